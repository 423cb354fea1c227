import { and, arrayOverlaps, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { type Customer, customers } from '../customers/customer.schema';
import { users } from '../users/user.schema';

/*
 * What an import reads and writes outside its own tables: customers by number, and staff by name. Only the import stores many
 * customers in one statement; each one alone goes through the customers' module.
 */

const alive = isNull(customers.deleted_at);

/** Customers who have one of these numbers (normalised), oldest first. D55. */
export const customersWith = async (phones: string[]): Promise<Customer[]> =>
  phones.length === 0
    ? []
    : db()
        .select()
        .from(customers)
        .where(and(alive, arrayOverlaps(customers.phones, phones)))
        .orderBy(asc(customers.id));

/** Locks the rows until the transaction ends, in one order. Deleted ones are among them. */
export const lockCustomers = async (ids: number[]): Promise<Map<number, Customer>> => {
  if (ids.length === 0) return new Map();
  const found = await db()
    .select()
    .from(customers)
    .where(inArray(customers.id, ids))
    .orderBy(asc(customers.id))
    .for('update');
  return new Map(found.map((customer) => [customer.id, customer]));
};

/** Stores new customers. @returns their ids, in the order in which they were given */
export async function insertCustomers(values: (typeof customers.$inferInsert)[]): Promise<number[]> {
  if (values.length === 0) return [];
  const stored = await db()
    .insert(customers)
    .values(values)
    .returning({ id: customers.id, name: customers.name, phone_number: customers.phone_number });
  // the database gives rows back as they were sent; a wrong pairing would be silent, so it is looked at
  const isPaired = stored.every(({ name, phone_number }, at) => {
    const sent = values[at];
    return sent?.name === name && sent.phone_number === phone_number;
  });
  if (!isPaired || stored.length !== values.length) throw new Error('the database answered in another order');
  return stored.map(({ id }) => id);
}

/** Writes the columns and counts the version up. @returns the new version */
export async function writeCustomer(
  customer: Customer,
  values: Partial<typeof customers.$inferInsert>,
): Promise<number> {
  const version = customer.version + 1;
  await db()
    .update(customers)
    .set({ ...values, version })
    .where(eq(customers.id, customer.id));
  return version;
}

/** Deletes customers softly. D11. */
export async function deleteCustomers(ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await db()
    .update(customers)
    .set({ deleted_at: sql`now()`, version: sql`${customers.version} + 1` })
    .where(inArray(customers.id, ids));
}

export interface ImportStaff {
  id: number;
  name: string;
  email: string | null;
}

/** Whom customers may be given to. */
export const activeStaff = (): Promise<ImportStaff[]> =>
  db()
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.status, 1), isNull(users.deleted_at)))
    .orderBy(asc(users.id));
