import type { HandOverCounts } from '@toam/contracts/user/hand-over.endpoints';
import type { EmployeeStatus } from '@toam/contracts/user/user';
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt } from '../../../db/columns';
import { users } from '../user.schema';

/**
 * Every time that somebody's work went to a colleague, with all that taking it back needs: which records changed hands, and
 * what became of the account. Rows are kept: they say where a person's work went. D72.
 */
export const handOvers = pgTable(
  'hand_overs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Whose work it was. */
    from_id: integer('from_id')
      .notNull()
      .references(() => users.id),
    /** Who has it now; null where only the account was closed. */
    to_id: integer('to_id').references(() => users.id),
    /** Who did it. */
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** What people were told that changed hands, living records only. */
    counts: jsonb('counts').notNull().$type<HandOverCounts>(),
    /** What each holder moved, by its name: as the holder wrote it, and as it alone reads it. */
    moved: jsonb('moved').notNull().$type<Record<string, unknown>>(),
    /** It locked the account, which was open before. */
    locked: boolean('locked').notNull().default(false),
    /** It marked the person as resigned, who was this before. */
    resigned: boolean('resigned').notNull().default(false),
    employee_status_before: text('employee_status_before').$type<EmployeeStatus>(),
    created_at: createdAt(),
    undone_at: timestamp('undone_at', { withTimezone: true }),
    undone_by: integer('undone_by').references(() => users.id),
    /** What went back with the undoing; the rest had moved on by then. */
    returned: jsonb('returned').$type<HandOverCounts>(),
  },
  (one) => [index('hand_overs_from').on(one.from_id, one.id), index('hand_overs_to').on(one.to_id)],
);

export type HandOver = typeof handOvers.$inferSelect;
