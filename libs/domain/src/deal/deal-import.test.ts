import { tableOf } from '@toam/domain/sheet/sheet-table';
import { dealHeads, dealTable, readDealCell, sheetOf } from './deal-import';

const types = { 1: 'Khách mua', 2: 'Chủ nhà', 4: ['Hai bên', 'Khách mua và chủ nhà'] };

test.each([
  ['money', 86_500_000, { value: 86_500_000 }],
  ['money', '86.500.000 đ', { value: 86_500_000 }],
  ['money', '86,500,000 VND', { value: 86_500_000 }],
  ['money', '86500000', { value: 86_500_000 }],
  // the most that one may say, and one more: the field says the limit
  ['money', '1.000.000.000.000.000', { value: 1_000_000_000_000_000 }],
  ['money', '1000000000000001', { value: 1_000_000_000_000_001 }],
  ['money', '5,2 tỷ', { value: 5_200_000_000 }],
  ['money', '40tr', { value: 40_000_000 }],
  ['money', '1.200.000đ', { value: 1_200_000 }],
  ['money', '40,000,000 VND', { value: 40_000_000 }],
  ['money', '5.200.000,00', { value: 5_200_000 }],
  ['money', '5.200.000/-', { value: 5_200_000 }],
  ['money', '(5.200.000)', { problem: 'noMoney' }],
  ['money', '3o tỷ', { problem: 'noMoney' }],
  ['money', '5.200.000,5', { problem: 'noMoney' }],
  ['money', '86,5', { problem: 'noMoney' }],
  ['money', 86.5, { problem: 'noMoney' }],
  ['money', 28833044.999999996, { value: 28_833_045 }],
  ['money', '-5', { problem: 'noMoney' }],
  ['percent', '33,333', { value: 33.333 }],
  ['percent', '50 %', { value: 50 }],
  ['percent', '33.333%', { value: 33.333 }],
  ['percent', 'nửa', { problem: 'noNumber' }],
  ['day', { day: '2026-11-22' }, { value: '2026-11-22' }],
  ['day', '22/11/2026', { value: '2026-11-22' }],
  ['day', '22/11/2026 14:30', { value: '2026-11-22' }],
  ['day', 46_346.99, { value: '2026-11-20' }],
  ['day', '22/13/2026', { problem: 'noDay' }],
  ['phone', 903618274, { value: '0903618274' }],
  ['phone', '0903618274; 0912345678', { problem: 'severalPhones' }],
  ['id', '#12', { value: 12 }],
  ['id', 'nhà', { problem: 'noNumber' }],
  ['type', 'khach MUA', { value: 1 }],
  ['type', 2, { value: 2 }],
  ['type', 'hai bên', { value: 4 }],
  ['type', 'Khách mua và chủ nhà', { value: 4 }],
  ['type', 'Người lạ', { problem: 'noChoice' }],
  ['code', ' GD‑2611–0053\u200b', { value: 'GD-2611-0053' }],
  ['email', 'hoa\u200b@toam.vn ', { value: 'hoa@toam.vn' }],
  ['text', '', {}],
  ['text', { failed: '#N/A' }, { problem: 'failedCell' }],
] as const)('a cell of kind %s, %j, is %j', (kind, cell, read) => {
  expect(readDealCell(kind, cell, types)).toEqual(read);
});

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
