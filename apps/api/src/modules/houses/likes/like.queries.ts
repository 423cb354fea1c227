import { and, count, eq } from 'drizzle-orm';
import { db } from '../../../db/db';
import { houseLikes } from './like.schema';

const likeOf = (houseId: number, userId: number) =>
  and(eq(houseLikes.house_id, houseId), eq(houseLikes.user_id, userId));

/** @returns whether there was a like */
export async function deleteLike(houseId: number, userId: number): Promise<boolean> {
  const gone = await db().delete(houseLikes).where(likeOf(houseId, userId)).returning({ user_id: houseLikes.user_id });
  return gone.length > 0;
}

export async function insertLike(houseId: number, userId: number): Promise<void> {
  await db().insert(houseLikes).values({ house_id: houseId, user_id: userId });
}

export async function countLikes(houseId: number): Promise<number> {
  const [all] = await db().select({ total: count() }).from(houseLikes).where(eq(houseLikes.house_id, houseId));
  return all?.total ?? 0;
}
