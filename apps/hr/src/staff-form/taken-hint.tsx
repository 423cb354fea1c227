import { WarningIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';

/** A number that is somebody's already: two people may share one, so it warns and holds nothing up. @param write whose it is, in words */
export const takenHint = (owner: { name: string } | undefined, write: (name: string) => string): ReactNode =>
  owner && (
    <span className="staff-taken" role="status">
      <WarningIcon size={14} />
      {write(owner.name)}
    </span>
  );
