import { billRow, couponRow, oldTransactionRow, receiptRow, transactionRow } from '@toam/contracts/deal/deal.schema';
import {
  cancelBillColumns,
  couponColumns,
  dealColumns,
  storedLedgerColumns,
  oldTransactionColumns,
  plainDealColumns,
  otherLedgerColumns,
  receiptColumns,
  shareColumns,
} from '@toam/domain/deal/deal-columns';
import { dealSheetKeys, shareSheetKeys } from '@toam/contracts/deal/deal-sheet';
import { dealChangeFields, newDealFields, transactionFields } from '@toam/contracts/deal/deal-fields';
import { dealSheets } from '@toam/domain/deal/deal-import';
import { wireNames } from '@toam/domain/record/columns';
import { getTableColumns } from 'drizzle-orm';
import { cancelBills, coupons, deals, dealShares, oldTransactions, receipts } from './deal.schema';

const tables = {
  deals: { table: deals, columns: dealColumns, row: transactionRow },
  deal_shares: { table: dealShares, columns: shareColumns, row: transactionRow },
  receipts: { table: receipts, columns: receiptColumns, row: receiptRow },
  coupons: { table: coupons, columns: couponColumns, row: couponRow },
  cancel_bills: { table: cancelBills, columns: cancelBillColumns, row: billRow },
  old_transactions: { table: oldTransactions, columns: oldTransactionColumns, row: oldTransactionRow },
};
const names = Object.keys(tables) as (keyof typeof tables)[];

test.each(names)('every column of %s is decided', (name) => {
  const { table, columns } = tables[name];
  const decided = [...Object.keys(columns), ...storedLedgerColumns, ...otherLedgerColumns[name]];
  expect(Object.keys(getTableColumns(table)).sort()).toEqual(decided.sort());
});

test.each(names)('and what stands in the table of columns of %s is answered under its name on the wire', (name) => {
  const { columns, row } = tables[name];
  const wire = Object.entries(columns as Record<string, { wire?: string }>).map(
    ([column, { wire: as = column }]) => as,
  );
  expect(wire.filter((field) => !(field in row.shape))).toEqual([]);
});

test('a plain column of a deal is in every body, sheet and import by itself', () => {
  const names = wireNames(plainDealColumns);
  const bodies = [newDealFields, dealChangeFields, transactionFields].map(({ shape }) => Object.keys(shape));
  const cells = Object.values(dealSheets.transaction).map(({ field }) => field);
  for (const has of [...bodies, dealSheetKeys, shareSheetKeys, cells])
    expect(has).toEqual(expect.arrayContaining(names));
});
