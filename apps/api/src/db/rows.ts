import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { db } from './db';

/** The ids of rows, in their order. */
export const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/**
 * The row that the condition names; undefined if there is none.
 * @param lock held until the transaction ends
 */
export async function findRow<Table extends PgTable>(
  table: Table,
  where?: SQL,
  lock?: 'update' | 'no key update' | 'key share',
): Promise<Table['$inferSelect'] | undefined> {
  const found = db()
    .select()
    .from(table as PgTable)
    .where(where);
  const [row] = await (lock ? found.for(lock) : found);
  return row;
}

/** Whether a row meets the condition. */
export const hasRow = async (table: PgTable, where: SQL | undefined): Promise<boolean> =>
  (
    await db()
      .select({ one: sql`1` })
      .from(table)
      .where(where)
      .limit(1)
  ).length > 0;

/** @returns the row as it is stored, with defaults and computed columns */
export async function insertRow<Table extends PgTable>(
  table: Table,
  values: Table['$inferInsert'],
): Promise<Table['$inferSelect']> {
  const [row] = await db().insert(table).values(values).returning();
  return row!;
}

/** Writes columns of the one row that the condition names. @returns the row afterwards */
export async function updateRow<Table extends PgTable>(
  table: Table,
  where: SQL | undefined,
  values: PgUpdateSetSource<Table>,
): Promise<Table['$inferSelect']> {
  const rows: Table['$inferSelect'][] = await db()
    .update(table as PgTable)
    .set(values)
    .where(where)
    .returning();
  return rows[0]!;
}

/** The same by id, of a record with versions: the version grows by one. */
export const saveRow = <Table extends PgTable & { id: PgColumn; version: PgColumn }>(
  table: Table,
  id: number | string,
  values: PgUpdateSetSource<Table>,
): Promise<Table['$inferSelect']> =>
  updateRow(table, eq(table.id, id), { ...values, version: sql`${table.version} + 1` });
