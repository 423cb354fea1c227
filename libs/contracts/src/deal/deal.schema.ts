import { dealColumns, oldTransactionColumns, partyColumns, scopeColumns } from '@toam/domain/deal/deal-columns';
import { byKind, underWireNames } from '@toam/domain/record/columns';
import { z } from 'zod';
import { person } from '@toam/contracts/person';
import { epochSeconds } from '@toam/contracts/page';

const id = z.number().int();
/** VND. */
const money = z.number().int();
const dealType = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
const dealStatus = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
const feeStatus = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** What a row has of a column of each kind. Days are first seconds of days in Vietnam, 0 for none. D4. */
const kinds = {
  ...{ staff: id, customer: id, house: id, money, percent: z.number(), day: epochSeconds, openDay: epochSeconds },
  ...{ type: dealType, status: dealStatus, feeStatus, code: z.string(), line: z.string(), note: z.string().nullable() },
};
/** The same of what is another's own. */
const ownKinds = Object.fromEntries(Object.entries(kinds).map(([kind, schema]) => [kind, schema.nullable()])) as {
  [Kind in keyof typeof kinds]: z.ZodNullable<(typeof kinds)[Kind]>;
};

/** The house of a deal. A deleted one keeps its name. `may_open`: the viewer may see its page. */
export const dealHouse = z.object({
  id,
  title: z.string().nullable(),
  house_number: z.string(),
  house_address: z.string(),
  /** The ward's name. */
  district: z.string().nullable(),
  may_open: z.boolean(),
});
export type DealHouse = z.output<typeof dealHouse>;

/** Numbers in the name are hidden without a right to them. D24. */
const dealCustomer = z.object({ id, name: z.string(), may_open: z.boolean() });

const dealBase = { ...underWireNames(dealColumns, byKind(dealColumns, kinds)), house: dealHouse };

/**
 * A share with its deal: "transaction v2". Somebody with another share of the deal reads it without what is the other's own:
 * `in_scope` is false and those fields are null.
 */
export const transactionRow = z.object({
  group: z.literal('detail'),
  id,
  /** Of the share and its deal: it grows with every change of either. */
  version: id,
  deal_id: id,
  ...dealBase,
  ...underWireNames(partyColumns, byKind(partyColumns, kinds)),
  staff: person,
  in_scope: z.boolean(),
  ...underWireNames(scopeColumns, byKind(scopeColumns, ownKinds)),
  customer: dealCustomer.nullable(),
  /** Sum of coupons. */
  reducedFee: money.nullable(),
  /** The fee without its reductions. */
  feesPayable: money.nullable(),
  /** Sum of receipts. */
  brokerageFeeReceived: money.nullable(),
  /** Still to be collected. */
  brokerageFeeReceivable: money.nullable(),
  brokerageFeeStatus: feeStatus.nullable(),
  /** It has a cancel bill of this day. D79. */
  cancelDate: epochSeconds.nullable(),
  may_edit: z.boolean(),
  created_at: epochSeconds,
  updated_at: epochSeconds,
});
export type TransactionRow = z.output<typeof transactionRow>;

/** A deal with all its shares. B9. */
export const dealRow = z.object({
  group: z.literal('deal'),
  /** Of the deal. */
  id,
  /** It grows with every change of the deal or of one of its shares, also when one is added or deleted. D12. */
  version: id,
  ...dealBase,
  transactions: z.array(transactionRow),
  may_edit: z.boolean(),
  created_at: epochSeconds,
  updated_at: epochSeconds,
});
export type DealRow = z.output<typeof dealRow>;

/** What receipts, coupons and cancel bills show of their share. */
const shareBase = {
  transaction_id: id,
  transactionCode: z.string(),
  staff_id: id,
  staff: person,
  staff_name: z.string(),
  customer_id: id,
  customer: dealCustomer,
  customer_name: z.string(),
  house_id: id,
  house: dealHouse,
};

const paperBase = {
  id,
  version: id,
  note: z.string().nullable(),
  /** Who recorded it. */
  user_id: id,
  user: person,
  may_edit: z.boolean(),
  created_at: epochSeconds,
  updated_at: epochSeconds,
};

/** Specification 3 §3 "Receipt". */
export const receiptRow = z.object({
  ...paperBase,
  ...shareBase,
  feeCode: z.string(),
  dateCollect: epochSeconds,
  /** What was payable before it. */
  feePayable: money,
  feeCollect: money,
  uncollectedFees: money,
  /** The share was cancelled: the money is retained. D79. */
  retained: z.boolean(),
});
export type ReceiptRow = z.output<typeof receiptRow>;

/** Specification 3 §3 "Coupon". */
export const couponRow = z.object({
  ...paperBase,
  ...shareBase,
  reducedFee: money,
  feeCollected: money,
  /** What is payable without this coupon. */
  feesPayable: money,
});
export type CouponRow = z.output<typeof couponRow>;

/** Specification 3 §3 "Cancel bill". */
export const billRow = z.object({
  ...paperBase,
  ...shareBase,
  cancelDate: epochSeconds,
  feeCollected: money,
  feesPayable: money,
});
export type BillRow = z.output<typeof billRow>;

/** A share's page: its deal's other shares, and its papers as far as the viewer reads them. */
export const transactionPage = transactionRow.extend({
  others: z.array(transactionRow),
  receipts: z.array(receiptRow),
  coupons: z.array(couponRow),
  cancel_bill: billRow.nullable(),
});
export type TransactionPage = z.output<typeof transactionPage>;

/** Sums of all rows of a list, VND. Cancelled shares are in none of them but the last two. D79. */
export const transactionSums = z.object({
  /** Of the people's fees. */
  fees: money,
  reduced: money,
  payable: money,
  collected: money,
  receivable: money,
  /** How many shares are cancelled. */
  cancelled: z.number().int(),
  /** What was collected of them. */
  retained: money,
});
export type TransactionSums = z.output<typeof transactionSums>;

/** A house that a deal may name. */
export const dealHouseChoice = dealHouse
  .omit({ may_open: true })
  .extend({ price: money.nullable(), area: z.number().nullable() });
export type DealHouseChoice = z.output<typeof dealHouseChoice>;

/** A customer whom a deal may name, and the colleague they belong to. No number: recording a deal gives no right to it. D24. */
export const dealCustomerChoice = z.object({ id, name: z.string(), staff_name: z.string().nullable() });
export type DealCustomerChoice = z.output<typeof dealCustomerChoice>;

/** A deal of a house that still counts, as the form of another deal of it names it. */
export const livingDeal = z.object({
  id,
  codes: z.array(z.string()),
  date: epochSeconds,
  price: money,
  /** Whose shares it has. */
  people: z.array(z.string()),
  recorded_by: z.string(),
});
export type LivingDeal = z.output<typeof livingDeal>;

/** Specification 3 §3 "Transaction (old style)". */
export const oldTransactionRow = z.object({
  id,
  version: id,
  ...underWireNames(oldTransactionColumns, byKind(oldTransactionColumns, kinds)),
  user: person,
  brokerageFeeReceivable: money,
  /** As the old system had it. */
  detail: z.object({
    transactionType: dealType,
    customer_name: z.string().nullable(),
    name: z.string().nullable(),
    brokerageRate: z.number().nullable(),
  }),
  may_edit: z.boolean(),
  created_at: epochSeconds,
  updated_at: epochSeconds,
});
export type OldTransactionRow = z.output<typeof oldTransactionRow>;

/** Sums of all old transactions of a list, VND. */
export const oldTransactionSums = z.object({ fee: money, received: money, receivable: money });
