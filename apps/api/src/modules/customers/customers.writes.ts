import { comparedPhonesOf, type MergedFields } from '@toam/domain/customer/customer-merge';
import { asc, inArray, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { updateCustomer } from './customer.queries';
import { type Customer, customers } from './customer.schema';

/** Until the transaction ends nobody else saves a customer with one of these numbers: who came first is found (D56). */
export async function lockPhones(phones: string[]): Promise<void> {
  if (phones.length === 0) return;
  // in one order, so that two people with the same numbers don't wait for each other
  const sorted = sql.join(
    [...new Set(phones)].toSorted().map((phone) => sql`${phone}`),
    sql`, `,
  );
  await db().execute(sql`
    select pg_advisory_xact_lock(hashtextextended('phone ' || phone, 0)) from unnest(array[${sorted}]::text[]) as phone`);
}

/** Customers by id, deleted ones included, locked until the transaction ends: nobody hangs anything on them meanwhile. */
export async function lockCustomers(ids: number[]): Promise<Map<number, Customer>> {
  if (ids.length === 0) return new Map();
  const found = await db()
    .select()
    .from(customers)
    .where(inArray(customers.id, ids))
    .orderBy(asc(customers.id)) // two who lock the same ones don't wait for each other
    .for('update');
  return new Map(found.map((customer) => [customer.id, customer]));
}

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

/** Writes what a record became, and its numbers for comparison with it. @returns the row afterwards */
export const writeFields = (id: number, fields: MergedFields): Promise<Customer> =>
  updateCustomer(id, { ...fields, phones: comparedPhonesOf(fields) });

/** Deletes customers softly, at the moment of the transaction. D11. */
export async function deleteCustomers(ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await db()
    .update(customers)
    .set({ deleted_at: sql`now()`, version: sql`${customers.version} + 1` })
    .where(inArray(customers.id, ids));
}
