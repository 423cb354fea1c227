import { WarningIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';

/** A number that another person has. Two people may share one, so it only warns. @param write the owner's name as a sentence */
export const takenHint = (owner: { name: string } | undefined, write: (name: string) => string): ReactNode =>
  owner && (
    <span className="staff-taken" role="status">
      <WarningIcon size={14} />
      {write(owner.name)}
    </span>
  );
