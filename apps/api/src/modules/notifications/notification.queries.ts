import { and, count, eq, lt, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { users } from '../users/user.schema';
import { notifications } from './notification.schema';

const unreadOf = (userId: number) => and(eq(notifications.user_id, userId), eq(notifications.status, 0));

interface Asked {
  page: number;
  size: number;
  /** 0: only those not read. */
  status?: 0 | 1 | undefined;
}

/** One page, newest first, with who caused each. */
export async function listOf(userId: number, { page, size, status }: Asked) {
  const asked = and(
    eq(notifications.user_id, userId),
    status === undefined ? undefined : eq(notifications.status, status),
  );
  const [all] = await db().select({ total: count() }).from(notifications).where(asked);
  const [unread] = await db().select({ total: count() }).from(notifications).where(unreadOf(userId));
  const list = await db()
    .select({ notification: notifications, actor: { id: users.id, name: users.name, picture: users.profile_picture } })
    .from(notifications)
    .leftJoin(users, eq(users.id, notifications.actor_id))
    .where(asked)
    .orderBy(sql`${notifications.id} desc nulls last`) // as its index has it
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

/** What happened half a year ago is no news; the house's history still tells of it. */
export async function forgetOldNotifications(): Promise<void> {
  await db()
    .delete(notifications)
    .where(lt(notifications.created_at, sql`now() - interval '180 days'`));
}
