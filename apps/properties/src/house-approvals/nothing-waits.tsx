import { approvalText } from './approval.text';
import { EmptyState } from '@toam/ui/core';
import type { ReactNode } from 'react';

/** An empty queue. `children` links to a queue that has items. Specification 2 §2. */
export const NothingWaits = ({ children }: { children?: ReactNode }) => (
  <EmptyState title={approvalText.nothing} reason={approvalText.nothingNote}>
    {children}
  </EmptyState>
);
