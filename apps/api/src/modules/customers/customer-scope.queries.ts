import { normalisePhone } from '@toam/domain/phone';
import { and, arrayContains, eq, or, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../db/column-conditions';
import { users } from '../users/user.schema';
import { customers } from './customer.schema';

/* The SQL of libs/domain `customer-access`: who is staff of a customer. `customer-scope.test.ts` compares both sides. */

/** Customers of this staff member, also as co-staff of a merged record: `isOwnCustomer`. */
export const isCustomerOf = (userId: number): SQL =>
  or(eq(customers.user_id, userId), arrayContains(customers.co_staff, [userId]))!;

/** Customers one of whose numbers is this whole one, however it is written. D55. */
export const hasPhone = (search: string): SQL => arrayContains(customers.phones, [normalisePhone(search)]);

/** A text without anything that may be a phone number: eight digits or more with no letter between. */
export const withoutNumbers = (text: SQL): SQL =>
  sql`regexp_replace(${text}, '[0-9０-９o]([^[:alpha:]]*[0-9０-９o]){7,}', ' ', 'g')`;

/**
 * Whether a text of the customer contains the word. Digits of a phone number match only if the actor may read the
 * number. Otherwise people could guess it digit by digit. D24.
 * @param text without case and accents (`f_vn`)
 * @param tellsNumber where the actor reads the customer's numbers; undefined: everywhere
 */
export function hasWord(text: SQL, word: string, tellsNumber: SQL | undefined): SQL {
  const found = contains(text, word);
  if (!tellsNumber || !/[0-9０-９]/.test(word)) return found;
  return and(found, or(contains(withoutNumbers(text), word), tellsNumber))!;
}

/** The same for the customer's name. */
export const hasNameWord = (word: string, tellsNumber: SQL | undefined): SQL =>
  hasWord(sql`${customers.search}`, word, tellsNumber);

/** Names of all staff of the customer, the owner first, joined by ', '; '' if there are none. D56. */
export const staffNames = sql<string>`coalesce((
  select string_agg(staff.name, ', ' order by staff.id is distinct from ${customers.user_id}, array_position(${customers.co_staff}, staff.id))
  from ${users} as staff
  where staff.id = ${customers.user_id} or staff.id = any(${customers.co_staff})), '')`;
