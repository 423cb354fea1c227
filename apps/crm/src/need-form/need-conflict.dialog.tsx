import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { needWishLabel, needLabel, needText } from '@toam/contracts/texts/need';
import { housePriceText } from '@toam/domain/house/house-price';
import { needColumns } from '@toam/domain/need/need-columns';
import { writeNumber } from '@toam/domain/number-input';
import { clashingFields, type Conflict } from '@toam/domain/record/three-way';
import { CustomerNamed, StaffNamed } from '@toam/pickers/named';
import { formatClock } from '@toam/ui/core';
import { ConflictDialog, unitLabel } from '@toam/ui/form';
import type { ReactNode } from 'react';
import type { NeedField, NeedFormValues } from './need-form.values';

interface NeedConflictDialogProps {
  conflict: Conflict<NeedFormValues>;
  /** Epoch seconds of the newer version. */
  updatedAt: number;
  options: HouseOptions;
  onCancel: () => void;
  /** Says of each field whether the newer value was chosen. */
  onChoose: (isTheirs: (field: NeedField) => boolean) => void;
}

/** «Xung đột khi lưu»: what both changed, each in words. Mockup 13, D12. */
export function NeedConflictDialog({ conflict, updatedAt, options, onCancel, onChoose }: NeedConflictDialogProps) {
  const words = (field: NeedField, side: NeedFormValues): ReactNode => {
    const id = side[field];
    if (field === 'customer_id' && typeof id === 'number') return <CustomerNamed customerId={id} />;
    if (field === 'user_id' && typeof id === 'number') return <StaffNamed userId={id} />;
    return wordsOf(field, side, options);
  };
  return (
    <ConflictDialog
      changedAt={formatClock(updatedAt)}
      fields={clashingFields(conflict).map((field) => ({
        name: field,
        label: needLabel[field],
        mine: words(field, conflict.mine),
        theirs: words(field, conflict.theirs),
      }))}
      onCancel={onCancel}
      onChoose={(sides) => onChoose((field) => sides[field] === 'theirs')}
    />
  );
}

/** A field's value as people read it; '' for nothing. */
function wordsOf(field: NeedField, need: NeedFormValues, options: HouseOptions): string {
  const column = needColumns[field];
  const value = need[field];
  if (value === null) return '';
  if (field === 'purpose') return need.purpose === 1 ? needText.rent : needText.buy;
  if (field === 'money_unit') return unitLabel[need.money_unit];
  if (field === 'require_column') return need.require_column.map((wish) => needWishLabel[wish]).join(', ');
  if (column.kind === 'entries') return entriesOf(options[column.dictionary], value as number[]);
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'string') return value;
  return column.kind === 'money' ? housePriceText(value, need.purpose) : writeNumber(value, 2);
}

const entriesOf = (entries: readonly { id: number; value: string }[], ids: readonly number[]): string =>
  ids.map((id) => entries.find((entry) => entry.id === id)?.value ?? `#${id}`).join(', ');
