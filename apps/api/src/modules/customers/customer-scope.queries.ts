import { arrayContains, eq, or, type SQL, sql } from 'drizzle-orm';
import { users } from '../users/user.schema';
import { customers } from './customer.schema';

/*
 * The SQL of libs/domain `customer-access`: whose customer it is. `customer-scope.test.ts` compares both sides.
 */

/** Customers of this staff member, those included who came with a merged record: `isOwnCustomer`. */
export const isCustomerOf = (userId: number): SQL =>
  or(eq(customers.user_id, userId), arrayContains(customers.co_staff, [userId]))!;

/** Names of all the staff whose customer it is, the owning one first, joined by ', '; '' for nobody's. D56. */
export const staffNames = sql<string>`coalesce((
  select string_agg(staff.name, ', ' order by staff.id is distinct from ${customers.user_id}, array_position(${customers.co_staff}, staff.id))
  from ${users} as staff
  where staff.id = ${customers.user_id} or staff.id = any(${customers.co_staff})), '')`;
