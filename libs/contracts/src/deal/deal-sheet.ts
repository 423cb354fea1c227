/** Columns of the sheet of shares. Each column of the screen's list is one of them, or nobody could export the list as it is. D48. */
export const shareSheetKeys = [
  'id',
  'transactionCode',
  'house_id',
  'house',
  'date',
  'notarizedDate',
  'brokerageReceiveDate',
  'reservationDate',
  'price',
  'brokerageFee',
  'staff',
  'customer',
  'transactionType',
  'brokerageRate',
  'brokerageFeeUser',
  'reducedFee',
  'feesPayable',
  'brokerageFeeReceived',
  'brokerageFeeReceivable',
  'retained',
  'brokerageFeeStatus',
  'status',
  'cancelDate',
  'note',
] as const;
export type ShareSheetKey = (typeof shareSheetKeys)[number];

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
