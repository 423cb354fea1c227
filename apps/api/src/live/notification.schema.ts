import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../db/columns';
import { users } from '../modules/users/user.schema';

/** What a person should hear of. Specification 2 §3 "Notification", D70. */
export const notifications = pgTable(
  'notifications',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Who reads it. */
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Who caused it; null for the system. */
    actor_id: integer('actor_id').references(() => users.id),
    type: smallint('type').notNull(),
    /** 0 unread, 1 read. */
    status: smallint('status').notNull().default(0).$type<0 | 1>(),
    house_id: integer('house_id'),
    /** The house's title as it was, so that the line still reads when the house is gone. */
    house_title: text('house_title').notNull().default(''),
    /** The needs and the customer that it is about; their names are looked up when it is read, for whoever may see them. */
    request_ids: integer('request_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    customer_id: integer('customer_id'),
    /** How many things a digest sums up. */
    amount: integer('amount'),
    /** What happened in words, after the name of who did it; null: as the type says. */
    detail: text('detail'),
    created_at: createdAt(),
  },
  (notification) => [
    index('notifications_of').on(notification.user_id, notification.id.desc()),
    index('notifications_unread').on(notification.user_id, notification.status),
  ],
);
