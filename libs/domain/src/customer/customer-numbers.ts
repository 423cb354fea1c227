import { type CustomerColumnKind, kindOfColumn } from './customer-columns';
import { hidePhones, maskedPhone } from '../phone';

/** What holds a number and nothing else: hidden as a whole, however it is written. A fax follows the phones' rule. */
const wholeNumbers: ReadonlySet<CustomerColumnKind> = new Set(['mainPhone', 'phone', 'fax']);

/** Wire names that are no columns that people type. */
const otherKinds: Partial<Record<string, CustomerColumnKind>> = {
  more_phones: 'phone',
  created_at: 'day',
  updated_at: 'day',
  deleted_at: 'day',
};

const kindOf = (column: string): CustomerColumnKind => otherKinds[column] ?? kindOfColumn(column);

/** An identity number, of the old card or the new one. */
const isIdentity = (value: string): boolean => /^(?:\d{9}|\d{12})$/.test(value.replace(/\s/g, ''));

/**
 * A text of a customer as it is told to somebody who may not see the numbers, by the column's wire name; of a column that is not
 * named here as of a note. An email keeps its letters. D24, D107.
 */
export function hideNumbers(column: string, value: string): string {
  const kind = kindOf(column);
  if (value === '' || kind === 'day') return value;
  if (wholeNumbers.has(kind)) return maskedPhone;
  if (kind === 'email') return value.replace(/\p{Nd}/gu, '0');
  if (kind === 'identity' && isIdentity(value)) return value;
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
  value !== null &&
  value !== '' &&
  (wholeNumbers.has(kindOf(column)) || (kindOf(column) === 'email' && /\p{Nd}/u.test(value)));
