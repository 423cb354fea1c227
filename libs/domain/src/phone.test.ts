import {
  hidePhones,
  isFullPhone,
  isMaskedPhone,
  maskedPhone,
  maskPhone,
  normalisePhone,
  phoneInGroups,
  putAllPhonesBack,
  putPhonesBack,
  shownPhone,
} from './phone';

test.each([
  ['0903 618 274', '0903618274'],
  ['+84 903.618.274', '0903618274'],
  ['84903618274', '0903618274'],
  ['0084903618274', '0903618274'],
  ['+84 (0) 903 618 274', '0903618274'],
  ['0168 123 4567', '0381234567'],
  ['+84 168 123 4567', '0381234567'],
  ['01201234567', '0701234567'],
  ['0281234567', '0281234567'],
  ['8490361', '8490361'],
  ['không có', ''],
])('%s is compared as %s', (typed, normal) => {
  expect(normalisePhone(typed)).toBe(normal);
});

test.each([
  ['0903618274', true],
  ['+84 903 618 274', true],
  ['02838123456', true],
  ['0903618', false],
  ['090361827a', false],
  ['Anh Tùng 0903618274', false],
])('%s is a full number: %s', (typed, full) => {
  expect(isFullPhone(typed)).toBe(full);
});

test('masks a number, and leaves an absent one absent', () => {
  expect(maskPhone('0903618274', false)).toBe(maskedPhone);
  expect(maskPhone('0903618274', true)).toBe('0903618274');
  expect(maskPhone(null, false)).toBeNull();
  expect(isMaskedPhone('0000 000 000')).toBe(true);
  expect(isMaskedPhone('0900000000')).toBe(false);
});

test.each([
  ['gọi tôi 0903 618 274 nhé', 'gọi tôi 0000000000 nhé'],
  ['+84 903.618.274 hoặc 028-3822-1234', '0000000000 hoặc 0000000000'],
  ['0084903618274, 0084 903 618 274', '0000000000, 0000000000'],
  ['giá 8.650.000.000, 62 m², nhà số 148/12', 'giá 8.650.000.000, 62 m², nhà số 148/12'],
])('hides the numbers in %p', (text, hidden) => {
  expect(hidePhones(text)).toBe(hidden);
});

test.each([
  ['0903618274', '0903 618 274'],
  ['02812345678', '02812345678'],
  ['', ''],
])('"%s" is read out as "%s"', (phone, groups) => expect(phoneInGroups(phone)).toBe(groups));

test('a masked number is shown as ten zeros, any other in groups', () => {
  expect(shownPhone('0000000000')).toBe('0000000000');
  expect(shownPhone('0903618274')).toBe('0903 618 274');
});

test.each([
  ['gọi 0000000000, nhà có chó', 'gọi 0903 618 274', 'gọi 0903 618 274, nhà có chó'],
  ['0000000000 / 0000000000', '0903618274 / +84 913.618.274', '0903618274 / +84 913.618.274'],
  ['chỉ thêm chữ', 'gọi 0903618274', 'chỉ thêm chữ'],
  ['mặt nạ lạ 0000000000', 'không có số', 'mặt nạ lạ 0000000000'],
])('%p sent by who could not see %p is stored as %p', (sent, stored, kept) => {
  expect(putPhonesBack(sent, stored)).toBe(kept);
});

test.each([
  ['gọi 0903 618 274', 'gọi 0000000000 nhé', 'gọi 0903 618 274 nhé'],
  [
    '0903618274, vợ +84 913 618 274',
    '0000000000, con 0283822123, vợ 0000000000',
    '0903618274, con 0283822123, vợ +84 913 618 274',
  ],
  ['không có số', 'vẫn không, chỉ 0000000000', 'vẫn không, chỉ 0000000000'],
  ['gọi 0903618274', 'gọi lại sau', null],
  ['gọi 0903618274', '0000000000 và 0000000000', null],
  // digits beside a mask would make of the number something that is hidden no more
  ['gọi 0903618274', 'gọi 000000000012345', null],
  ['gọi 0903618274', 'gọi 10000000000', null],
  ['0903 618 274', '0 1234 0000000000', null],
])('what %p became with hidden numbers, %p, is meant as %p', (stored, sent, meant) => {
  expect(putAllPhonesBack(sent, stored)).toBe(meant);
});
