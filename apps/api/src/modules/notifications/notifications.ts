import {
  listNotifications,
  type Notification,
  NotificationType,
  seeAllNotifications,
  seeNotification,
} from '@toam/contracts/notification/notification.endpoints';
import { hideHouseNumbers } from '@toam/domain/house/house-numbers';
import { notificationText } from '@toam/contracts/notification/notification.text';
import type { Actor } from '@toam/domain/actor';
import { toEpoch } from '../../db/columns';
import { tx } from '../../db/db';
import { momentary } from '../../audit/audited';
import { handle, moduleOf } from '../../http/handle';
import { pageOf } from '../../http/page';
import { HttpError } from '../../http-error';
import { emit } from '../../live/emit';
import { markAllSeen, markSeen } from '../../live/notification.queries';
import { avatarUrl } from '../users/users.reads';
import { listOf } from './notification.queries';
import { type NotifiedNames, readNotifiedNames } from './notified-names';

type Row = Awaited<ReturnType<typeof listOf>>['list'][number];

/** A digest gives the number of matches, and the customer's name if it is about one need. D70 kind 10. */
function detailOf({ type, amount, detail }: Row['notification'], needs: Notification['needs']): string | null {
  if (type !== NotificationType.requestMatch || amount === null || needs.length === 0) return detail;
  const [first] = needs;
  return needs.length === 1 && first
    ? notificationText.matched(amount, first.customer)
    : notificationText.matchedSeveral(amount, needs.length);
}

const serialize = ({ needsOf, customerOf }: NotifiedNames, { notification, actor }: Row) => ({
  ...notification,
  detail: detailOf(notification, needsOf(notification)),
  needs: needsOf(notification),
  customer: customerOf(notification),
  created_at: toEpoch(notification.created_at),
  user: actor && { id: actor.id, name: actor.name, avatar: avatarUrl(actor.portrait) },
  subject:
    notification.subject === null || notification.subject_id === null
      ? null
      : { noun: notification.subject, id: notification.subject_id },
  house:
    notification.house_id === null
      ? null
      : { id: notification.house_id, title: hideHouseNumbers(notification.house_title) },
});

const seen = (actor: Actor, notification_id: number | null) =>
  emit({ kind: 'notification.seen', notification_id }, { users: [actor.id] });

/** The bell. Other modules create notifications with `live/notify.ts`. */
export const notificationsModule = moduleOf([
  handle(listNotifications, async ({ query, actor }) => {
    const { list, total, unread } = await listOf(actor.id, query);
    const names = await readNotifiedNames(
      actor,
      list.map(({ notification }) => notification),
    );
    const rows = list.map((row) => serialize(names, row));
    return { ...pageOf(rows, total, query), unread };
  }),
  handle(seeNotification, { audit: momentary }, ({ params: { notificationId }, actor }) =>
    tx(async () => {
      if (!(await markSeen(actor.id, notificationId))) throw new HttpError('not_found', notificationText.notFound);
      await seen(actor, notificationId);
      return null;
    }),
  ),
  handle(seeAllNotifications, { audit: momentary }, ({ actor }) =>
    tx(async () => {
      await markAllSeen(actor.id);
      await seen(actor, null);
      return null;
    }),
  ),
]);
