import { z } from 'zod';

/*
 * The columns by which each list of the ledger sorts, by the keys of the screen's columns. The first is the usual one, a day: the latest
 * comes first.
 */

export const transactionSorts = [
  'date',
  'transactionCode',
  'house',
  'staff',
  'price',
  'brokerageFee',
  'brokerageFeeUser',
  'reducedFee',
  'feesPayable',
  'brokerageFeeReceived',
  'brokerageFeeReceivable',
  'status',
] as const;
export type TransactionSort = (typeof transactionSorts)[number];

/** Of every paper. */
const ofPapers = ['house', 'staff', 'user'] as const;
export const receiptSorts = [
  'dateCollect',
  'feeCode',
  ...ofPapers,
  'feePayable',
  'feeCollect',
  'uncollectedFees',
] as const;
export const couponSorts = ['made', ...ofPapers, 'feesPayable', 'reducedFee', 'feeCollected'] as const;
export const billSorts = ['cancelDate', ...ofPapers, 'feesPayable', 'feeCollected'] as const;
export type PaperSort = (typeof receiptSorts)[number] | (typeof couponSorts)[number] | (typeof billSorts)[number];

export const oldSorts = [
  'date',
  'address',
  'user',
  'price',
  'brokerageFee',
  'brokerageFeeReceived',
  'brokerageFeeReceivable',
  'brokerageFeeStatus',
  'status',
] as const;
export type OldSort = (typeof oldSorts)[number];

/** What a list's query says of its order. Rows that are equal in it follow by the usual day and the id. */
export const sortedBy = <const Sort extends string>(sorts: readonly [Sort, ...Sort[]]) => ({
  sort: z.enum(sorts).default(sorts[0] as never),
  order: z.enum(['asc', 'desc']).default('desc'),
});
