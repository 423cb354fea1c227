import { plainDealColumns, plainOldColumns, plainShareColumns } from '@toam/domain/deal/deal-columns';
import { wireNames } from '@toam/domain/record/columns';
import type { DealRow } from './deal.schema';

/** Columns of the sheet of shares. Each column of the screen's list is one of them, or nobody could export the list as it is. D48. */
export const shareSheetKeys = [
  'id',
  'transactionCode',
  'house_id',
  'house',
  ...wireNames(plainDealColumns),
  'staff',
  'customer',
  'transactionType',
  ...wireNames(plainShareColumns),
  'reducedFee',
  'feesPayable',
  'brokerageFeeReceived',
  'brokerageFeeReceivable',
  'retained',
  'brokerageFeeStatus',
  'status',
  'cancelDate',
] as const;
export type ShareSheetKey = (typeof shareSheetKeys)[number];

/** The same of deals: a row for each, with what the viewer reads of its shares together. */
export const dealSheetKeys = [
  'house_id',
  'house',
  ...wireNames(plainDealColumns),
  'transactionCode',
  'staff',
  'feesPayable',
  'brokerageFeeReceived',
  'brokerageFeeReceivable',
  'retained',
  'status',
  'cancelDate',
] as const;
export type DealSheetKey = (typeof dealSheetKeys)[number];

/** The same of receipts. */
export const receiptSheetKeys = [
  'id',
  'feeCode',
  'transactionCode',
  'dateCollect',
  'feePayable',
  'feeCollect',
  'uncollectedFees',
  'retained',
  'staff',
  'customer',
  'house',
  'user',
  'note',
] as const;
export type ReceiptSheetKey = (typeof receiptSheetKeys)[number];

/** The same of reductions. */
export const couponSheetKeys = [
  'id',
  'made',
  'transactionCode',
  'house',
  'customer',
  'staff',
  'feesPayable',
  'reducedFee',
  'feeCollected',
  'user',
  'note',
] as const;
export type CouponSheetKey = (typeof couponSheetKeys)[number];

/** The same of cancel bills. */
export const billSheetKeys = [
  'id',
  'cancelDate',
  'transactionCode',
  'house',
  'customer',
  'staff',
  'feesPayable',
  'feeCollected',
  'user',
  'note',
] as const;
export type BillSheetKey = (typeof billSheetKeys)[number];

/** The same of old transactions. */
export const oldSheetKeys = [
  'id',
  ...wireNames(plainOldColumns),
  'transactionType',
  'customer',
  'user',
  'brokerageFeeReceivable',
  'brokerageFeeStatus',
  'status',
] as const;
export type OldSheetKey = (typeof oldSheetKeys)[number];

/** '12/5 Lê Lợi, Quận 1': the house of a deal in a cell. */
export const addressOf = ({ house_number, house_address, district }: DealRow['house']): string =>
  [`${house_number} ${house_address}`.trim(), district].filter(Boolean).join(', ');
