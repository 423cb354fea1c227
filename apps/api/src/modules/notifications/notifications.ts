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
import { canSeeCustomer } from '@toam/domain/customer/customer-access';
import { canSeeNeed } from '@toam/domain/need/need-access';
import { and, eq, sql } from 'drizzle-orm';
import { toEpoch } from '../../db/columns';
import { tx, db } from '../../db/db';
import { idsOf } from '../../db/rows';
import { momentary } from '../../audit/audited';
import { handle, moduleOf } from '../../http/handle';
import { pageOf } from '../../http/page';
import { HttpError } from '../../http-error';
import { emit } from '../../live/emit';
import { markAllSeen, markSeen, unreadOf } from '../../live/notification.queries';
import { avatarUrl, portraitKey } from '../users/users.reads';
import { type CustomerToMatch, readCustomersToMatch } from '../customers/customers.reads';
import { readEntitled, visibleText } from '../customers/visible-customer.reads';
import { findNeeds } from '../needs/needs.reads';
import { readSharedCustomers } from '../need-scope/shared-customers.reads';
import { readTeam } from '../users/team/team.reads';
import { users } from '../users/user.schema';
import { notifications } from '../../live/notification.schema';

interface NotificationQuery {
  page: number;
  size: number;
  /** 0: only unread ones. */
  status?: 0 | 1 | undefined;
}

/** One page, newest first, each with the person who caused it. */
async function listOf(userId: number, { page, size, status }: NotificationQuery) {
  const query = and(
    eq(notifications.user_id, userId),
    status === undefined ? undefined : eq(notifications.status, status),
  );
  const total = await db().$count(notifications, query);
  const unread = await db().$count(notifications, unreadOf(userId));
  const list = await db()
    .select({ notification: notifications, actor: { id: users.id, name: users.name, portrait: portraitKey } })
    .from(notifications)
    .leftJoin(users, eq(users.id, notifications.actor_id))
    .where(query)
    .orderBy(sql`${notifications.id} desc nulls last`) // the order of the index
    .limit(size)
    .offset((page - 1) * size);
  return { list, total, unread };
}

type Row = Awaited<ReturnType<typeof listOf>>['list'][number];

/** A digest gives the number of matches, and the customer's name if it is about one need. D70 kind 10. */
function detailOf({ type, amount, detail }: Row['notification'], needs: Notification['needs']): string | null {
  if (type !== NotificationType.requestMatch || amount === null || needs.length === 0) return detail;
  const [first] = needs;
  return needs.length === 1 && first
    ? notificationText.matched(amount, first.customer)
    : notificationText.matchedSeveral(amount, needs.length);
}

/** What a notification may name besides its house. */
interface Named {
  request_ids: number[];
  customer_id: number | null;
}

interface NotifiedNames {
  needsOf: (named: Named) => Notification['needs'];
  customerOf: (named: Named) => Notification['customer'];
}

const unique = (ids: number[]): number[] => [...new Set(ids)];

/** Names of customers by id, as this reader may see them. D24. */
async function namesFor(reader: Actor, customers: CustomerToMatch[]): Promise<Map<number, string>> {
  const entitled = await readEntitled(reader, customers);
  return new Map(
    customers.map((customer) => {
      const input = { column: 'name', value: customer.name, maySee: entitled.has(customer.id) };
      return [customer.id, visibleText(reader, customer, input)];
    }),
  );
}

/** Names by id of those customers whom the reader may see. D19. */
async function readCustomerNames(reader: Actor, ids: number[]): Promise<Map<number, string>> {
  const customers = [...(await readCustomersToMatch(ids)).values()];
  const others = idsOf(customers.filter((customer) => !canSeeCustomer(reader, customer)));
  const shared = await readSharedCustomers(reader, others);
  const seen = customers.filter(({ id }) => !others.includes(id) || shared.has(id));
  return namesFor(reader, seen);
}

/** Needs that the reader may still see, with their customers' names. D60. */
async function readNeedCustomers(reader: Actor, ids: number[]): Promise<Map<number, string>> {
  const team = await readTeam(reader.id);
  const needs = [...(await findNeeds(ids)).values()].filter((need) => canSeeNeed(reader, need, team));
  const customers = await readCustomersToMatch(unique(needs.map(({ customer_id }) => customer_id)));
  const names = await namesFor(reader, [...customers.values()]);
  return new Map(needs.map(({ id, customer_id }) => [id, names.get(customer_id) ?? '']));
}

/**
 * The needs and customers that notifications name, as the reader may see them now: something shared earlier may be
 * private again.
 */
async function readNotifiedNames(reader: Actor, all: Named[]): Promise<NotifiedNames> {
  const needIds = unique(all.flatMap(({ request_ids }) => request_ids));
  const customerIds = unique(all.flatMap(({ customer_id }) => customer_id ?? []));
  const needs = needIds.length > 0 ? await readNeedCustomers(reader, needIds) : new Map<number, string>();
  const customers = await readCustomerNames(reader, customerIds);
  return {
    needsOf: ({ request_ids }) =>
      request_ids.flatMap((id) => {
        const customer = needs.get(id);
        return customer === undefined ? [] : [{ id, customer }];
      }),
    customerOf: ({ customer_id: id }) => {
      const name = id === null ? undefined : customers.get(id);
      return id === null || name === undefined ? null : { id, name };
    },
  };
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
