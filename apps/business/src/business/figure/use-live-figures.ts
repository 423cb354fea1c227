import type { QueryKey } from '@tanstack/react-query';
import { useLiveList } from '@toam/live/live-list';

/** Records whose changes change figures. */
const alongside = ['receipt', 'accumulation', 'target'] as const;

/** Reads figures again when somebody changes what they are made of. */
export const useLiveFigures = (list: QueryKey): void => useLiveList({ noun: 'transaction', alongside, list });
