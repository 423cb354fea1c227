import type { NotificationSubject, NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { hideHouseNumbers } from '@toam/domain/house/house-numbers';
import { and, eq } from 'drizzle-orm';
import { db } from '../db/db';
import { notifications } from './notification.schema';
import { emit } from './emit';

/** A notification to send. */
export interface Notice {
  /** The recipients. The person who caused it gets none. */
  users: number[];
  /** Who caused it; null for the system. */
  by: number | null;
  type: NotificationType;
  house?: { id: number; title: string | null };
  /** Ids of other records concerned. A recipient sees only the names that they may see. */
  need?: { id: number };
  customer?: { id: number };
  /** Another record that it is about. C14. */
  subject?: { noun: NotificationSubject; id: number };
  /** What happened, if the type does not say it. The text follows the actor's name. */
  detail?: string;
}

/** Stores notifications and updates the bells when the caller's transaction commits. Specification 2 §3, D70. */
export async function notify({ users, by, type, house, need, customer, subject, detail }: Notice): Promise<void> {
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
        // whoever may see a number in it opens the house (D125)
        house_title: hideHouseNumbers(house?.title ?? ''),
        request_ids: need ? [need.id] : [],
        customer_id: customer?.id,
        subject: subject?.noun,
        subject_id: subject?.id,
        detail,
      })),
    )
    .returning({ id: notifications.id, user_id: notifications.user_id });
  for (const { id, user_id } of stored) {
    await emit({ kind: 'notification.created', notification_id: id }, { users: [user_id] });
  }
}

/** News that is collected until the person reads it. */
interface Digest {
  user: number;
  type: NotificationType;
  /** The needs concerned. */
  needs: number[];
  /** The number of new things. */
  amount: number;
}

/** The most needs in one notification. */
const maxNeeds = 100;

/**
 * Like `notify`, for frequent small news. It merges unread news with the new into one notification, so a person never
 * has more than one unread of a kind. Runs in the caller's transaction.
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
