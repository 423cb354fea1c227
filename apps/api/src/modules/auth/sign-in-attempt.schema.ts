import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt } from '../../db/columns';

/** Attempts to sign in, for the limits per account and per address. Rows older than 30 days are cleaned away. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** sha-256 of the normalised email: limits must work for accounts that do not exist, without storing who was tried. */
    account: text('account').notNull(),
    /** sha-256 of the address. */
    ip: text('ip').notNull(),
    /** sha-256 of the /24 or /64 that the address lies in. */
    network: text('network').notNull().default(''),
    /** The address itself, for the security tab (D23). */
    address: text('address').notNull().default(''),
    /** Since when it counts against nobody: an admin let the person in again. */
    released_at: timestamp('released_at', { withTimezone: true }),
    /** Which browser, if it had signed in to this account before; its attempts have a limit of their own. */
    device: text('device'),
    created_at: createdAt(),
  },
  (attempt) => [
    index('sign_in_attempts_account').on(attempt.account, attempt.created_at),
    index('sign_in_attempts_ip').on(attempt.ip, attempt.created_at),
  ],
);
