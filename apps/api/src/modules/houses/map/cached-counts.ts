import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { db } from '../../../db/db';

/** Houses. Counting fewer takes some hundredths of a second, so it is not cached. */
const many = 100_000;
/** How long a large count is cached, in milliseconds. */
const cacheTime = 30_000;
/** How many different counts are cached. */
const max = 64;

const dialect = new PgDialect();

interface CachedCount<Row> {
  rows: Row[];
  until: number;
}

/**
 * Runs statements that count. A result of more than a hundred thousand houses is cached for half a minute and shared:
 * everybody opens the map of a city, and its counts change little. The key is the statement with its values. They
 * contain the query and the person's rights, so nobody gets counts of houses that they may not see.
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
