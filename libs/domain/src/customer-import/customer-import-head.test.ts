import { firstIsData, importCellText } from './customer-import-columns';

test.each([
  [
    'titles that are known',
    [
      ['Họ tên', 'SĐT'],
      ['Vũ Tùng', '0903618274'],
    ],
    false,
  ],
  [
    'titles in another language, all words',
    [
      ['Kunde', 'Rufnummer'],
      ['Vũ Tùng', '0903618274'],
    ],
    false,
  ],
  ['an office’s name above known titles', [['Sàn Tổ Ấm 0903618274'], ['Họ tên', 'SĐT']], false],
  [
    'a customer right away',
    [
      ['Vũ Tùng', '0903 618 274'],
      ['Lê An', '0912345678'],
    ],
    true,
  ],
  ['a number whose 0 Excel took', [['Vũ Tùng', 903618274]], true],
  ['a day', [['Vũ Tùng', { day: '1990-02-28' }]], true],
  ['nothing at all', [[]], false],
])('a file that begins with %s', (_what, rows, isData) => {
  expect(firstIsData(rows)).toBe(isData);
});

test('days are shown as days, and what is none as it stands', () => {
  expect(
    [32_932, '1990-02-28', '28.2.1990', { day: '1990-02-28' }].map((cell) => importCellText('date_of_birth', cell)),
  ).toEqual(Array.from({ length: 4 }, () => '28/02/1990'));
  expect(importCellText('date_of_birth', 'năm 90')).toBe('năm 90');
  expect(importCellText('description', 32_932)).toBe('32932');
});
