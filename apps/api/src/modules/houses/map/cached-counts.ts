import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { db } from '../../../db/db';

/** Houses; counting fewer takes some hundredths of a second and is done anew each time. */
const many = 100_000;
/** Milliseconds for which a count of many stands. */
const cacheTime = 30_000;
/** Different counts kept at once. */
const max = 64;

const dialect = new PgDialect();

interface CachedCount<Row> {
  rows: Row[];
  until: number;
}

/**
 * Runs statements that count. What counted more than a hundred thousand houses is kept for half a minute and shared:
 * a map over a city is opened by everybody, and its counts change in the last digit. The key is the statement with its
 * values, which hold the question and the person's rights: nobody is answered what they may not see.
 * @param countOf houses that an answer counted
 * @param now milliseconds; given by tests
 */
export function cachedCounts<Row extends Record<string, unknown>>(
  countOf: (rows: Row[]) => number,
  now: () => number = Date.now,
) {
  const cache = new Map<string, CachedCount<Row>>();

  return async (statement: SQL): Promise<Row[]> => {
    const { sql, params } = dialect.sqlToQuery(statement);
    const key = JSON.stringify([sql, params]);
    const found = cache.get(key);
    if (found && found.until > now()) return found.rows;
    cache.delete(key);
    const rows = (await db().execute<Row>(statement)).rows;
    if (countOf(rows) < many) return rows;
    cache.set(key, { rows, until: now() + cacheTime });
    const [oldest] = cache.keys();
    if (cache.size > max && oldest !== undefined) cache.delete(oldest);
    return rows;
  };
}
