import { sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { idArray } from '../../db/id-array';
import { type Target, targets } from './target.schema';

export { readTarget, readTargetsBetween, sumTargetsBetween } from './target.queries';

/** Whose targets these are, and of which quarter. */
export async function readTargetQuarters(
  ids: readonly number[],
): Promise<Pick<Target, 'id' | 'year' | 'quarter' | 'user_id'>[]> {
  if (ids.length === 0) return [];
  const { id, year, quarter, user_id } = targets;
  return db()
    .select({ id, year, quarter, user_id })
    .from(targets)
    .where(sql`${id} = any(${idArray(ids)})`);
}
