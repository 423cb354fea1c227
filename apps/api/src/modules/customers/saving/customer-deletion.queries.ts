import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { houses } from '../../houses/house.schema';
import { type Customer, customers } from '../customer.schema';

/** Locks a customer, deleted or not. */
export async function lockDeleted(id: number): Promise<Customer | undefined> {
  const [customer] = await db().select().from(customers).where(eq(customers.id, id)).for('update');
  return customer;
}

/** How many houses the customer offers. */
export async function countHouses(customerId: number): Promise<number> {
  const [found] = await db()
    .select({ houses: count() })
    .from(houses)
    .where(and(eq(houses.customer_id, customerId), isNull(houses.deleted_at)));
  return found?.houses ?? 0;
}

const oneUp = sql`${customers.version} + 1`;
/** When they were deleted, as database text. A `Date` would lose the microseconds. */
const moment = sql<string>`${customers.deleted_at}::text`;

/** Deletes the customer. @returns the new version, and the time of the deletion */
export async function markDeleted(id: number): Promise<{ version: number; moment: string }> {
  const [customer] = await db()
    .update(customers)
    .set({ deleted_at: sql`now()`, version: oneUp })
    .where(eq(customers.id, id))
    .returning({ version: customers.version, moment });
  return customer!;
}

/** Restores the customer. @returns the new version, and the time of the deletion */
export async function unmarkDeleted(id: number): Promise<{ version: number; moment: string }> {
  const [deleted] = await db().select({ moment }).from(customers).where(eq(customers.id, id));
  const [customer] = await db()
    .update(customers)
    .set({ deleted_at: null, version: oneUp })
    .where(eq(customers.id, id))
    .returning({ version: customers.version });
  return { version: customer!.version, moment: deleted!.moment };
}
