import { sql } from 'drizzle-orm';
import type { EntryReferenceHandler } from '../../references/entry-reference';
import { db } from '../../db/db';
import { idsOf } from '../../db/rows';

/** How many people are limited to each of these Quận/Huyện (D26). Entries of other types limit nobody. */
async function countLimitsWith(type: string, entries: readonly { id: number }[]): Promise<Map<number, number>> {
  if (type !== 'province') return new Map();
  const ids = sql.param(`{${idsOf(entries).join(',')}}`);
  const { rows } = await db().execute<{ id: number; uses: number }>(sql`
    select limited.id, count(*)::int as uses from users, unnest(users.province) as limited (id)
    where limited.id = any(${ids}::int[]) group by limited.id`);
  return new Map(rows.map(({ id, uses }) => [id, uses]));
}

/** Counts people who are limited to some Quận/Huyện. */
export const limitEntries: EntryReferenceHandler = { noun: 'user', count: countLimitsWith };
