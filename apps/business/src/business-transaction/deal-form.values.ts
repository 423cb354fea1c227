import { dayOrderErrors, dealChangeFields, depositDayErrors, newDealFields } from '@toam/contracts/deal/deal-fields';
import type { DealRow, TransactionRow } from '@toam/contracts/deal/deal.schema';
import type { changeDeal } from '@toam/contracts/deal/deal-form.endpoints';
import type { createDeal } from '@toam/contracts/deal/deal.endpoints';
import type { CallOf } from '@toam/contracts/endpoint';
import { invalidMessage } from '@toam/contracts/invalid-message';
import { dealStatusText, dealText, dealTypeText } from '@toam/contracts/deal/deal.text';
import { dayOf } from '@toam/domain/day';
import { isDay } from '@toam/domain/typed-day';
import { dealColumns, shareColumns } from '@toam/domain/deal/deal-columns';
import { DealStatus } from '@toam/domain/deal/deal-values';
import { firstExceeding } from '@toam/domain/deal/share-fees';
import { fullMoney } from '@toam/domain/money/money-format';
import { z } from 'zod';
import {
  columnAt,
  emptyValues,
  fieldLabels,
  type FormValues,
  valuesOf,
  valueWords,
  wireOf,
} from '../business/ledger-form';

/** A line names its person `user_id`. */
const { staff_id: _staff, ...lineColumns } = shareColumns;

/** A person's share as its line holds it. */
export type ShareValues = FormValues<typeof lineColumns> & {
  /** Names the line while it moves up and down. */
  key: string;
  /** Null: not stored yet. Not `id`: forms compare lists of records by that alone. */
  share_id: number | null;
  user_id: number | null;
};

/** A deal as its form holds it. */
export type DealValues = FormValues<typeof dealColumns> & { users_group: ShareValues[] };

let lines = 0;

export const emptyShare = (known: Partial<ShareValues> = {}): ShareValues => ({
  ...{ key: `new-${++lines}`, share_id: null, user_id: null, ...emptyValues(lineColumns) },
  status: DealStatus.deposited,
  ...known,
});

/** What a link knows of a new deal. B17. */
export interface KnownDeal {
  house: number | null;
  customer: number | null;
}

export const emptyDeal = ({ house, customer }: KnownDeal, today: string): DealValues => ({
  ...{ ...emptyValues(dealColumns), house_id: house, date: today },
  users_group: [emptyShare({ key: 'first', customer_id: customer })],
});

const shareValuesOf = (share: TransactionRow): ShareValues => ({
  ...{ key: `share-${share.id}`, share_id: share.id, user_id: share.staff_id, ...valuesOf(lineColumns, share) },
});

export const dealValuesOf = (deal: DealRow): DealValues => ({
  ...valuesOf(dealColumns, deal),
  users_group: deal.transactions.map(shareValuesOf),
});

const bodyOf = ({ users_group, ...deal }: DealValues) => ({
  ...wireOf(dealColumns, deal),
  users_group: users_group.map(({ key: _key, share_id, user_id, ...share }) => ({
    ...{ ...wireOf(lineColumns, share), user_id },
    ...(share_id !== null && { id: share_id }),
  })),
});

type NewDealBody = CallOf<typeof createDeal>['body'];
type DealChangeBody = CallOf<typeof changeDeal>['body'];

/** A new deal that the schema has accepted. */
export const newDealRequest = (values: DealValues): NewDealBody => bodyOf(values) as unknown as NewDealBody;

/** A changed deal that the schema has accepted. */
export const dealChangeRequest = (
  id: number,
  version: number,
  values: DealValues,
  reason: string | undefined,
): DealChangeBody => ({ ...bodyOf(values), id, version, ...(reason && { reason }) }) as unknown as DealChangeBody;

/** What is wrong with days and amounts among each other. The contract looks at them only once every field is right by itself. */
function crossProblems(
  { date, notarizedDate, brokerageReceiveDate, reservationDate, brokerageFee, users_group }: DealValues,
  stored: readonly TransactionRow[],
) {
  const days = { date, notarizedDate, brokerageReceiveDate, reservationDate };
  const known = Object.fromEntries(Object.entries(days).filter(([, day]) => day !== null && isDay(day)));
  const cancelled = stored
    .filter(({ id }) => users_group.some(({ share_id }) => share_id === id))
    .map(({ cancelDate }) => (cancelDate ? dayOf(cancelDate) : null));
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
    const parsed = contract.safeParse({ ...bodyOf(values), ...more }, { error: invalidMessage });
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
  ...{ ...fieldLabels(dealColumns), users_group: shareColumns.fee_user.label },
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
  if (field === 'users_group') return values.users_group.map(shareWords).join('\n');
  const { kind } = columnAt(dealColumns, field)!;
  const value = values[field as keyof FormValues<typeof dealColumns>];
  const words = valueWords(kind, value);
  return words && kind === 'money' ? `${words} đ` : words;
}
