import { comparedPhonesOf, type MergedFields } from '@toam/domain/customer/customer-merge';
import { asc, inArray, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { idsOf } from '../../db/rows';
import { updateCustomer } from './customer.queries';
import { type Customer, customers } from './customer.schema';

/**
 * Locks these numbers until the transaction ends: nobody else can save a customer with one of them. So the later save
 * finds the earlier one (D56).
 */
export async function lockPhones(phones: string[]): Promise<void> {
  if (phones.length === 0) return;
  // in sorted order, so that two people with the same numbers don't deadlock
  const sorted = sql.join(
    [...new Set(phones)].toSorted().map((phone) => sql`${phone}`),
    sql`, `,
  );
  await db().execute(sql`
    select pg_advisory_xact_lock(hashtextextended('phone ' || phone, 0)) from unnest(array[${sorted}]::text[]) as phone`);
}

/** Customers by id, deleted ones included, locked until the transaction ends. Meanwhile nobody can add references to them. */
export async function lockCustomers(ids: number[]): Promise<Map<number, Customer>> {
  if (ids.length === 0) return new Map();
  const found = await db()
    .select()
    .from(customers)
    .where(inArray(customers.id, ids))
    .orderBy(asc(customers.id)) // avoids deadlocks between two who lock the same rows
    .for('update');
  return new Map(found.map((customer) => [customer.id, customer]));
}

/** Stores new customers. @returns their ids, in the given order */
export async function insertCustomers(values: (typeof customers.$inferInsert)[]): Promise<number[]> {
  if (values.length === 0) return [];
  const stored = await db()
    .insert(customers)
    .values(values)
    .returning({ id: customers.id, name: customers.name, phone_number: customers.phone_number });
  // the database returns rows in the order sent; a wrong pairing would go unnoticed, so this checks it
  const isPaired = stored.every(({ name, phone_number }, at) => {
    const sent = values[at];
    return sent?.name === name && sent.phone_number === phone_number;
  });
  if (!isPaired || stored.length !== values.length) throw new Error('the database answered in another order');
  return idsOf(stored);
}

/** Writes the merged fields of a record, and its numbers for comparison. @returns the row afterwards */
export const writeFields = (id: number, fields: MergedFields): Promise<Customer> =>
  updateCustomer(id, { ...fields, phones: comparedPhonesOf(fields) });

/** Deletes customers softly, with the time of the transaction. D11. */
export async function deleteCustomers(ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await db()
    .update(customers)
    .set({ deleted_at: sql`now()`, version: sql`${customers.version} + 1` })
    .where(inArray(customers.id, ids));
}
