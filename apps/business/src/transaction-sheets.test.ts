import {
  billSheetKeys,
  couponSheetKeys,
  dealSheetKeys,
  oldSheetKeys,
  receiptSheetKeys,
  shareSheetKeys,
} from '@toam/contracts/deal/deal-sheet';
import { oldSheet, oldTransactionListColumns } from './business-old-transaction/old-transaction-list.columns';
import { billListColumns, billSheet } from './business-papers/cancel-bill-list.columns';
import { couponListColumns, couponSheet } from './business-papers/coupon-list.columns';
import { receiptListColumns, receiptSheet } from './business-papers/receipt-list.columns';
import {
  dealListColumns,
  dealSheet,
  shareListColumns,
  shareSheet,
} from './business-transaction/transaction-list.columns';

interface Listed {
  columns: readonly { key: string }[];
  sheet: { split: Readonly<Record<string, readonly string[]>> };
  keys: readonly string[];
}

test.each<[string, Listed]>([
  ['deals', { columns: dealListColumns, sheet: dealSheet, keys: dealSheetKeys }],
  ['shares', { columns: shareListColumns, sheet: shareSheet, keys: shareSheetKeys }],
  ['receipts', { columns: receiptListColumns, sheet: receiptSheet, keys: receiptSheetKeys }],
  ['reductions', { columns: couponListColumns, sheet: couponSheet, keys: couponSheetKeys }],
  ['cancel bills', { columns: billListColumns, sheet: billSheet, keys: billSheetKeys }],
  ['old transactions', { columns: oldTransactionListColumns, sheet: oldSheet, keys: oldSheetKeys }],
])('a sheet has every column that the list of %s shows', (_, { columns, sheet, keys }) => {
  const asked = columns.flatMap(({ key }) => [key, ...(sheet.split[key] ?? [])]);
  expect(asked.filter((key) => !keys.includes(key))).toEqual([]);
});
