import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { db } from '../../../db/db';
import { findRow, idsOf, insertRow, updateRow } from '../../../db/rows';
import { requests } from '../../needs/need.schema';
import { type Customer, customers } from '../customer.schema';
import { type CustomerMerge, customerMerges } from './customer-merge.schema';

const oneUp = sql`${customers.version} + 1`;

/** Takes a record out of every list. Links to it then open the kept record. */
export const markMerged = (id: number, keptId: number): Promise<Customer> =>
  updateRow(customers, eq(customers.id, id), { deleted_at: sql`now()`, merged_into: keptId, version: oneUp });

export const unmarkMerged = (id: number): Promise<Customer> =>
  updateRow(customers, eq(customers.id, id), { deleted_at: null, merged_into: null, version: oneUp });

/** A record's name, deleted ones included. */
export async function findName(id: number): Promise<string> {
  const [customer] = await db().select({ name: customers.name }).from(customers).where(eq(customers.id, id));
  return customer?.name ?? `#${id}`;
}

/** Needs of these customers. Open screens show their houses. */
export async function findNeedIds(ids: number[]): Promise<number[]> {
  const found = await db()
    .select({ id: requests.id })
    .from(requests)
    .where(and(inArray(requests.customer_id, ids), isNull(requests.deleted_at)));
  return idsOf(found);
}

export const insertMerge = (values: Omit<typeof customerMerges.$inferInsert, 'moved'>): Promise<CustomerMerge> =>
  insertRow(customerMerges, { ...values, moved: {} });

export async function writeMoved(id: number, moved: Record<string, unknown>): Promise<void> {
  await db().update(customerMerges).set({ moved }).where(eq(customerMerges.id, id));
}

export const findMerge = (id: number): Promise<CustomerMerge | undefined> =>
  findRow(customerMerges, eq(customerMerges.id, id));

export async function markUndone(id: number, by: number): Promise<void> {
  await db()
    .update(customerMerges)
    .set({ undone_at: sql`now()`, undone_by: by })
    .where(eq(customerMerges.id, id));
}

/** The last merge into the same record that is not undone. It must be undone before this one. */
export async function findLaterMerge({ id, kept_id }: CustomerMerge): Promise<CustomerMerge | undefined> {
  const [later] = await db()
    .select()
    .from(customerMerges)
    .where(and(eq(customerMerges.kept_id, kept_id), gt(customerMerges.id, id), isNull(customerMerges.undone_at)))
    .orderBy(desc(customerMerges.id))
    .limit(1);
  return later;
}

const kept = alias(customers, 'kept');
const merged = alias(customers, 'merged');

/** Merges of a record, kept or merged, newest first, with both records as they are now. */
export const listMergesOf = (customerId: number) =>
  db()
    .select({ merge: customerMerges, kept, merged })
    .from(customerMerges)
    .innerJoin(kept, eq(kept.id, customerMerges.kept_id))
    .innerJoin(merged, eq(merged.id, customerMerges.merged_id))
    .where(or(eq(customerMerges.kept_id, customerId), eq(customerMerges.merged_id, customerId)))
    .orderBy(desc(customerMerges.id))
    .limit(100);
