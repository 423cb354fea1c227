import { headRowOf } from '@toam/domain/sheet/import-head';
import { importUndoUntil, isImportOpen, isImportWorking } from '@toam/domain/sheet/import-state';
import {
  dayOfSerial,
  type ImportCell,
  readDay,
  readPhones,
  readSocialId,
  textOfCell,
} from '@toam/domain/sheet/import-cells';
import { fieldOfHeader, guessColumns, missingImportFields } from './customer-import-columns';
import { readImportRow } from './customer-import-row';

test.each([
  ['Tên khách hàng', 'name'],
  ['HỌ VÀ TÊN *', 'name'],
  ['họ tên', 'name'],
  ['SĐT', 'phone_number'],
  ['Điện thoại', 'phone_number'],
  ['Số điện thoại (bắt buộc)', 'phone_number'],
  ['Số điện thoại 2', 'phone_number2'],
  ['SĐT3', 'phone_number3'],
  ['Điện thoại phụ', 'phone_number2'],
  ['E-mail', 'email'],
  ['Ngày sinh', 'date_of_birth'],
  ['CMND/CCCD', 'social_id'],
  ['Nhân viên phụ trách', 'user_id'],
  ['Ghi chú', 'description'],
  ['Nguồn khách', null],
  ['Tên 2', null],
  ['', null],
])('the header %j holds %s', (header, field) => {
  expect(fieldOfHeader(header)).toBe(field);
});

test('no field stands in two columns; further phones take the places that are left', () => {
  expect(guessColumns(['Tên', 'Họ tên', 'SĐT', 'Điện thoại', 'Zalo', 'Di động', 'Mobile'])).toEqual([
    ...['name', null, 'phone_number', 'phone_number2', 'phone_number3', 'phone_number4', null],
  ]);
  expect(missingImportFields(['name', null])).toEqual(['phone_number']);
});

test('the head is the row that names the most fields, else the first one', () => {
  const headRowAt = (rows: string[][]) => headRowOf(rows, (row) => guessColumns(row).filter(Boolean).length);
  expect(headRowAt([['DANH SÁCH'], ['Ngày', ''], ['Họ tên', 'SĐT'], ['Lê An', '0903618274']])).toBe(2);
  expect(headRowAt([['Cột 1', 'Cột 2'], ['x']])).toBe(0);
});

test.each<[ImportCell, string[], boolean]>([
  ['0903618274', ['0903618274'], false],
  [903618274, ['0903618274'], true],
  ['903618274', ['0903618274'], true],
  [2838221234, ['02838221234'], true],
  [1683618274, ['01683618274'], true],
  [84903618274, ['84903618274'], false],
  ['+84 903 618 274', ['+84 903 618 274'], false],
  ["'+84903618274", ['+84903618274'], false],
  ['0903618274; 912345678', ['0903618274', '0912345678'], true],
  ['0903.618.274 / 0912.345.678', ['0903.618.274', '0912.345.678'], false],
  ['0903618274 - 0912345678', ['0903618274', '0912345678'], false],
  ['0903-618-274', ['0903-618-274'], false],
  ['0903,618,274', ['0903.618.274'], false],
  [1_900_545_415, ['1900545415'], false],
  ['1800 123414', ['1800 123414'], false],
  ['(+84) 988 210 023', ['(+84) 988 210 023'], false],
  ["'0988210026", ['0988210026'], false],
  ['\u202a0988111222\u202c', ['0988111222'], false],
  ['0988-111-232/0988-111-233', ['0988-111-232', '0988-111-233'], false],
  ['0903618274 hoặc 0912345678', ['0903618274', '0912345678'], false],
  ['không có', ['không có'], false],
  ['+1 555 123 4567', ['+1 555 123 4567'], false],
])('the cell %j holds the numbers %j', (cell, phones, zeroAdded) => {
  expect(readPhones(cell)).toEqual({ phones, zeroAdded });
});

test.each<[ImportCell, string | null]>([
  [{ day: '1980-02-28' }, '1980-02-28'],
  ['28/02/1980', '1980-02-28'],
  ['8-2-1980', '1980-02-08'],
  ['28.02.1980', '1980-02-28'],
  ['1980-02-28 00:00:00', '1980-02-28'],
  [29279, '1980-02-28'],
  ['28/2/80', '1980-02-28'],
  ['28/02/1980 14:30', '1980-02-28'],
  [29_279.7, '1980-02-28'],
  [19_800_228, '1980-02-28'],
  ['28 tháng 2 năm 1980', '1980-02-28'],
  ['31/02/1980', null],
  ['12/25/1990', null],
  ['02/1980', null],
  [1980, null],
  ['1980', null],
  ['0000-01-01', null],
  [true, null],
  [1e300, null],
])('the day of %j is %s', (cell, day) => {
  expect(readDay(cell, { today: '2026-11-28', isBirth: true })).toBe(day);
});

test('days are counted as Excel counts them, since 1900 or since 1904', () => {
  expect([dayOfSerial(61), dayOfSerial(45_000.75), dayOfSerial(0), dayOfSerial(28_000, true)]).toEqual([
    ...['1900-03-01', '2023-03-15', null, '1980-08-29'],
  ]);
});

test('identity numbers get back the 0 that a number cell lost; text is left as it stands', () => {
  expect(readSocialId(79_090_001_234)).toEqual({ text: '079090001234', zeroAdded: true });
  expect(readSocialId('79090001234')).toEqual({ text: '79090001234', zeroAdded: false });
  expect(textOfCell("'=1+1")).toBe('=1+1');
});

test('a row says what it holds, what was understood otherwise, and what cannot be read', () => {
  const columns = ['name', 'phone_number', 'phone_number2', 'date_of_birth', 'email', null] as const;
  expect(
    readImportRow([' Lê An ', '0903618274; 0912345678', 903618274, '30/02/1980', { failed: '#N/A' }, 'x'], columns),
  ).toEqual({
    values: { name: 'Lê An', phone_number: '0903618274', phone_number2: '0912345678' },
    columnOf: { name: 0, phone_number: 1, phone_number2: 1, date_of_birth: 3, email: 4 },
    notes: [
      { kind: 'phonesSplit', at: 1 },
      { kind: 'phoneZero', at: 2 },
      { kind: 'dayUnread', at: 3 },
      { kind: 'phoneTwice', at: 2 },
    ],
    problems: [{ kind: 'failedCell', at: 4 }],
  });
  const many = readImportRow(
    ['An', '0903618271,0903618272,0903618273,0903618274,0903618275'],
    ['name', 'phone_number'],
  );
  expect(many.problems).toEqual([{ kind: 'tooManyPhones', at: 1 }]);
  expect(readImportRow(['An', null, '0903618274'], ['name', 'phone_number', 'phone_number2']).values).toEqual({
    ...{ name: 'An', phone_number: '0903618274' },
  });
});

test('a number that an export hid is none: said, and an error where the row has no other', () => {
  const columns = ['name', 'phone_number', 'phone_number2', 'fax', 'description'] as const;
  expect(readImportRow(['An', '0903618274', '0000000000', '0000 000 000', 'Gọi 0000000000'], columns)).toMatchObject({
    values: { name: 'An', phone_number: '0903618274', description: 'Gọi 0000000000' },
    notes: [
      { kind: 'faxMasked', at: 3 },
      { kind: 'textMasked', at: 4 },
      { kind: 'phoneMasked', at: 2 },
    ],
    problems: [],
  });
  const hidden = readImportRow(['An', '0000000000', '0000000000'], columns);
  expect([hidden.values, hidden.problems]).toEqual([{ name: 'An' }, [{ kind: 'phonesMasked', at: 1 }]]);
});

test.each(['Nhân viên phụ trách', 'Nhân viên'])(
  'the columns of our own export are recognised, with the head %j',
  (staff) => {
    const heads = ['Mã', 'Tên khách hàng', 'Số điện thoại', 'Số điện thoại 2', 'Số điện thoại 3', 'Số điện thoại 4'];
    expect(guessColumns([...heads, 'Số điện thoại khác', staff, 'Nhu cầu', 'BĐS', 'Ngày tạo'])).toEqual([
      ...[null, 'name', 'phone_number', 'phone_number2', 'phone_number3', 'phone_number4', null, 'user_id'],
      ...[null, null, null],
    ]);
  },
);

test('an import can be thrown away until it is stored, and undone for thirty days', () => {
  expect([isImportOpen('checked'), isImportOpen('storing'), isImportWorking('undoing')]).toEqual([true, false, true]);
  expect(importUndoUntil(0)).toBe(2_592_000);
});
