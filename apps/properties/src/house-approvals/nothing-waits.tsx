import { approvalText } from '@toam/contracts/texts/approval';
import { EmptyHouse } from '@toam/ui/core';
import type { ReactNode } from 'react';

/** An empty queue. `children` links to a queue that has items. Specification 2 §2. */
export const NothingWaits = ({ children }: { children?: ReactNode }) => (
  <div className="ta-state" role="status">
    <EmptyHouse />
    <div className="ta-state-title">{approvalText.nothing}</div>
    <div className="ta-state-reason">{approvalText.nothingNote}</div>
    {children && <div className="ta-state-actions">{children}</div>}
  </div>
);
