import { dayOrderErrors, dealChangeFields, depositDayErrors, newDealFields } from '@toam/contracts/deal/deal-fields';
import type { DealRow, TransactionRow } from '@toam/contracts/deal/deal.schema';
import type { changeDeal } from '@toam/contracts/deal/deal-form.endpoints';
import type { createDeal } from '@toam/contracts/deal/deal.endpoints';
import type { CallOf } from '@toam/contracts/endpoint';
import { invalidMessage } from '@toam/contracts/invalid-message';
import { dealStatusText, dealText, dealTypeText } from '@toam/contracts/deal/deal.text';
import { dayOf, dayStart, writtenDay } from '@toam/domain/day';
import { isDay } from '@toam/domain/typed-day';
import { dealColumns, shareColumns } from '@toam/domain/deal/deal-columns';
import { DealStatus, type DealType } from '@toam/domain/deal/deal-values';
import { firstExceeding } from '@toam/domain/deal/share-fees';
import { fullMoney } from '@toam/domain/money/money-format';
import { z } from 'zod';

/** A person's share as its line holds it. */
export interface ShareValues {
  /** Names the line while it moves up and down. */
  key: string;
  /** Null: not stored yet. Not `id`: forms compare lists of records by that alone. */
  share_id: number | null;
  user_id: number | null;
  customer_id: number | null;
  transactionType: DealType | null;
  /** Percent. */
  brokerageRate: number | null;
  /** VND */
  brokerageFeeUser: number | null;
  transactionCode: string;
  status: DealStatus | null;
  note: string;
}

/** A deal as its form holds it: days as 'YYYY-MM-DD', amounts in VND. */
export type DealValues = {
  house_id: number | null;
  date: string | null;
  notarizedDate: string | null;
  brokerageReceiveDate: string | null;
  reservationDate: string | null;
  price: number | null;
  brokerageFee: number | null;
  users_group: ShareValues[];
};

let lines = 0;

export const emptyShare = (known: Partial<ShareValues> = {}): ShareValues => ({
  ...{ key: `new-${++lines}`, share_id: null, user_id: null, customer_id: null, transactionType: null },
  ...{ brokerageRate: null, brokerageFeeUser: null, transactionCode: '', status: DealStatus.deposited, note: '' },
  ...known,
});

/** What a link knows of a new deal. B17. */
export interface KnownDeal {
  house: number | null;
  customer: number | null;
}

export const emptyDeal = ({ house, customer }: KnownDeal, today: string): DealValues => ({
  ...{ house_id: house, date: today, notarizedDate: null, brokerageReceiveDate: null, reservationDate: null },
  ...{ price: null, brokerageFee: null },
  users_group: [emptyShare({ key: 'first', customer_id: customer })],
});

const dayIn = (at: number): string | null => (at === 0 ? null : dayOf(at));

const shareValuesOf = (share: TransactionRow): ShareValues => ({
  ...{ key: `share-${share.id}`, share_id: share.id, user_id: share.staff_id, customer_id: share.customer_id },
  ...{ transactionType: share.transactionType, brokerageRate: share.brokerageRate },
  ...{ brokerageFeeUser: share.brokerageFeeUser, transactionCode: share.transactionCode, status: share.status },
  note: share.note ?? '',
});

export const dealValuesOf = (deal: DealRow): DealValues => ({
  house_id: deal.house_id,
  date: dayIn(deal.date),
  notarizedDate: dayIn(deal.notarizedDate),
  brokerageReceiveDate: dayIn(deal.brokerageReceiveDate),
  reservationDate: dayIn(deal.reservationDate),
  ...{ price: deal.price, brokerageFee: deal.brokerageFee },
  users_group: deal.transactions.map(shareValuesOf),
});

const wireDay = (day: string | null): number | null => (day === null ? null : dayStart(day));

/** The form's values in the API's shape. What is missing stays null, so that the contract's own words are said of it. */
const wireOf = ({ users_group, ...deal }: DealValues) => ({
  ...deal,
  date: wireDay(deal.date),
  notarizedDate: wireDay(deal.notarizedDate),
  brokerageReceiveDate: wireDay(deal.brokerageReceiveDate),
  reservationDate: wireDay(deal.reservationDate),
  users_group: users_group.map(({ key: _key, share_id, note, ...share }) => ({
    ...share,
    ...(share_id !== null && { id: share_id }),
    note: note === '' ? null : note,
  })),
});

type NewDealBody = CallOf<typeof createDeal>['body'];
type DealChangeBody = CallOf<typeof changeDeal>['body'];

/** A new deal that the schema has accepted. */
export const newDealRequest = (values: DealValues): NewDealBody => wireOf(values) as NewDealBody;

/** A changed deal that the schema has accepted. */
export const dealChangeRequest = (
  id: number,
  version: number,
  values: DealValues,
  reason: string | undefined,
): DealChangeBody => ({ ...wireOf(values), id, version, ...(reason && { reason }) }) as DealChangeBody;

/** What is wrong with days and amounts among each other. The contract looks at them only once every field is right by itself. */
function crossProblems(
  { date, notarizedDate, brokerageReceiveDate, reservationDate, brokerageFee, users_group }: DealValues,
  stored: readonly TransactionRow[],
) {
  const days = { date, notarizedDate, brokerageReceiveDate, reservationDate };
  const known = Object.fromEntries(Object.entries(days).filter(([, day]) => day !== null && isDay(day)));
  const cancelled = stored
    .filter(({ id }) => users_group.some(({ share_id }) => share_id === id))
    .map(({ cancelDate }) => dayIn(cancelDate ?? 0));
  const wrong = { ...dayOrderErrors(known), ...(date !== null && isDay(date) && depositDayErrors(date, cancelled)) };
  const problems = Object.entries(wrong).map(([name, message]) => ({ path: [name], message }));
  if (brokerageFee === null || !Number.isSafeInteger(brokerageFee)) return problems;
  const at = firstExceeding(brokerageFee, feesOf(users_group));
  const path = ['users_group', at ?? 0, 'brokerageFeeUser'];
  return at === null ? problems : [...problems, { path, message: dealText.overFee(fullMoney(brokerageFee)) }];
}

/** The contract's own rules, on the form's values: the names of the fields are the same. Specification 3 §5.3. */
const asForm = (contract: z.ZodType, more: object = {}, stored: readonly TransactionRow[] = []) =>
  z.custom<DealValues>().superRefine((values, { addIssue }) => {
    const parsed = contract.safeParse({ ...wireOf(values), ...more }, { error: invalidMessage });
    const problems: { path: PropertyKey[]; message: string }[] = [
      ...(parsed.error?.issues ?? []),
      ...crossProblems(values, stored),
    ];
    for (const { path, message } of problems) addIssue({ code: 'custom', path: [...path], message });
  });
export const newDealSchema = asForm(newDealFields);
export const dealSchema = ({ transactions }: DealRow) => asForm(dealChangeFields, { id: 1, version: 1 }, transactions);

/** The fees that the lines have, 0 for an empty or unreadable one. */
export const feesOf = (shares: readonly Pick<ShareValues, 'brokerageFeeUser'>[]): number[] =>
  shares.map(({ brokerageFeeUser }) => (Number.isSafeInteger(brokerageFeeUser) ? (brokerageFeeUser ?? 0) : 0));

export const dealLabels: Record<string, string> = {
  house_id: dealColumns.house_id.label,
  date: dealColumns.deposit_date.label,
  notarizedDate: dealColumns.notarized_date.label,
  brokerageReceiveDate: dealColumns.receive_date.label,
  reservationDate: dealColumns.reservation_date.label,
  price: dealColumns.price.label,
  brokerageFee: dealColumns.brokerage_fee.label,
  users_group: shareColumns.fee_user.label,
};

/** A line in one text: 'GD-2611-0043: 45.600.000 đ, 40%, Chủ nhà, Đặt cọc'. */
const shareWords = (share: ShareValues): string =>
  `${share.transactionCode || '–'}: ${[
    share.brokerageFeeUser !== null && `${fullMoney(share.brokerageFeeUser)} đ`,
    share.brokerageRate !== null && `${share.brokerageRate.toLocaleString('vi-VN', { maximumFractionDigits: 3 })}%`,
    share.transactionType && dealTypeText[share.transactionType],
    share.status && dealStatusText[share.status],
    share.note,
  ]
    .filter(Boolean)
    .join(', ')}`;

/** A field's value as people read it. */
export function dealWords(field: string, values: DealValues): string {
  const value = values[field as keyof DealValues];
  if (field === 'users_group') return values.users_group.map(shareWords).join('\n');
  if (value === null || value === undefined) return '';
  if (field === 'house_id') return `#${String(value)}`;
  return typeof value === 'number' ? `${fullMoney(value)} đ` : writtenDay(value as string);
}
