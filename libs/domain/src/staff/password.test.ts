import { isCommonPassword, standsOnOneWord } from './password';

test.each([
  '12345678',
  '123456789',
  '1234567890',
  'password',
  'Password1',
  'QWERTY123',
  '11111111',
  '88888888',
  ' 12345678 ',
])('%s is no password', (password) => expect(isCommonPassword(password)).toBe(true));

test.each(['123456780', 'mat-khau-cua-toi', 'password-1', ''])('%s is not among the most common', (password) =>
  expect(isCommonPassword(password)).toBe(false),
);

const own = ['Nguyễn Văn Hà', 'ha.nguyen'];

test.each(['ToAm@2026', 'nhadat123', 'Nhà-Đất-2026', 'NguyenVanHa88', 'ha.nguyen1990', '@@matkhau@@'])(
  '%s is one word of the office or of its person',
  (password) => expect(standsOnOneWord(password, own)).toBe(true),
);

test.each(['mat-khau-cua-toi', 'nhadat-cua-ha', '20261990', 'Nguyen kX7m', ''])(
  '%s is more than one word',
  (password) => expect(standsOnOneWord(password, own)).toBe(false),
);
