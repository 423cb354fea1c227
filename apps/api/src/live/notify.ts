import type { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { and, eq } from 'drizzle-orm';
import { db } from '../db/db';
import { notifications } from './notification.schema';
import { emit } from './emit';

/** Something a person should hear of. */
export interface Notice {
  /** Who reads it; the one who caused it is left out. */
  users: number[];
  /** Who caused it; null for the system. */
  by: number | null;
  type: NotificationType;
  house?: { id: number; title: string | null };
  /** Ids of what else it is about; the reader is told the names of those whom they may see. */
  need?: { id: number };
  customer?: { id: number };
  /** What happened, where the type alone doesn't tell; reads after the name of who did it. */
  detail?: string;
}

/** Stores notifications and lights the bells, once the caller's transaction commits. Specification 2 §3, D70. */
export async function notify({ users, by, type, house, need, customer, detail }: Notice): Promise<void> {
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
        request_ids: need ? [need.id] : [],
        customer_id: customer?.id,
        detail,
      })),
    )
    .returning({ id: notifications.id, user_id: notifications.user_id });
  for (const { id, user_id } of stored) {
    await emit({ kind: 'notification.created', notification_id: id }, { users: [user_id] });
  }
}

/** News that piles up until it is read. */
interface Digest {
  user: number;
  type: NotificationType;
  /** The needs that it is about. */
  needs: number[];
  /** How many things are new. */
  amount: number;
}

/** Needs that one line can still mean something about. */
const maxNeeds = 100;

/**
 * The same for news that comes in bits: what the person has not read yet becomes one line with the new, so that they never
 * have more than one of a kind. Runs in the caller's transaction.
 */
export async function notifyDigest({ user, type, needs, amount }: Digest): Promise<void> {
  const unread = await db()
    .delete(notifications)
    .where(and(eq(notifications.user_id, user), eq(notifications.type, type), eq(notifications.status, 0)))
    .returning({ needs: notifications.request_ids, amount: notifications.amount });
  const request_ids = [...new Set([...needs, ...unread.flatMap((one) => one.needs)])].slice(0, maxNeeds);
  const total = unread.reduce((sum, one) => sum + (one.amount ?? 0), amount);
  const [stored] = await db()
    .insert(notifications)
    .values({ user_id: user, type, request_ids, amount: total })
    .returning({ id: notifications.id });
  await emit({ kind: 'notification.created', notification_id: stored!.id }, { users: [user] });
}
