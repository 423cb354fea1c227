import { and, arrayOverlaps, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { among, isDuplicate } from '../../sheets/import/import.queries';
import { importRows as rows } from '../../sheets/import/import.schema';
import { type Customer, customers } from '../customers/customer.schema';
import { users } from '../users/user.schema';

/** Customers who have one of these numbers (normalised), oldest first. D55. */
export const customersWith = async (phones: string[]): Promise<Customer[]> =>
  phones.length === 0
    ? []
    : db()
        .select()
        .from(customers)
        .where(and(isNull(customers.deleted_at), arrayOverlaps(customers.phones, phones)))
        .orderBy(asc(customers.id));

export interface ImportStaff {
  id: number;
  name: string;
  email: string | null;
}

/** Staff who may be given customers. */
export const activeStaff = (): Promise<ImportStaff[]> =>
  db()
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.status, 1), isNull(users.deleted_at)))
    .orderBy(asc(users.id));

const ofImport = (importId: number) => eq(rows.import_id, importId);

/** Those of the customers that this import created. */
export async function ownCustomers(importId: number, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const found = await db()
    .select({ id: rows.record_id })
    .from(rows)
    .where(and(ofImport(importId), eq(rows.outcome, 'created'), inArray(rows.record_id, ids)));
  return new Set(found.flatMap(({ id }) => id ?? []));
}

/** The customers that these rows became or were merged into, by row. */
export async function customersOfRows(importId: number, numbers: number[]): Promise<Map<number, number>> {
  if (numbers.length === 0) return new Map();
  const found = await db()
    .select({ row: rows.row, id: rows.record_id })
    .from(rows)
    .where(and(ofImport(importId), inArray(rows.row, numbers), isNotNull(rows.record_id)));
  return new Map(found.map(({ row, id }) => [row, id!]));
}

/** The agents of this import's customers, as its rows name them, and the importer. */
export async function staffOfImport({ id, user_id }: { id: number; user_id: number }): Promise<number[]> {
  const found = await db()
    .selectDistinct({ staff: sql<number | null>`(${rows.values} ->> 'staff_id')::int` })
    .from(rows)
    .where(ofImport(id));
  return [...new Set([user_id, ...found.flatMap(({ staff }) => staff ?? [])])];
}

/** The last customer that the import created or filled in; null if none. */
export async function lastCustomer(importId: number): Promise<number | null> {
  const [found] = await db()
    .select({ id: rows.record_id })
    .from(rows)
    .where(and(ofImport(importId), isNotNull(rows.record_id)))
    .orderBy(desc(rows.row))
    .limit(1);
  return found?.id ?? null;
}

/** Rows that duplicate customers, with those customers. */
export async function duplicateCustomers(
  importId: number,
  only: number[] | undefined,
): Promise<{ row: number; id: number }[]> {
  const found = await db()
    .select({ row: rows.row, id: rows.same_id })
    .from(rows)
    .where(and(ofImport(importId), isDuplicate, isNotNull(rows.same_id), among(only)));
  return found.flatMap(({ row, id }) => (id === null ? [] : [{ row, id }]));
}
