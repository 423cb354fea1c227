import { and, eq, isNull } from 'drizzle-orm';
import { db } from '../../db/db';
import { customers } from './customer.schema';

/** A customer's name and owning staff; undefined for an unknown or deleted one. */
export async function findCustomerOwner(
  id: number,
): Promise<{ id: number; name: string; user_id: number | null } | undefined> {
  const [customer] = await db()
    .select({ id: customers.id, name: customers.name, user_id: customers.user_id })
    .from(customers)
    .where(and(eq(customers.id, id), isNull(customers.deleted_at)));
  return customer;
}

export const customerExists = async (id: number): Promise<boolean> => (await findCustomerOwner(id)) !== undefined;
