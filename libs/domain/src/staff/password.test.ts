import { isCommonPassword } from './password';

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
