import type { WorkShift } from '@toam/domain/work/work-shift';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../users/user.schema';

/** Months whose figures stay as they are. A month that was opened again keeps its line, and gets another when it is closed anew. D116 */
export const closedMonths = pgTable(
  'closed_months',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** '2026-10'. */
    month: text('month').notNull(),
    /** The shifts whose clocks the kept days have. */
    shifts: jsonb('shifts').notNull().$type<WorkShift[]>(),
    closed_by: integer('closed_by')
      .notNull()
      .references(() => users.id),
    closed_at: timestamp('closed_at', { withTimezone: true }).notNull().defaultNow(),
    reopened_by: integer('reopened_by').references(() => users.id),
    reopened_at: timestamp('reopened_at', { withTimezone: true }),
    reopen_reason: text('reopen_reason'),
  },
  (one) => [
    check('closed_months_month', sql`${one.month} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check('closed_months_reopened', sql`(${one.reopened_at} is null) = (${one.reopen_reason} is null)`),
    uniqueIndex('closed_months_closed')
      .on(one.month)
      .where(sql`reopened_at is null`),
  ],
);

export type ClosedMonth = typeof closedMonths.$inferSelect;

/** A person's month as it was closed. The module that derives days says what `days` and `quota` hold. D116 */
export const closedTimesheets = pgTable(
  'closed_timesheets',
  {
    closing_id: integer('closing_id')
      .notNull()
      .references(() => closedMonths.id),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id),
    days: jsonb('days').notNull(),
    /** The year's leave at the end of the month; null for somebody without a quota. */
    quota: jsonb('quota'),
    /** As the sheet names the person. */
    person: jsonb('person').notNull(),
  },
  (one) => [
    primaryKey({ columns: [one.closing_id, one.user_id] }),
    index('closed_timesheets_of').on(one.user_id, one.closing_id),
  ],
);
