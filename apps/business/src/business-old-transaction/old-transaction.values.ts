import { oldTransactionFields } from '@toam/contracts/deal/deal-fields';
import type { OldTransactionRow } from '@toam/contracts/deal/deal.schema';
import { oldTransactionColumns as columns } from '@toam/domain/deal/deal-columns';
import { FeeStatus } from '@toam/domain/deal/deal-values';
import { z } from 'zod';
import { columnAt, fieldLabels, type FormValues, valuesOf, valueWords, wireOf } from '../business/ledger-form';

/** An old transaction in its form. */
export type OldValues = FormValues<typeof columns>;

export const oldValues = (row: OldTransactionRow): OldValues => valuesOf(columns, row);

/** What the form holds, as the call takes it. A field that is still empty is refused by the schema of the call. */
export const oldBody = (id: number, values: OldValues) =>
  ({ ...wireOf(columns, values), id }) as unknown as z.input<typeof oldTransactionFields>;

/** The form is checked by the schema of the call. Specification 3 §5.2. */
export const oldSchema = (id: number) =>
  z
    .custom<OldValues>()
    .transform((values) => oldBody(id, values))
    .pipe(oldTransactionFields);

export const oldLabels = fieldLabels(columns);

/** The status that says what was received; the first one if there is nothing to receive. */
export function fittingStatus(fee: number, received: number): FeeStatus {
  if (received === 0) return FeeStatus.none;
  return received < fee ? FeeStatus.part : FeeStatus.whole;
}

/** A field as people read it. @param current has the person's name */
export function oldWords(field: keyof OldValues, values: OldValues, current: OldTransactionRow): string {
  if (field === 'user_id' && values.user_id === current.user_id) return current.user.name;
  return valueWords(columnAt(columns, field)!.kind, values[field]);
}
