import { customerTable } from './customer-import-columns';
import type { ImportCell } from '@toam/domain/sheet/import-cells';
import { type SheetRow, tableOf } from '@toam/domain/sheet/sheet-table';

const rowsOf = (...rows: ImportCell[][]): SheetRow[] => rows.map((cells, at) => ({ row: at + 1, cells }));
const read = (...rows: ImportCell[][]) => {
  const table = tableOf(rowsOf(...rows), customerTable);
  return { rows: table.rows.map(({ row }) => row), leftOut: table.leftOut.map(({ row }) => row), titles: table.titles };
};
const head = ['STT', 'Họ tên', 'SĐT', 'Đã gọi'];

test('rows with nothing but a number or a tick are empty', () => {
  expect(
    read(head, [1, 'An', '0903618274', true], [2, null, null, false], [3], ['4.'], [null, null, null, 'FALSE']),
  ).toEqual(expect.objectContaining({ rows: [2], leftOut: [] }));
});

test.each<[string, ImportCell[]]>([
  ['a total', [null, 'Tổng cộng: 2 khách']],
  ['a total in capitals', [null, 'TỔNG CỘNG', null, 12]],
  ['a sum', [null, 'Cộng:', null, 5]],
  ['a total in English', [null, 'Grand total']],
  ['a signature', [null, 'Người lập biểu', null, 'Giám đốc']],
  ['a day and a place', [null, 'TP. Hồ Chí Minh, ngày 5 tháng 11 năm 2026']],
  ['a group', [null, 'QUẬN 1']],
  ['a numbered group', ['II. Khách thuê']],
])('%s is no customer', (_what, row) => {
  expect(read(head, [1, 'Lê An', '0903618274'], row)).toEqual(expect.objectContaining({ rows: [2], leftOut: [3] }));
});

test.each<[string, ImportCell[]]>([
  ['without a number', [2, 'Trần Bình', null]],
  ['with a wrong number', [2, 'Trần Bình', '09x']],
  ['whose name begins like a total', [2, 'Tống Cộng Hoà', null, 'gọi lại']],
  ['that is a company', [2, 'Công ty Hoa Sen', null]],
  ['that is an accountant', [2, 'Kế toán Lan', '0912345678']],
])('a customer %s stays one: its errors are told', (_what, row) => {
  expect(read(head, [1, 'Lê An', '0903618274'], row).rows).toEqual([2, 3]);
});

test('names in capitals are no groups where all names are', () => {
  expect(read(head, [1, 'LÊ AN', '0903618274'], [2, 'TRẦN BÌNH']).rows).toEqual([2, 3]);
});

test('below a total, a line without a number is no customer, one with a number is', () => {
  expect(
    read(head, ['1', 'An', '0903618274'], [null, 'Tổng'], [null, 'Nguyễn Thị Ký'], [2, 'Bình', '0903618275']),
  ).toEqual(expect.objectContaining({ rows: [2, 5], leftOut: [3, 4] }));
});

test.each<[string, ImportCell[][], string[]]>([
  [
    'that name the columns below groups of them',
    [
      ['', 'Khách hàng', '', 'Liên hệ'],
      ['STT', 'Họ tên', 'Ngày sinh', 'SĐT'],
    ],
    ['STT', 'Họ tên', 'Ngày sinh', 'SĐT'],
  ],
  [
    'with a part of the names in each',
    [
      ['STT', 'Họ tên', '', ''],
      ['', '', 'SĐT', 'Email'],
    ],
    ['STT', 'Họ tên', 'SĐT', 'Email'],
  ],
  [
    'whose first names the most',
    [
      ['STT', 'Họ tên', 'SĐT', 'Địa chỉ'],
      ['STT', 'Họ tên', 'SĐT', 'Số nhà'],
    ],
    ['STT', 'Họ tên', 'SĐT', 'Địa chỉ'],
  ],
])('titles of two lines %s', (_what, lines, titles) => {
  expect(read(...lines, [1, 'An', '0903618274', '0903618274'])).toEqual({ rows: [3], leftOut: [], titles });
});
