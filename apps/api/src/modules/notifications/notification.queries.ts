import { and, count, eq, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { users } from '../users/user.schema';
import { portraitKey } from '../users/users.reads';
import { unreadOf } from '../../live/notification.queries';
import { notifications } from '../../live/notification.schema';

interface NotificationQuery {
  page: number;
  size: number;
  /** 0: only unread ones. */
  status?: 0 | 1 | undefined;
}

/** One page, newest first, each with the person who caused it. */
export async function listOf(userId: number, { page, size, status }: NotificationQuery) {
  const query = and(
    eq(notifications.user_id, userId),
    status === undefined ? undefined : eq(notifications.status, status),
  );
  const [all] = await db().select({ total: count() }).from(notifications).where(query);
  const [unread] = await db().select({ total: count() }).from(notifications).where(unreadOf(userId));
  const list = await db()
    .select({ notification: notifications, actor: { id: users.id, name: users.name, portrait: portraitKey } })
    .from(notifications)
    .leftJoin(users, eq(users.id, notifications.actor_id))
    .where(query)
    .orderBy(sql`${notifications.id} desc nulls last`) // the order of the index
    .limit(size)
    .offset((page - 1) * size);
  return { list, total: all?.total ?? 0, unread: unread?.total ?? 0 };
}
