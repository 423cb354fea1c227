import { columnsWith, tableWith } from '@toam/domain/record/columns';

/**
 * What a column holds. The kind decides how bodies name a value, how it is stored and answered, and how forms, history, audit and
 * sheets show it. Only `openDay` and `note` may be empty.
 */
export type DealColumnKind =
  /** VND. */
  | 'money'
  /** Percent with at most 3 decimals. */
  | 'percent'
  /** A day in Vietnam. */
  | 'day'
  /** Such a day, or null for none. */
  | 'openDay'
  | 'staff'
  | 'customer'
  | 'house'
  /** Values of `deal-values`. */
  | 'type'
  | 'status'
  | 'feeStatus'
  /** A record's name for people; unique. */
  | 'code'
  | 'line'
  | 'note';

export interface DealColumn {
  label: string;
  kind: DealColumnKind;
  /** The name on the wire, if it is different. Specification 3 §3. */
  wire?: string;
  /**
   * Who may read it: 'parties' also those who have another share of the deal, 'scope' only those in whose scope the person of the
   * share is (`business-access`).
   */
  readers: 'parties' | 'scope';
}

/**
 * The columns of a deal, and the only place that describes each. Of a plain one everything follows from its line: body, answer, history,
 * form, sheet and import. All shares of a deal show them. Specification 3 §3 "Transaction v2".
 */
export const dealColumns = {
  house_id: { label: 'BĐS', kind: 'house', readers: 'parties' },
  reservation_date: { label: 'Ngày giữ chỗ', kind: 'openDay', wire: 'reservationDate', readers: 'parties' },
  deposit_date: { label: 'Ngày đặt cọc', kind: 'day', wire: 'date', readers: 'parties' },
  notarized_date: { label: 'Ngày công chứng', kind: 'day', wire: 'notarizedDate', readers: 'parties' },
  receive_date: { label: 'Ngày nhận hoa hồng', kind: 'day', wire: 'brokerageReceiveDate', readers: 'parties' },
  price: { label: 'Giá chốt', kind: 'money', readers: 'parties' },
  brokerage_fee: { label: 'Hoa hồng', kind: 'money', wire: 'brokerageFee', readers: 'parties' },
} as const satisfies Record<string, DealColumn>;

/** The columns of a person's share. The rate tells the fee, so who may not read one reads neither. */
export const shareColumns = {
  staff_id: { label: 'Nhân viên', kind: 'staff', readers: 'parties' },
  customer_id: { label: 'Khách hàng', kind: 'customer', readers: 'scope' },
  type: { label: 'Loại giao dịch', kind: 'type', wire: 'transactionType', readers: 'parties' },
  brokerage_rate: { label: 'Tỷ lệ (%)', kind: 'percent', wire: 'brokerageRate', readers: 'scope' },
  fee_user: { label: 'Hoa hồng thực lãnh', kind: 'money', wire: 'brokerageFeeUser', readers: 'scope' },
  code: { label: 'Mã giao dịch', kind: 'code', wire: 'transactionCode', readers: 'parties' },
  status: { label: 'Trạng thái', kind: 'status', readers: 'parties' },
  note: { label: 'Ghi chú', kind: 'note', readers: 'scope' },
} as const satisfies Record<string, DealColumn>;

export const receiptColumns = {
  code: { label: 'Mã phiếu thu', kind: 'code', wire: 'feeCode', readers: 'scope' },
  collected_on: { label: 'Ngày thu', kind: 'day', wire: 'dateCollect', readers: 'scope' },
  fee_payable: { label: 'Số tiền phải thu', kind: 'money', wire: 'feePayable', readers: 'scope' },
  fee_collect: { label: 'Số tiền thu', kind: 'money', wire: 'feeCollect', readers: 'scope' },
  note: { label: 'Ghi chú', kind: 'note', readers: 'scope' },
  user_id: { label: 'Người lập', kind: 'staff', readers: 'scope' },
} as const satisfies Record<string, DealColumn>;

export const couponColumns = {
  reduced_fee: { label: 'Số tiền giảm', kind: 'money', wire: 'reducedFee', readers: 'scope' },
  note: { label: 'Ghi chú', kind: 'note', readers: 'scope' },
  user_id: { label: 'Người lập', kind: 'staff', readers: 'scope' },
} as const satisfies Record<string, DealColumn>;

export const cancelBillColumns = {
  cancel_date: { label: 'Ngày huỷ cọc', kind: 'day', wire: 'cancelDate', readers: 'scope' },
  note: { label: 'Ghi chú', kind: 'note', readers: 'scope' },
  user_id: { label: 'Người lập', kind: 'staff', readers: 'scope' },
} as const satisfies Record<string, DealColumn>;

/** Specification 3 §3 "Transaction (old style)". */
export const oldTransactionColumns = {
  user_id: { label: 'Nhân viên', kind: 'staff', readers: 'scope' },
  date: { label: 'Ngày đặt cọc', kind: 'day', readers: 'scope' },
  notarized_day: { label: 'Ngày công chứng', kind: 'day', wire: 'notarizedDay', readers: 'scope' },
  receive_day: { label: 'Ngày nhận hoa hồng', kind: 'day', wire: 'brokerageReceiveDay', readers: 'scope' },
  price: { label: 'Giá chốt', kind: 'money', readers: 'scope' },
  fee: { label: 'Hoa hồng thực lãnh', kind: 'money', wire: 'brokerageFee', readers: 'scope' },
  fee_received: { label: 'Hoa hồng đã nhận', kind: 'money', wire: 'brokerageFeeReceived', readers: 'scope' },
  fee_status: { label: 'Tình trạng hoa hồng', kind: 'feeStatus', wire: 'brokerageFeeStatus', readers: 'scope' },
  type: { label: 'Loại giao dịch', kind: 'type', wire: 'transactionType', readers: 'scope' },
  status: { label: 'Trạng thái', kind: 'status', readers: 'scope' },
  address: { label: 'Địa chỉ', kind: 'line', readers: 'scope' },
  note: { label: 'Ghi chú', kind: 'note', readers: 'scope' },
} as const satisfies Record<string, DealColumn>;

/** Kinds that forms and sheets show by themselves. The others name a record, a choice of a list, or what is unique. */
const plainKinds = ['money', 'percent', 'day', 'openDay', 'line', 'note'] as const;
export const plainDealColumns = tableWith(dealColumns, { kind: plainKinds });
export const plainShareColumns = tableWith(shareColumns, { kind: plainKinds });
export const plainOldColumns = tableWith(oldTransactionColumns, { kind: plainKinds });

/** The columns of all nouns, by the noun of the audit. `transaction` is a share with its deal. */
export const ledgerColumns = {
  transaction: { ...dealColumns, ...shareColumns },
  receipt: receiptColumns,
  coupon: couponColumns,
  cancel_bill: cancelBillColumns,
  old_transaction: oldTransactionColumns,
} as const;
export type LedgerNoun = keyof typeof ledgerColumns;

/** What everybody with a share of the same deal reads of a share, and what they do not. */
export const partyColumns = tableWith(shareColumns, { readers: 'parties' });
export const scopeColumns = tableWith(shareColumns, { readers: 'scope' });
export const scopeOnlyColumns = columnsWith(shareColumns, { readers: 'scope' });

/** Columns that the server keeps, in every table of the ledger. */
export const storedLedgerColumns = ['id', 'version', 'created_at', 'updated_at', 'deleted_at'] as const;

/** What else the tables have: where a row belongs, what it repeats of other rows for lists, and what came from the old system. */
export const otherLedgerColumns = {
  deals: ['created_by'],
  deal_shares: ['deal_id', 'deal_date', 'deal_house_id', 'reduced', 'collected', 'cancel_date', 'search'],
  receipts: ['share_id', 'search'],
  coupons: ['share_id'],
  cancel_bills: ['share_id'],
  old_transactions: ['detail'],
} as const;
