import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt } from '../../db/columns';

/** Attempts to sign in, for the limits per account and per address. Rows are deleted after 30 days. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** sha-256 of the normalised email: limits must also hold for accounts that do not exist, and no email is stored. */
    account: text('account').notNull(),
    /** sha-256 of the address. Empty once the account was signed in to from there: then it does not count against the address. */
    ip: text('ip').notNull(),
    /** sha-256 of the address's /24 or /64 network. */
    network: text('network').notNull().default(''),
    /** The address itself, for the security tab (D23). */
    address: text('address').notNull().default(''),
    /** When an admin let the person sign in again. From then on the attempt no longer counts. */
    released_at: timestamp('released_at', { withTimezone: true }),
    /** The browser's device key, if it had signed in to this account before. Known browsers have their own limit. */
    device: text('device'),
    created_at: createdAt(),
  },
  (attempt) => [
    index('sign_in_attempts_account').on(attempt.account, attempt.created_at),
    index('sign_in_attempts_ip').on(attempt.ip, attempt.created_at),
  ],
);
