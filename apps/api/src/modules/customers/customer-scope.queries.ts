import { and, arrayContains, eq, like, or, type SQL, sql } from 'drizzle-orm';
import { anywhere } from '../../db/column-conditions';
import { users } from '../users/user.schema';
import { customers } from './customer.schema';

/*
 * The SQL of libs/domain `customer-access`: whose customer it is. `customer-scope.test.ts` compares both sides.
 */

/** Customers of this staff member, those included who came with a merged record: `isOwnCustomer`. */
export const isCustomerOf = (userId: number): SQL =>
  or(eq(customers.user_id, userId), arrayContains(customers.co_staff, [userId]))!;

/** What search reads of a name, without what may be a phone number: eight digits or more with no letter between. */
const nameWithoutNumbers = sql`regexp_replace(${customers.search}, '[0-9０-９o]([^[:alpha:]]*[0-9０-９o]){7,}', ' ', 'g')`;

/**
 * The name has the word. Of a number in a name only those are answered who read it: else it is found out digit by digit. D24.
 * @param tellsNumber where the actor reads the customer's numbers; undefined: everywhere
 */
export function hasNameWord(word: string, tellsNumber: SQL | undefined): SQL {
  const named = like(sql`${customers.search}`, anywhere(word));
  if (!tellsNumber || !/[0-9０-９]/.test(word)) return named;
  return and(named, or(like(nameWithoutNumbers, anywhere(word)), tellsNumber))!;
}

/** Names of all the staff whose customer it is, the owning one first, joined by ', '; '' for nobody's. D56. */
export const staffNames = sql<string>`coalesce((
  select string_agg(staff.name, ', ' order by staff.id is distinct from ${customers.user_id}, array_position(${customers.co_staff}, staff.id))
  from ${users} as staff
  where staff.id = ${customers.user_id} or staff.id = any(${customers.co_staff})), '')`;
