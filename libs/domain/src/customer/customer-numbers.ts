import { type CustomerColumnKind, kindOfColumn } from './customer-columns';
import { hidePhones, maskedPhone } from '@toam/domain/phone';

/** Columns that hold only a number. It is hidden as a whole, in any format. A fax follows the rule for phones. */
const wholeNumbers: ReadonlySet<CustomerColumnKind> = new Set(['mainPhone', 'phone', 'fax']);

/** Wire names that are not columns which people fill in. */
const otherKinds: Partial<Record<string, CustomerColumnKind>> = {
  more_phones: 'phone',
  created_at: 'day',
  updated_at: 'day',
  deleted_at: 'day',
};

const kindOf = (column: string): CustomerColumnKind => otherKinds[column] ?? kindOfColumn(column);

/** An identity number, of the old or the new card. */
const isIdentity = (value: string): boolean => /^(?:\d{9}|\d{12})$/.test(value.replace(/\s/g, ''));

/**
 * A customer's text for a person who may not see the numbers, by the column's wire name. A column that is not listed here counts as
 * a note. An email keeps its letters. D24, D107.
 */
export function hideNumbers(column: string, value: string): string {
  const kind = kindOf(column);
  if (value === '' || kind === 'day') return value;
  if (wholeNumbers.has(kind)) return maskedPhone;
  if (kind === 'email') return value.replace(/\p{Nd}/gu, '0');
  if (kind === 'identity' && isIdentity(value)) return value;
  return hidePhones(value);
}

/** Whether the text contains a number that must be hidden. */
export const holdsNumber = (column: string, value: string | null): boolean =>
  value !== null && hideNumbers(column, value) !== value;

/**
 * Whether a field is locked for a person who may not see its numbers. They cannot replace or empty a value that they cannot read. In
 * other texts they edit around the masks. D24.
 * @param value as it is stored, or as they see it
 */
export const isLockedField = (column: string, value: string | null): boolean =>
  value !== null &&
  value !== '' &&
  (wholeNumbers.has(kindOf(column)) || (kindOf(column) === 'email' && /\p{Nd}/u.test(value)));
