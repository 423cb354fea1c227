import { and, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { db } from './db';

/** The number of rows, and how it grew. */
export interface Growth {
  total: number;
  /** New rows in each period, without deleted ones. */
  added: number[];
  /** Since the last period began: new rows minus deleted ones. */
  change: number;
}

type Grown = PgTable & { created_at: PgColumn; deleted_at: PgColumn };

const moment = (seconds: number | undefined) => new Date((seconds ?? 0) * 1000);

/**
 * Rows that are not deleted, by period. Index 0 counts the rows before the first period. It reads the table (or an index) once.
 */
async function countByPeriod(table: Grown, where: SQL | undefined, starts: readonly number[]): Promise<number[]> {
  const moments = starts.map((start) => moment(start).toISOString());
  const bounds = sql`${sql.param(`{${moments.join(',')}}`)}::timestamptz[]`;
  const found = await db()
    .select({ period: sql<number>`width_bucket(${table.created_at}, ${bounds})`, count: sql<number>`count(*)::int` })
    .from(table as PgTable)
    .where(and(isNull(table.deleted_at), where))
    .groupBy(sql`1`); // by position: PostgreSQL does not treat two uses of the same parameter as the same expression
  const counts = new Map(found.map(({ period, count }) => [period, count]));
  return [0, ...starts].map((_, period) => counts.get(period) ?? 0);
}

/**
 * How many rows were created in each period, without deleted ones.
 * @param counted which rows count
 * @param starts when the periods begin: epoch seconds, ascending; the last one has no end
 */
export async function readAdded(table: Grown, counted: SQL | undefined, starts: readonly number[]): Promise<number[]> {
  const since = gte(table.created_at, moment(starts[0]));
  return (await countByPeriod(table, and(since, counted), starts)).slice(1);
}

/** The number of rows and how it grew. Like `readAdded`, but the total includes rows from before the first period. */
export async function readGrowth(table: Grown, counted: SQL | undefined, starts: readonly number[]): Promise<Growth> {
  const [before = 0, ...added] = await countByPeriod(table, counted, starts);
  const latest = moment(starts.at(-1));
  const [gone] = await db()
    .select({ count: sql<number>`count(*)::int` })
    .from(table as PgTable)
    .where(and(gte(table.deleted_at, latest), lt(table.created_at, latest), counted));
  return {
    total: added.reduce((sum, count) => sum + count, before),
    added,
    change: (added.at(-1) ?? 0) - (gone?.count ?? 0),
  };
}
