import { eq, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { markForMatching } from '../../../match-marks/mark-for-matching';
import { type House, houses } from '../house.schema';

/** Locks a house whether it is deleted or not. */
export async function lockDeleted(id: number): Promise<House | undefined> {
  const [house] = await db().select().from(houses).where(eq(houses.id, id)).for('update');
  return house;
}

/** @returns the version afterwards */
export async function unmarkDeleted(id: number): Promise<number> {
  const [house] = await db()
    .update(houses)
    .set({ deleted_at: null, version: sql`${houses.version} + 1` })
    .where(eq(houses.id, id))
    .returning({ version: houses.version });
  await markForMatching('house', [id], { isNew: true });
  return house!.version;
}
