import {
  hidePhones,
  dialledPhone,
  isFullPhone,
  isMaskedPhone,
  maskedPhone,
  maskPhone,
  normalisePhone,
  phoneInGroups,
  putAllPhonesBack,
  putPhonesBack,
  shownPhone,
  typedPhone,
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
  ['398123456', '0398123456'],
  ['０９０３ ６１８ ２７４', '0903618274'],
  ['\u202A+84 903 618 274\u202C', '0903618274'],
  ['0903\u200B618\u200B274', '0903618274'],
  ['O9O3618274', '0903618274'],
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
  ['Anh Nam 0398123456', 'Anh Nam 0000000000'],
  ['Zalo0398123456 ngay', 'Zalo0000000000 ngay'],
  ['gọi ０９０３６１８２７４', 'gọi 0000000000'],
  ['gọi 0903\u200B618\u200B274 nhé', 'gọi 0000000000 nhé'],
  ['O9O3 618 274 (chồng)', '0000000000 (chồng)'],
  ['09o3618274', '0000000000'],
  ['[090] 361-82_74', '[0000000000'],
  ['0 9 0 3 6 1 8 2 7 4', '0000000000'],
  ['0903 – 618 – 274', '0000000000'],
  ['(+84) 903 618 274', '(0000000000'],
  ['số 398123456 của con', 'số 0000000000 của con'],
  ['0903618274 0913618274', '0000000000 0000000000'],
  ['giá 8.650.000.000, 62 m², nhà số 148/12', 'giá 8.650.000.000, 62 m², nhà số 148/12'],
  ['cọc 350.000.000, trả 8.350.123.000', 'cọc 350.000.000, trả 8.350.123.000'],
  ['giá 8.450.000.000 hoặc 850000000', 'giá 8.450.000.000 hoặc 850000000'],
  ['hẹn 05/12/2026 09:30, CCCD 079085001234', 'hẹn 05/12/2026 09:30, CCCD 079085001234'],
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
  // with digits beside a mask, the restored number would not be hidden any more
  ['gọi 0903618274', 'gọi 000000000012345', null],
  ['gọi 0903618274', 'gọi 10000000000', null],
  ['0903 618 274', '0 1234 0000000000', null],
])('what %p became with hidden numbers, %p, is meant as %p', (stored, sent, meant) => {
  expect(putAllPhonesBack(sent, stored)).toBe(meant);
});

test.each([
  ['\u202A+84 903 618 274\u202C', '+84 903 618 274'],
  ['０９０３ 618 274', '0903 618 274'],
  ['398123456', '0398123456'],
  ['398 123 456', '0398 123 456'],
  ['0903.618.274', '0903.618.274'],
])('%p is kept as %p', (typed, kept) => {
  expect(typedPhone(typed)).toBe(kept);
});

test.each([
  ['0168 361 8274', '0383618274'],
  ['+84 903 618 274', '0903618274'],
  ['398123456', '0398123456'],
  ['+1 415 555 2671', '+14155552671'],
])('%p is dialled as %p', (phone, dialled) => {
  expect(dialledPhone(phone)).toBe(dialled);
});
