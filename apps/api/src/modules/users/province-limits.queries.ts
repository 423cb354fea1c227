import { sql } from 'drizzle-orm';
import { db } from '../../db/db';

/** How many people are limited to each of these Quận/Huyện (D26). Entries of other types limit nobody. */
export async function countLimitsWith(type: string, entries: readonly { id: number }[]): Promise<Map<number, number>> {
  if (type !== 'province') return new Map();
  const ids = sql.param(`{${entries.map(({ id }) => id).join(',')}}`);
  const { rows } = await db().execute<{ id: number; uses: number }>(sql`
    select limited.id, count(*)::int as uses from users, unnest(users.province) as limited (id)
    where limited.id = any(${ids}::int[]) group by limited.id`);
  return new Map(rows.map(({ id, uses }) => [id, uses]));
}
