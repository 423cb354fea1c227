/** The minimum length of a password. Specification 2 §5. */
export const shortestPassword = 8;

/** Common passwords that attackers try first: the twelve most common of that length. */
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

/** Whether a password is too common to protect anything. Upper and lower case are the same here. */
export const isCommonPassword = (password: string): boolean => mostCommon.has(password.trim().toLowerCase());
