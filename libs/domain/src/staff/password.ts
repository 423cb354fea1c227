/** Characters that a password has at least. Specification 2 §5. */
export const shortestPassword = 8;

/** What guessers try first: the twelve most common of that length. */
const mostCommon = new Set([
  '123456789',
  '12345678',
  'password',
  '1234567890',
  'qwerty123',
  'password1',
  '11111111',
  'iloveyou',
  '88888888',
  'abcd1234',
  'aa123456',
  '00000000',
]);

/** Whether a password is so common that it protects nothing, however its letters are cased. */
export const isCommonPassword = (password: string): boolean => mostCommon.has(password.trim().toLowerCase());
