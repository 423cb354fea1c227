import { dayOf, writtenDay } from '@toam/domain/day';
import {
  type DealColumn,
  dealColumns,
  oldTransactionColumns,
  receiptColumns,
  shareColumns,
} from '@toam/domain/deal/deal-columns';
import { longestCode } from '@toam/domain/deal/deal-codes';
import { daysOutOfOrder, isCancelledEarly } from '@toam/domain/deal/deal-days';
import { dealStatuses, dealTypes, feeStatuses, largestAmount } from '@toam/domain/deal/deal-values';
import { oldFeeProblem } from '@toam/domain/deal/old-transaction';
import { firstExceeding } from '@toam/domain/deal/share-fees';
import { fullMoney } from '@toam/domain/money/money-format';
import { madeByKind, underWireNames } from '@toam/domain/record/columns';
import { legibleCode, visibleText } from '@toam/domain/visible-text';
import { z } from 'zod';
import { firstBusinessMoment, lastBusinessMoment } from '@toam/contracts/business-days';
import { largestId, longestLine, numberIn, recordId } from '@toam/contracts/field';
import { reason } from '@toam/contracts/house/reason';
import { dealText } from './deal.text';
import { validationText } from '@toam/contracts/texts/validation';

/** The longest note. */
export const longestNote = 1000;
/** The most people of a deal, and the most receipts of one call. */
export const maxShares = 30;
export const maxReceipts = 100;

/** A day of Vietnam: epoch seconds on the wire, '2026-11-22' once parsed. D4. */
export const dealDay = (missing: string = dealText.dayMissing) =>
  z.number(missing).int(missing).min(firstBusinessMoment, missing).max(lastBusinessMoment, missing).transform(dayOf);

/** A day that may be left out: 0 and null are none. Specification 3 §7.2. */
const openDay = z
  .union([z.literal(0), z.null(), dealDay()], dealText.dayMissing)
  .transform((day) => (typeof day === 'string' ? day : null));

const today = () => dayOf(Date.now() / 1000);
/** A day that is not after today. */
const pastDay = dealDay().refine((day) => day <= today(), dealText.future);

/**
 * The message of a changed paper's day after today, by its field. Decision 118.
 * @param stored the day that it has, null for a new paper: that day may stay
 */
export const futureDayErrors = (field: string, day: string, stored: string | null): Record<string, string> =>
  day !== stored && day > today() ? { [field]: dealText.future } : {};

const notNegative = { amount: 0, text: validationText.tooSmall('0') };
const something = { amount: 1, text: dealText.nothing };
/** VND. @param least what a lower amount is told */
const money = (missing: string, least: { amount: number; text: string } = notNegative) =>
  z
    .number(missing)
    // before `int`, which also refuses what a browser's number does not hold
    .max(largestAmount, validationText.tooBig(largestAmount.toLocaleString('vi-VN')))
    .int(validationText.integer)
    .min(least.amount, least.text);

const chosen = (label: string) =>
  z
    .number(dealText.empty(label))
    .int(dealText.empty(label))
    .positive(dealText.empty(label))
    .max(largestId, validationText.invalid);

const text = (max: number) =>
  z
    .string()
    .transform(visibleText)
    .pipe(z.string().max(max, validationText.tooLong(max)));
const requiredText = (label: string, max: number) =>
  z
    .string(dealText.empty(label))
    .transform((input) => visibleText(input).replace(/\s+/g, ' '))
    .pipe(z.string().min(1, dealText.empty(label)).max(max, validationText.tooLong(max)));
/** A code of a transaction or receipt. It is found again whatever dashes a copy of it has. D124. */
const codeText = (label: string) =>
  z
    .string(dealText.empty(label))
    .transform(legibleCode)
    .pipe(z.string().min(1, dealText.empty(label)).max(longestCode, validationText.tooLong(longestCode)));
const note = text(longestNote)
  .transform((input) => input || null)
  .nullable();

const oneOf = <Value extends number>(values: readonly Value[], missing: string) =>
  // a literal, not a refinement: rules over several fields only see values that are one of these
  z.literal(values, missing);

/** The last version that the person saw. D12. */
const version = z.number().int().optional();

type Labelled = Pick<DealColumn, 'label'>;
const named = (_column: string, { label }: Labelled) => chosen(label);
const amount = (_column: string, { label }: Labelled) => money(dealText.empty(label));
/** What a body says of a column of each kind. */
const fieldKinds = {
  house: named,
  staff: named,
  customer: named,
  money: amount,
  day: () => dealDay(),
  openDay: () => openDay.optional(),
  percent: (_column: string, { label }: Labelled) =>
    numberIn({ min: 0, max: 100, decimals: 3, unit: '%' }, dealText.empty(label)),
  type: (_column: string, { label }: Labelled) => oneOf(dealTypes, dealText.empty(label)),
  status: (_column: string, { label }: Labelled) => oneOf(dealStatuses, dealText.empty(label)),
  feeStatus: (_column: string, { label }: Labelled) => oneOf(feeStatuses, dealText.empty(label)),
  code: (_column: string, { label }: Labelled) => codeText(label),
  line: (_column: string, { label }: Labelled) => requiredText(label, longestLine),
  note: () => note.optional(),
};
const price = money(dealText.priceMissing);

/** Fields of a person's share. Specification 3 §5.3. */
const { staff_id, ...shareFields } = underWireNames(shareColumns, madeByKind(shareColumns, fieldKinds));
const dealFields = z.object({ ...underWireNames(dealColumns, madeByKind(dealColumns, fieldKinds)), price });

interface Days {
  date?: string | undefined;
  notarizedDate?: string | undefined;
  brokerageReceiveDate?: string | undefined;
  reservationDate?: string | null | undefined;
}

/** The messages of days on the wrong side of the deposit, by the field. A day that is absent has no order. */
export function dayOrderErrors(days: Days): Record<string, string> {
  const { date, notarizedDate, brokerageReceiveDate, reservationDate } = days;
  if (date === undefined) return {};
  const wrong = daysOutOfOrder({
    ...{ reservation: reservationDate, deposit: date },
    ...{ notarized: notarizedDate ?? date, receive: brokerageReceiveDate ?? date },
  });
  return {
    ...(wrong.includes('reservation') && { reservationDate: dealText.reservedLate }),
    ...(wrong.includes('notarized') && { notarizedDate: dealText.beforeDeposit(writtenDay(date)) }),
    ...(wrong.includes('receive') && { brokerageReceiveDate: dealText.beforeDeposit(writtenDay(date)) }),
  };
}

/** The message of a bill that would cancel a deposit before its day. */
export const billDayErrors = (cancelDate: string, deposit: string): Record<string, string> =>
  isCancelledEarly(cancelDate, deposit) ? { cancelDate: dealText.cancelledEarly } : {};

/** The message of a deposit after the day on which one of its shares was cancelled. @param cancelled days of the shares, null: not cancelled */
export const depositDayErrors = (date: string, cancelled: readonly (string | null)[]): Record<string, string> =>
  cancelled.some((day) => day !== null && isCancelledEarly(day, date)) ? { date: dealText.depositedLate } : {};

/** What a refinement says of a value. */
interface Refinement {
  addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void;
}

const inOrder = (days: Days, { addIssue }: Refinement) => {
  for (const [field, message] of Object.entries(dayOrderErrors(days)))
    addIssue({ code: 'custom', path: [field], message });
};

/** A person's share among those of its deal. */
const partFields = z.object({ ...shareFields, user_id: staff_id, status: shareFields.status.default(2) });

const partsOf = <Part extends z.ZodType>(part: Part) =>
  z.array(part).min(1, dealText.nobody).max(maxShares, validationText.tooMany(maxShares));

/** The shares together fit into the fee. The first one at which they exceed it gets the message. D78. */
const fitIntoFee = (
  { brokerageFee, users_group }: { brokerageFee: number; users_group: { brokerageFeeUser: number }[] },
  { addIssue }: { addIssue: (issue: { code: 'custom'; path: (string | number)[]; message: string }) => void },
) => {
  const fees = users_group.map(({ brokerageFeeUser }) => brokerageFeeUser);
  const at = firstExceeding(brokerageFee, fees);
  const path = ['users_group', at ?? 0, 'brokerageFeeUser'];
  if (at !== null) addIssue({ code: 'custom', path, message: dealText.overFee(fullMoney(brokerageFee)) });
};

/** A new deal with its people. Specification 3 §5.3, §7.2. */
export const newDealFields = dealFields
  .extend({ date: pastDay, users_group: partsOf(partFields) })
  .superRefine(inOrder)
  .superRefine(fitIntoFee);
export type NewDeal = z.output<typeof newDealFields>;

/** What is deleted, and why: the history, the audit and the people concerned are told. D118. */
export const removal = z.object({ id: recordId, reason });

/** A deal as it shall be, with all its people: a share without an id is new, one that is left out is deleted. */
export const dealChangeFields = dealFields
  .extend({
    id: recordId,
    version: z.number().int(),
    /** Why shares are left out. */
    reason: reason.optional(),
    users_group: partsOf(partFields.extend({ id: recordId.nullish() })),
  })
  .superRefine(inOrder)
  .superRefine(fitIntoFee);
export type DealChange = z.output<typeof dealChangeFields>;

/** A change of a share and of its deal. Absent: unchanged. `brokerageFeeReceived` is derived, so it is not read. D78. */
export const transactionFields = dealFields
  .extend({ ...shareFields, staff_id })
  .partial()
  .extend({ id: recordId, version })
  .superRefine(inOrder);
export type TransactionChange = z.output<typeof transactionFields>;

/** A receipt of a sheet: a stored one too, which keeps its day. Specification 3 §5.4. `feePayable` and the names are the server's. */
export const sheetReceiptFields = z.object({
  transaction_id: recordId,
  feeCode: codeText(receiptColumns.code.label),
  dateCollect: dealDay(),
  feeCollect: money(dealText.empty(receiptColumns.fee_collect.label), something),
  note: note.optional(),
});
export const receiptFields = sheetReceiptFields.extend({ dateCollect: pastDay });
export type NewReceipt = z.output<typeof receiptFields>;

/** One receipt, or `rows` of them: all are written or none. D80. */
export const newReceiptFields = receiptFields
  .partial()
  .extend({
    rows: z
      .array(receiptFields)
      .min(1, validationText.tooFew(1))
      .max(maxReceipts, validationText.tooMany(maxReceipts))
      .optional(),
  })
  .superRefine(({ rows, ...one }, context) => {
    if (rows) return;
    const required = z.object({
      transaction_id: z.number(validationText.required),
      feeCode: z.string(dealText.empty(receiptColumns.code.label)),
      dateCollect: z.string(dealText.dayMissing),
      feeCollect: z.number(dealText.empty(receiptColumns.fee_collect.label)),
    });
    for (const { path, message } of required.safeParse(one).error?.issues ?? [])
      context.addIssue({ code: 'custom', path: [...path], message });
  });

export const receiptChange = sheetReceiptFields
  .omit({ transaction_id: true })
  .partial()
  .extend({ id: recordId, version });
export type ReceiptChange = z.output<typeof receiptChange>;

/** Specification 3 §5.5. */
export const couponFields = z.object({
  transaction_id: recordId,
  reducedFee: money(dealText.reductionMissing, something),
  note: note.optional(),
});
export const couponChange = couponFields.omit({ transaction_id: true }).partial().extend({ id: recordId, version });

/** B11: by default the whole deal is cancelled. */
export const billFields = z.object({
  transaction_id: recordId,
  cancelDate: pastDay,
  note: note.optional(),
  whole_deal: z.boolean().default(true),
});
export const billChange = billFields
  .pick({ note: true })
  .extend({ cancelDate: dealDay() })
  .partial()
  .extend({ id: recordId, version });

const oldFields = underWireNames(oldTransactionColumns, madeByKind(oldTransactionColumns, fieldKinds));

/** An old transaction as its form sends it. `brokerageFeeReceivable` is derived, so it is not read. Specification 3 §5.2. */
export const oldTransactionFields = z
  .object({
    id: recordId,
    version,
    ...oldFields,
    user_id: oldFields.user_id.optional(),
    ...{ date: pastDay, price },
  })
  .superRefine(({ date, notarizedDay, brokerageReceiveDay }, context) => {
    const wrong = daysOutOfOrder({ deposit: date, notarized: notarizedDay, receive: brokerageReceiveDay });
    const message = dealText.oldNotarizedEarly(writtenDay(date));
    if (wrong.includes('notarized')) context.addIssue({ code: 'custom', path: ['notarizedDay'], message });
  })
  .superRefine(({ brokerageFee, brokerageFeeReceived, brokerageFeeStatus }, context) => {
    const problem = oldFeeProblem({ fee: brokerageFee, received: brokerageFeeReceived, status: brokerageFeeStatus });
    if (problem === 'received')
      context.addIssue({ code: 'custom', path: ['brokerageFeeReceived'], message: dealText.receivedOverFee });
    if (problem === 'status')
      context.addIssue({ code: 'custom', path: ['brokerageFeeStatus'], message: dealText.feeStatusWrong });
  });
export type OldTransactionChange = z.output<typeof oldTransactionFields>;
