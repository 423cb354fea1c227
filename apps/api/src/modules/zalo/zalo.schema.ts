import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt } from '../../db/columns';
import { users } from '../users/user.schema';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** A person's own account at Zalo. Both tokens are sealed for the person (`secrets`), place `zalo:{user_id}`. */
export const zaloAccounts = pgTable('zalo_accounts', {
  user_id: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  zalo_id: text('zalo_id').notNull(),
  name: text('name').notNull(),
  avatar: text('avatar'),
  access_token: text('access_token').notNull(),
  refresh_token: text('refresh_token').notNull(),
  /** When the access token ends. */
  expires_at: time('expires_at').notNull(),
  /** When the refresh token ends, and the connection with it; null: Zalo did not say. */
  renew_until: time('renew_until'),
  /** A call renews the tokens until then at the latest; the others wait for it (`fresh-token.ts`). */
  renewing_until: time('renewing_until'),
  /** When Zalo refused to renew it. The person connects again. */
  lapsed_at: time('lapsed_at'),
  created_at: createdAt(),
});

/** What was brought back from Zalo's sign-in, so that each is used once. Forgotten after a day, when its state has long ended. */
export const zaloUsedStates = pgTable('zalo_used_states', {
  nonce: text('nonce').primaryKey(),
  used_at: time('used_at').notNull().defaultNow(),
});

export type ZaloAccount = typeof zaloAccounts.$inferSelect;
