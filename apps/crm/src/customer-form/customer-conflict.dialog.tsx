import { customerLabel } from '@toam/contracts/texts/customer';
import { dayText } from '@toam/domain/day';
import { phoneFields } from '@toam/domain/customer/customer-phones';
import type { Conflict } from '@toam/domain/record/three-way';
import { phoneText } from '@toam/pickers/customer/customer.queries';
import type { CustomerValues } from '@toam/pickers/customer/customer.values';
import { StaffNamed } from '@toam/pickers/named';
import { Avatar, formatClock } from '@toam/ui/core';
import { ConflictDialog } from '@toam/ui/form';
import type { ReactNode } from 'react';
import { clashesOf, type CustomerField } from './customer-form.values';

interface CustomerConflictDialogProps {
  conflict: Conflict<CustomerValues>;
  /** Epoch seconds of the newer version. */
  updatedAt: number;
  onCancel: () => void;
  /** Says of each field whether the newer value was chosen. */
  onChoose: (isTheirs: (field: CustomerField) => boolean) => void;
}

const labelOf = (field: CustomerField): string => customerLabel[field === 'picture' ? 'image' : field];

/** «Xung đột khi lưu»: what both changed, each in words. Mockup 13, D12. */
export function CustomerConflictDialog({ conflict, updatedAt, onCancel, onChoose }: CustomerConflictDialogProps) {
  const words = (field: CustomerField, side: CustomerValues): ReactNode => {
    if (field === 'picture') return side.picture && <Avatar id={0} name="" image={side.picture.thumbnail} size={40} />;
    if (field === 'date_of_birth') return dayText(side.date_of_birth) ?? '';
    if (field === 'user_id') return side.user_id === null ? '' : <StaffNamed userId={side.user_id} />;
    return phoneFields.some((phone) => phone === field) ? phoneText(side[field]) : side[field];
  };
  return (
    <ConflictDialog
      changedAt={formatClock(updatedAt)}
      fields={clashesOf(conflict).map((field) => ({
        name: field,
        label: labelOf(field),
        mine: words(field, conflict.mine),
        theirs: words(field, conflict.theirs),
      }))}
      onCancel={onCancel}
      onChoose={(sides) => onChoose((field) => sides[field] === 'theirs')}
    />
  );
}
