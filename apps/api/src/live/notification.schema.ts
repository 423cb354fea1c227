import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { NotificationSubject } from '@toam/contracts/notification/notification.endpoints';
import { createdAt, idList, idOf } from '../db/columns';
import { users } from '../modules/users/user.schema';

/** Notifications of a person. Specification 2 §3 "Notification", D70. */
export const notifications = pgTable(
  'notifications',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The recipient. */
    user_id: idOf('user_id', () => users.id),
    /** Who caused it; null for the system. */
    actor_id: integer('actor_id').references(() => users.id),
    type: smallint('type').notNull(),
    /** 0 unread, 1 read. */
    status: smallint('status').notNull().default(0).$type<0 | 1>(),
    house_id: integer('house_id'),
    /** The house's title at that time, so the text stays readable after the house is deleted. */
    house_title: text('house_title').notNull().default(''),
    /** The needs and the customer concerned. Their names are read when it is shown, if the recipient may see them. */
    request_ids: idList('request_ids'),
    customer_id: integer('customer_id'),
    /** Another record that it is about, by noun and id: a form. C14. */
    subject: text('subject').$type<NotificationSubject>(),
    subject_id: integer('subject_id'),
    /** The number of things in a digest. */
    amount: integer('amount'),
    /** What happened, in words after the actor's name; null: the type's own text. */
    detail: text('detail'),
    created_at: createdAt(),
  },
  (notification) => [
    index('notifications_of').on(notification.user_id, notification.id.desc()),
    index('notifications_unread').on(notification.user_id, notification.status),
  ],
);
