import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { houses } from '../houses/house.schema';
import { type Need, requests } from '../requests/request.schema';
import { type Customer, customers } from './customer.schema';

/** Locks a customer whether they are deleted or not. */
export async function lockDeleted(id: number): Promise<Customer | undefined> {
  const [customer] = await db().select().from(customers).where(eq(customers.id, id)).for('update');
  return customer;
}

/** How many houses the customer offers through us. */
export async function countHouses(customerId: number): Promise<number> {
  const [found] = await db()
    .select({ houses: count() })
    .from(houses)
    .where(and(eq(houses.customer_id, customerId), isNull(houses.deleted_at)));
  return found?.houses ?? 0;
}

type Moved = Pick<Need, 'id' | 'version'>;
const moved = { id: requests.id, version: requests.version };

/**
 * Deletes the customer and their needs at one moment, by which a restore tells the needs that went along from those deleted
 * before. D11. @returns the needs
 */
export async function markDeleted(customerId: number): Promise<{ version: number; needs: Moved[] }> {
  const [customer] = await db()
    .update(customers)
    .set({ deleted_at: sql`now()`, version: sql`${customers.version} + 1` })
    .where(eq(customers.id, customerId))
    .returning({ version: customers.version });
  const needs = await db()
    .update(requests)
    .set({ deleted_at: sql`now()`, version: sql`${requests.version} + 1` })
    .where(and(eq(requests.customer_id, customerId), isNull(requests.deleted_at)))
    .returning(moved);
  return { version: customer!.version, needs };
}

/** Brings back the customer and the needs that were deleted with them. @returns the needs */
export async function unmarkDeleted(customerId: number): Promise<{ version: number; needs: Moved[] }> {
  // compared inside the database: a moment loses its microseconds on the way here
  const together = db().select({ at: customers.deleted_at }).from(customers).where(eq(customers.id, customerId));
  const needs = await db()
    .update(requests)
    .set({ deleted_at: null, version: sql`${requests.version} + 1` })
    .where(and(eq(requests.customer_id, customerId), sql`${requests.deleted_at} = ${together}`))
    .returning(moved);
  const [customer] = await db()
    .update(customers)
    .set({ deleted_at: null, version: sql`${customers.version} + 1` })
    .where(eq(customers.id, customerId))
    .returning({ version: customers.version });
  return { version: customer!.version, needs };
}
