import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { historyEntries } from '../history/history.schema';
import { type House, houses } from './house.schema';

/** Locks a house whether it is deleted or not. */
export async function lockDeleted(id: number): Promise<House | undefined> {
  const [house] = await db().select().from(houses).where(eq(houses.id, id)).for('update');
  return house;
}

/** Who deleted it, as the history says, and how long ago. */
export async function findDeletion(id: number, deletedAt: Date): Promise<{ by: number | null; secondsAgo: number }> {
  const [entry] = await db()
    .select({ by: historyEntries.user_id })
    .from(historyEntries)
    .where(
      and(
        eq(historyEntries.model, 'House'),
        eq(historyEntries.model_id, id),
        eq(historyEntries.column, 'deleted_at'),
        isNotNull(historyEntries.new_value),
      ),
    )
    .orderBy(desc(historyEntries.id))
    .limit(1);
  return { by: entry?.by ?? null, secondsAgo: (Date.now() - deletedAt.getTime()) / 1000 };
}

/** @returns the version afterwards */
export async function unmarkDeleted(id: number): Promise<number> {
  const [house] = await db()
    .update(houses)
    .set({ deleted_at: null, version: sql`${houses.version} + 1` })
    .where(eq(houses.id, id))
    .returning({ version: houses.version });
  return house!.version;
}
