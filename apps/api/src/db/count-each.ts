import { maxCounted, type Counted } from '@toam/contracts/page';
import { type SQL, sql } from 'drizzle-orm';
import { db } from './db';

/** A count in the form of the API's answers. */
export const capped = (total: number): Counted =>
  total > maxCounted ? { total: maxCounted, total_capped: true } : { total };

/**
 * Counts the rows of several queries in one statement. Each count stops one after `maxCounted`, so an index
 * answers quickly even if there are many rows.
 */
export async function countEach<Name extends string>(found: Record<Name, SQL>): Promise<Record<Name, number>> {
  const counts = Object.entries<SQL>(found).map(([name, rows]) => {
    const as = sql.identifier(name);
    return sql`(select count(*)::int from (select from (${rows}) as found limit ${maxCounted + 1}) as counted) as ${as}`;
  });
  const { rows } = await db().execute<Record<Name, number>>(sql`select ${sql.join(counts, sql`, `)}`);
  return rows[0]!;
}
