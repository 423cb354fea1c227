import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, idOf } from '../db/columns';
import { users } from '../modules/users/user.schema';

/** Sessions. Ended ones stay for 90 days. The token itself is not stored. Design §10. */
export const sessions = pgTable(
  'sessions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    user_id: idOf('user_id', () => users.id),
    /** sha-256 of the token, in hex. */
    token_hash: text('token_hash').notNull(),
    device: text('device').notNull().default(''),
    ip: text('ip').notNull().default(''),
    created_at: createdAt(),
    last_seen_at: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
    expires_at: timestamp('expires_at', { withTimezone: true }).notNull(),
    revoked_at: timestamp('revoked_at', { withTimezone: true }),
  },
  (session) => [uniqueIndex('sessions_token').on(session.token_hash), index('sessions_user').on(session.user_id)],
);
