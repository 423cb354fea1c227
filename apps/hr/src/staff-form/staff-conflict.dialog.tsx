import type { HouseOptions } from '@toam/contracts/option/option.schema';
import type { Conflict } from '@toam/domain/record/three-way';
import { useStaffNames } from '@toam/pickers/named';
import { isPicture, type StaffField } from '@toam/pickers/staff/staff.values';
import { formatClock } from '@toam/ui/core';
import { ConflictDialog } from '@toam/ui/form';
import { labelOf, wordsOf } from './staff-form.words';
import { clashesOf, type StaffFormValues } from './staff-form.values';

interface StaffConflictDialogProps {
  conflict: Conflict<StaffFormValues>;
  /** Epoch seconds of the newer version. */
  updatedAt: number;
  options: HouseOptions;
  onCancel: () => void;
  /** Says of each field whether the newer value was chosen. */
  onChoose: (isTheirs: (field: StaffField) => boolean) => void;
}

/** «Xung đột khi lưu»: what both changed, each in words, pictures to look at. Mockup 13, D12. */
export function StaffConflictDialog({ conflict, updatedAt, options, onCancel, onChoose }: StaffConflictDialogProps) {
  const nameOf = useStaffNames([conflict.mine.manager, conflict.theirs.manager]);
  const show = (field: StaffField, side: StaffFormValues) => {
    const image = isPicture(field) ? side[field][0] : undefined;
    if (image) return <img className="staff-conflict-picture" src={image.thumbnail} alt={labelOf(field)} />;
    return wordsOf(field, side, options, nameOf);
  };
  return (
    <ConflictDialog
      changedAt={formatClock(updatedAt)}
      fields={clashesOf(conflict).map((field) => ({
        name: field,
        label: labelOf(field),
        mine: show(field, conflict.mine),
        theirs: show(field, conflict.theirs),
      }))}
      onCancel={onCancel}
      onChoose={(sides) => onChoose((field) => sides[field] === 'theirs')}
    />
  );
}
