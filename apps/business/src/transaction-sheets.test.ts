import { receiptSheetKeys, shareSheetKeys } from '@toam/contracts/deal/deal-sheet';
import { receiptListColumns, receiptSheet } from './business-papers/receipt-list.columns';
import { dealSheetColumns, shareListColumns, shareSheet } from './business-transaction/transaction-list.columns';

interface Listed {
  columns: readonly { key: string }[];
  sheet: { split: Readonly<Record<string, readonly string[]>> };
  keys: readonly string[];
}

test.each<[string, Listed]>([
  ['deals', { columns: dealSheetColumns, sheet: { split: {} }, keys: shareSheetKeys }],
  ['shares', { columns: shareListColumns, sheet: shareSheet, keys: shareSheetKeys }],
  ['receipts', { columns: receiptListColumns, sheet: receiptSheet, keys: receiptSheetKeys }],
])('a sheet has every column that the list of %s shows', (_, { columns, sheet, keys }) => {
  const asked = columns.flatMap(({ key }) => [key, ...(sheet.split[key] ?? [])]);
  expect(asked.filter((key) => !keys.includes(key))).toEqual([]);
});
