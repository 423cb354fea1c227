import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListSelection } from './list-table-props';

const nothing = { ids: new Set<number>() as ReadonlySet<number>, only: false, choosing: false };

/**
 * The chosen rows of a list. A selection belongs to one query. Another tab, search or filter clears it, so that nobody
 * deletes rows that are not on the screen.
 * @param question the list's query
 */
export function useListSelection(question: unknown): {
  selection: ListSelection;
  setOnly: (only: boolean) => void;
  /** On a phone: the next taps choose rows. */
  startChoosing: () => void;
} {
  const asked = hashKey([question]);
  const [stored, keep] = useState({ ...nothing, asked });
  const { ids, only, choosing } = stored.asked === asked ? stored : nothing;
  return {
    selection: {
      ids,
      only,
      choosing,
      // An empty selection ends both modes.
      onChange: (next) => keep({ asked, ids: next, only: only && next.size > 0, choosing: choosing && next.size > 0 }),
    },
    setOnly: (next) => keep({ asked, ids, only: next, choosing }),
    startChoosing: () => keep({ asked, ids, only: false, choosing: true }),
  };
}
