import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, idOf } from '../db/columns';
import { users } from '../modules/users/user.schema';

/** Stored answers to calls with an Idempotency-Key, so that repeating a call changes nothing. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    user_id: idOf('user_id', () => users.id),
    /** Method and path of the endpoint. */
    endpoint: text('endpoint').notNull(),
    /** The hash of the key. A person who reads this table cannot decrypt what the key encrypts. */
    key: text('key').notNull(),
    /** The hash of the input: the same key with another input is a mistake. */
    sent: text('sent').notNull(),
    /** The data of the answer, written in the call's own transaction. */
    answer: jsonb('answer'),
    created_at: createdAt(),
  },
  (stored) => [
    primaryKey({ columns: [stored.user_id, stored.endpoint, stored.key] }),
    index('idempotency_keys_age').on(stored.created_at),
  ],
);
