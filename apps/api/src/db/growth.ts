import { and, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { db } from './db';

/** How many rows stand, and how they came to. */
export interface Growth {
  total: number;
  /** New ones in each period, of those that still stand. */
  added: number[];
  /** Since the last period began: what came minus what was deleted. */
  change: number;
}

interface Grown {
  created_at: PgColumn;
  deleted_at: PgColumn;
}

const moment = (seconds: number) => new Date(seconds * 1000);

/**
 * Counts rows by when they were made, in one reading of the table or of an index that holds what `counted` looks at.
 * @param counted which rows count; without those that were deleted
 * @param starts when the periods begin: epoch seconds, ascending
 */
export async function readGrowth(
  table: PgTable & Grown,
  counted: SQL | undefined,
  starts: readonly number[],
): Promise<Growth> {
  const { created_at, deleted_at } = table;
  const bounds = sql`${sql.param(`{${starts.map((start) => moment(start).toISOString()).join(',')}}`)}::timestamptz[]`;
  // by its place: the same parameter twice is not the same expression to PostgreSQL
  const buckets = await db()
    .select({ at: sql<number>`width_bucket(${created_at}, ${bounds})`, count: sql<number>`count(*)::int` })
    .from(table)
    .where(and(isNull(deleted_at), counted))
    .groupBy(sql`1`);
  const countOf = new Map(buckets.map(({ at, count }) => [at, count]));
  const added = starts.map((_, index) => countOf.get(index + 1) ?? 0);

  const latest = moment(starts.at(-1) ?? 0);
  const [gone] = await db()
    .select({ count: sql<number>`count(*)::int` })
    .from(table)
    .where(and(gte(deleted_at, latest), lt(created_at, latest), counted));
  return {
    total: buckets.reduce((sum, { count }) => sum + count, 0),
    added,
    change: (added.at(-1) ?? 0) - (gone?.count ?? 0),
  };
}
