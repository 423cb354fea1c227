import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { db } from '../../db/db';
import { customerImportRows as rows } from './customer-import.schema';

/** Those of the customers that this import created. */
export async function ownCustomers(importId: number, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const found = await db()
    .select({ id: rows.customer_id })
    .from(rows)
    .where(and(eq(rows.import_id, importId), eq(rows.outcome, 'created'), inArray(rows.customer_id, ids)));
  return new Set(found.flatMap(({ id }) => id ?? []));
}

/** The customers that these rows became or were merged into, by row. */
export async function customersOfRows(importId: number, numbers: number[]): Promise<Map<number, number>> {
  if (numbers.length === 0) return new Map();
  const found = await db()
    .select({ row: rows.row, id: rows.customer_id })
    .from(rows)
    .where(and(eq(rows.import_id, importId), inArray(rows.row, numbers), isNotNull(rows.customer_id)));
  return new Map(found.map(({ row, id }) => [row, id!]));
}

/** Stores the new version when the import itself changes a customer again, so that it does not count as somebody's edit. */
export async function restampRows(importId: number, customerId: number, version: number): Promise<void> {
  await db()
    .update(rows)
    .set({ stored_version: version })
    .where(and(eq(rows.import_id, importId), eq(rows.customer_id, customerId)));
}

/** The agents of this import's customers, as its rows name them, and the importer. */
export async function staffOfImport({ id, user_id }: { id: number; user_id: number }): Promise<number[]> {
  const found = await db()
    .selectDistinct({ staff: rows.staff_id })
    .from(rows)
    .where(and(eq(rows.import_id, id), isNotNull(rows.staff_id)));
  return [...new Set([user_id, ...found.flatMap(({ staff }) => staff ?? [])])];
}

/** The last customer that the import created or filled in; null if none. */
export async function lastCustomer(importId: number): Promise<number | null> {
  const [found] = await db()
    .select({ id: rows.customer_id })
    .from(rows)
    .where(and(eq(rows.import_id, importId), isNotNull(rows.customer_id)))
    .orderBy(desc(rows.row))
    .limit(1);
  return found?.id ?? null;
}
