import { dealHeadAt, dealHeads, readDealCell, sheetOf } from './deal-import';

const types = { 1: 'Khách mua', 2: 'Chủ nhà' };

test.each([
  ['money', 86_500_000, { value: 86_500_000 }],
  ['money', '86.500.000 đ', { value: 86_500_000 }],
  ['money', '86,500,000 VND', { value: 86_500_000 }],
  ['money', '86500000', { value: 86_500_000 }],
  // the most that one may say, and one more: the field says the limit
  ['money', '1.000.000.000.000.000', { value: 1_000_000_000_000_000 }],
  ['money', '1000000000000001', { value: 1_000_000_000_000_001 }],
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
  ['day', '22/13/2026', { problem: 'noDay' }],
  ['phone', 903618274, { value: '0903618274' }],
  ['phone', '0903618274; 0912345678', { problem: 'severalPhones' }],
  ['id', '#12', { value: 12 }],
  ['id', 'nhà', { problem: 'noNumber' }],
  ['type', 'khach MUA', { value: 1 }],
  ['type', 2, { value: 2 }],
  ['type', 'Người lạ', { problem: 'noChoice' }],
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
  expect(dealHeadAt(rows)).toBe(2);
  expect(dealHeads('receipt', rows[2]!)).toEqual(['code', 'collected', null, null]);
});
