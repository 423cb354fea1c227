import { staffLabel } from '@toam/contracts/texts/user';
import { fieldWords } from '@toam/pickers/staff/staff.values';
import { formatClock } from '@toam/ui/core';
import { ConflictDialog } from '@toam/ui/form';
import { clashesOf, type PersonalField } from './account.values';
import type { AccountClash } from './use-account-save';

interface AccountClashDialogProps {
  clash: AccountClash;
  onCancel: () => void;
  onChoose: (isTheirs: (field: PersonalField) => boolean) => void;
}

/** An admin has changed the same fields meanwhile: each is chosen. D12. */
export const AccountClashDialog = ({ clash, onCancel, onChoose }: AccountClashDialogProps) => (
  <ConflictDialog
    changedAt={formatClock(clash.current.updated_at)}
    fields={clashesOf(clash).map((name) => ({
      name,
      label: staffLabel[name],
      mine: fieldWords(name, clash.mine),
      theirs: fieldWords(name, clash.theirs),
    }))}
    onCancel={onCancel}
    onChoose={(sides) => onChoose((field) => sides[field] === 'theirs')}
  />
);
