import { useQueryClient } from '@tanstack/react-query';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { customerQueries } from '@toam/pickers/customer.queries';
import { staffQueries } from '@toam/pickers/staff.queries';
import { formatClock } from '@toam/ui/core';
import { ConflictDialog } from '@toam/ui/form';
import { clashes, type HouseConflict } from './house-conflict';
import type { HouseField } from './house-form.values';
import { labelOf, wordsOf } from './house-words';

interface HouseConflictDialogProps {
  conflict: HouseConflict & { current: HouseDetail };
  options: HouseOptions;
  onCancel: () => void;
  /** The fields for which the newer value of the other is kept. */
  onChoose: (giveWay: HouseField[]) => void;
}

/** «Xung đột khi lưu»: what both changed, each in words. Mockup 13, D12. */
export function HouseConflictDialog({ conflict, options, onCancel, onChoose }: HouseConflictDialogProps) {
  const queries = useQueryClient();
  const { current } = conflict;
  const nameOf = (field: HouseField, id: number): string | undefined => {
    if (field === 'customer_id') {
      const known =
        current.customer?.id === id ? current.customer : queries.getQueryData(customerQueries.one(id).queryKey);
      return known?.name ?? `#${id}`;
    }
    if (field !== 'user_id') return undefined;
    return (
      (current.user?.id === id ? current.user.name : queries.getQueryData(staffQueries.name(id).queryKey)) ?? `#${id}`
    );
  };
  const fields = clashes(conflict);
  return (
    <ConflictDialog
      changedAt={formatClock(current.updated_at)}
      fields={fields.map((field) => ({
        name: field,
        label: labelOf(field),
        mine: wordsOf(field, conflict.mine, options, nameOf),
        theirs: wordsOf(field, conflict.theirs, options, nameOf),
      }))}
      onCancel={onCancel}
      onChoose={(sides) => onChoose(fields.filter((field) => sides[field] === 'theirs'))}
    />
  );
}
