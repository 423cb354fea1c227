import { and, eq, inArray } from 'drizzle-orm';
import { db } from '../../../db/db';
import { houseLikes } from './like.schema';

/** Which of the houses this person likes. */
export async function readLikedHouses(userId: number, houseIds: number[]): Promise<Set<number>> {
  if (houseIds.length === 0) return new Set();
  const found = await db()
    .select({ house_id: houseLikes.house_id })
    .from(houseLikes)
    .where(and(eq(houseLikes.user_id, userId), inArray(houseLikes.house_id, houseIds)));
  return new Set(found.map(({ house_id }) => house_id));
}
