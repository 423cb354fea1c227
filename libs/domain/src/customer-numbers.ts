import { hidePhones, maskedPhone } from './phone';

/** Columns that hold a number and nothing else: hidden as a whole, however it is written. A fax follows the phones' rule. */
const wholeNumbers = new Set([
  ...['phone_number', 'phone_number2', 'phone_number3', 'phone_number4', 'more_phones'],
  'fax',
]);

/** Columns that cannot hold a phone: what somebody reads in them they may read. */
const withoutNumbers = new Set(['date_of_birth', 'created_at', 'updated_at', 'deleted_at']);

/** An identity number, of the old card or the new one. */
const isIdentity = (value: string): boolean => /^(?:\d{9}|\d{12})$/.test(value.replace(/\s/g, ''));

/**
 * A text of a customer as it is told to somebody who may not see the numbers, by the column's wire name; of a column that is not
 * named here as of a note. An email keeps its letters. D24, D107.
 */
export function hideNumbers(column: string, value: string): string {
  if (value === '' || withoutNumbers.has(column)) return value;
  if (wholeNumbers.has(column)) return maskedPhone;
  if (column === 'email') return value.replace(/\p{Nd}/gu, '0');
  if (column === 'social_id' && isIdentity(value)) return value;
  return hidePhones(value);
}

/** Whether the text tells a number. */
export const tellsNumber = (column: string, value: string | null): boolean =>
  value !== null && hideNumbers(column, value) !== value;

/**
 * Whether a field is locked for somebody who may not see its numbers: what they can't read they neither replace nor empty. In other
 * texts they write around the masks. D24.
 * @param value as it is stored, or as it was shown to them
 */
export const isLockedField = (column: string, value: string | null): boolean =>
  value !== null && value !== '' && (wholeNumbers.has(column) || (column === 'email' && /\p{Nd}/u.test(value)));
