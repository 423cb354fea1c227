import { and, eq, lt, sql } from 'drizzle-orm';
import { db } from '../db/db';
import { notifications } from './notification.schema';

export const unreadOf = (userId: number) => and(eq(notifications.user_id, userId), eq(notifications.status, 0));

/** @returns whether this user has such a notification; marking it twice is no error */
export async function markSeen(userId: number, id: number): Promise<boolean> {
  const changed = await db()
    .update(notifications)
    .set({ status: 1 })
    .where(and(eq(notifications.user_id, userId), eq(notifications.id, id)))
    .returning({ id: notifications.id });
  return changed.length > 0;
}

export async function markAllSeen(userId: number): Promise<void> {
  await db().update(notifications).set({ status: 1 }).where(unreadOf(userId));
}

/** Deletes notifications after half a year. The house's history still has the facts. */
export async function forgetOldNotifications(): Promise<void> {
  await db()
    .delete(notifications)
    .where(lt(notifications.created_at, sql`now() - interval '180 days'`));
}
