import { oldTransactionFields } from '@toam/contracts/deal/deal-fields';
import type { OldTransactionRow } from '@toam/contracts/deal/deal.schema';
import { dealStatusText, dealTypeText, feeStatusText } from '@toam/contracts/deal/deal.text';
import { dayOf, dayStart, writtenDay } from '@toam/domain/day';
import { oldTransactionColumns as columns } from '@toam/domain/deal/deal-columns';
import { type DealStatus, type DealType, FeeStatus } from '@toam/domain/deal/deal-values';
import { fullMoney } from '@toam/domain/money/money-format';
import { z } from 'zod';

/** An old transaction in its form: days as YYYY-MM-DD, amounts in VND, null for an empty field. */
export type OldValues = {
  user_id: number | null;
  date: string | null;
  notarizedDay: string | null;
  brokerageReceiveDay: string | null;
  price: number | null;
  brokerageFee: number | null;
  brokerageFeeReceived: number | null;
  brokerageFeeStatus: FeeStatus | null;
  transactionType: DealType | null;
  status: DealStatus | null;
  address: string;
  note: string;
};

export const oldValues = (row: OldTransactionRow): OldValues => ({
  ...{ user_id: row.user_id, date: dayOf(row.date), notarizedDay: dayOf(row.notarizedDay) },
  ...{ brokerageReceiveDay: dayOf(row.brokerageReceiveDay), price: row.price, brokerageFee: row.brokerageFee },
  ...{ brokerageFeeReceived: row.brokerageFeeReceived, brokerageFeeStatus: row.brokerageFeeStatus },
  ...{ transactionType: row.transactionType, status: row.status, address: row.address, note: row.note ?? '' },
});

const secondOf = (day: string | null): number | null => (day === null ? null : dayStart(day));

/** What the form holds, as the call takes it. A field that is still empty is refused by the schema of the call. */
export const oldBody = (id: number, values: OldValues) =>
  ({
    ...values,
    id,
    date: secondOf(values.date),
    notarizedDay: secondOf(values.notarizedDay),
    brokerageReceiveDay: secondOf(values.brokerageReceiveDay),
  }) as z.input<typeof oldTransactionFields>;

/** The form is checked by the schema of the call. Specification 3 §5.2. */
export const oldSchema = (id: number) =>
  z
    .custom<OldValues>()
    .transform((values) => oldBody(id, values))
    .pipe(oldTransactionFields);

export const oldLabels = {
  user_id: columns.user_id.label,
  date: columns.date.label,
  notarizedDay: columns.notarized_day.label,
  brokerageReceiveDay: columns.receive_day.label,
  price: columns.price.label,
  brokerageFee: columns.fee.label,
  brokerageFeeReceived: columns.fee_received.label,
  brokerageFeeStatus: columns.fee_status.label,
  transactionType: columns.type.label,
  status: columns.status.label,
  address: columns.address.label,
  note: columns.note.label,
} satisfies Record<keyof OldValues, string>;

/** The status that says what was received; the first one if there is nothing to receive. */
export function fittingStatus(fee: number, received: number): FeeStatus {
  if (received === 0) return FeeStatus.none;
  return received < fee ? FeeStatus.part : FeeStatus.whole;
}

/** A field as people read it. @param current has the person's name */
export function oldWords(field: keyof OldValues, values: OldValues, current: OldTransactionRow): string {
  const value = values[field];
  if (value === null) return '';
  switch (field) {
    case 'user_id':
      return value === current.user_id ? current.user.name : `#${value}`;
    case 'brokerageFeeStatus':
      return feeStatusText[value as FeeStatus];
    case 'transactionType':
      return dealTypeText[value as DealType];
    case 'status':
      return dealStatusText[value as DealStatus];
    case 'date':
    case 'notarizedDay':
    case 'brokerageReceiveDay':
      return writtenDay(String(value));
    default:
      return typeof value === 'number' ? fullMoney(value) : value;
  }
}
