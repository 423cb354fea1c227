import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../db/columns';
import { users } from '../modules/users/user.schema';

/** What was answered to a person's call that carried an Idempotency-Key, so that sending it again changes nothing. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Method and path of the endpoint. */
    endpoint: text('endpoint').notNull(),
    /** Its fingerprint: who reads this table can't open what is sealed with the key. */
    key: text('key').notNull(),
    /** Hash of what was sent: the same key with something else is a mistake. */
    sent: text('sent').notNull(),
    /** The data that was answered; written in the call's own transaction. */
    answer: jsonb('answer'),
    created_at: createdAt(),
  },
  (stored) => [
    primaryKey({ columns: [stored.user_id, stored.endpoint, stored.key] }),
    index('idempotency_keys_age').on(stored.created_at),
  ],
);
