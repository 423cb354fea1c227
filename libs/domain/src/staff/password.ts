import { plain } from '@toam/domain/vietnamese';

/** The minimum length of a password. Specification 2 §5. */
export const shortestPassword = 8;

/** Days in which a password that the office gave must be used for the first time. */
export const firstPasswordDays = 7;

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

/** Words that a guesser of this office begins with: its product, its trade, its city. */
const officeWords = ['to am', 'bat dong san', 'nha dat', 'mat khau', 'sai gon', 'ho chi minh', 'viet nam'];

/** The letters of a text alone, without diacritics: 'Nhà Đất @2026' → nhadat. */
const letters = (text: string): string => plain(text).replace(/[^a-z]/g, '');

/**
 * Whether a password is one word of the office or of its person with digits and signs around it: 'ToAm@2026', 'nguyenvanha1'.
 * @param own the person's name, and their email, whole and as far as the @
 */
export function standsOnOneWord(password: string, own: readonly string[]): boolean {
  const typed = letters(password);
  return typed !== '' && [...officeWords, ...own].some((word) => letters(word) === typed);
}
