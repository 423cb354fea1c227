import { tableOf } from '@toam/domain/sheet/sheet-table';
import { dealHeads, dealTable, sheetOf } from './deal-import';

test('the header tells a sheet of transactions from one of receipts', () => {
  expect(sheetOf(['Mã giao dịch', 'Loại giao dịch *'])).toBe('transaction');
  expect(sheetOf(['Mã phiếu thu *', 'Mã giao dịch'])).toBe('receipt');
  expect(sheetOf(['Họ tên'])).toBeNull();
});

test('headers are found below a title, each once, whatever their case', () => {
  const rows = [['SỔ PHIẾU THU'], [], ['MÃ PHIẾU THU', 'Ngày thu', 'Ngày thu', 'Khác']];
  const sheet = [rows[0]!, rows[2]!, ['PT-1', '1/11/2026']].map((cells, at) => ({ row: at + 1, cells }));
  expect(tableOf(sheet, dealTable('receipt'))).toMatchObject({ head: { row: 2 }, rows: [{ row: 3 }] });
  expect(dealHeads('receipt', rows[2]!)).toEqual(['code', 'collected', null, null]);
});
