import { and, count, desc, eq } from 'drizzle-orm';
import { db } from '../../db/db';
import { users } from '../users/user.schema';
import { notifications } from './notification.schema';

const unreadOf = (userId: number) => and(eq(notifications.user_id, userId), eq(notifications.status, 0));

/** One page, newest first, with who caused each. */
export async function listOf(userId: number, { page, size }: { page: number; size: number }) {
  const mine = eq(notifications.user_id, userId);
  const [all] = await db().select({ total: count() }).from(notifications).where(mine);
  const [unread] = await db().select({ total: count() }).from(notifications).where(unreadOf(userId));
  const list = await db()
    .select({ notification: notifications, actor: { id: users.id, name: users.name, picture: users.profile_picture } })
    .from(notifications)
    .leftJoin(users, eq(users.id, notifications.actor_id))
    .where(mine)
    .orderBy(desc(notifications.id))
    .limit(size)
    .offset((page - 1) * size);
  return { list, total: all?.total ?? 0, unread: unread?.total ?? 0 };
}

/** @returns whether there is such a notification of this user; reading twice is no error */
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
