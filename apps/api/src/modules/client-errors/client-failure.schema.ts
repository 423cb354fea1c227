import type { FailureStage } from '@toam/contracts/client-error/client-error.endpoints';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Frame } from './stack-frames';

const seenAt = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow();

/**
 * What failed in browsers: one row for a remote, a build, a stage and a message, however often it is reported. Whoever has no session
 * may report, so every value is cut and the number of rows is limited (`client-failure.queries.ts`). No personal data, nobody's name.
 */
export const clientFailures = pgTable(
  'client_failures',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    remote: text('remote').notNull(),
    /** Empty from a build without a name. */
    build: text('build').notNull(),
    stage: text('stage').notNull().$type<FailureStage>(),
    message: text('message').notNull(),
    version: text('version').notNull(),
    /** The page of the last report, without its query string. */
    path: text('path').notNull(),
    /** The innermost places of our own scripts, at most three, of the last report that named any. */
    frames: jsonb('frames').notNull().$type<Frame[]>(),
    count: integer('count').notNull().default(1),
    first_at: seenAt('first_at'),
    last_at: seenAt('last_at'),
    /** When an admin marked it as dealt with; null: it waits. The same failure of a newer build is a row of its own, and waits again. */
    done_at: timestamp('done_at', { withTimezone: true }),
  },
  (failure) => [
    uniqueIndex('client_failures_same').on(failure.remote, failure.build, failure.stage, failure.message),
    index('client_failures_age').on(failure.last_at, failure.id),
  ],
);

export type ClientFailure = typeof clientFailures.$inferSelect;
