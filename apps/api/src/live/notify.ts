import type { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { db } from '../db/db';
import { notifications } from '../modules/notifications/notification.schema';
import { emit } from './emit';

/** Something a person should hear of. */
export interface Notice {
  /** Who reads it; the one who caused it is left out. */
  users: number[];
  /** Who caused it; null for the system. */
  by: number | null;
  type: NotificationType;
  house?: { id: number; title: string | null };
  /** What happened, where the type alone doesn't tell; reads after the name of who did it. */
  detail?: string;
}

/** Stores notifications and lights the bells, once the caller's transaction commits. Specification 2 §3, D70. */
export async function notify({ users, by, type, house, detail }: Notice): Promise<void> {
  const readers = [...new Set(users)].filter((user) => user !== by);
  if (!readers.length) return;
  const stored = await db()
    .insert(notifications)
    .values(
      readers.map((user_id) => ({
        user_id,
        actor_id: by,
        type,
        house_id: house?.id,
        house_title: house?.title ?? '',
        detail,
      })),
    )
    .returning({ id: notifications.id, user_id: notifications.user_id });
  for (const { id, user_id } of stored) {
    await emit({ kind: 'notification.created', notification_id: id }, { users: [user_id] });
  }
}
