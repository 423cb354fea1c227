import type { HandOverCounts } from '@toam/contracts/user/hand-over.endpoints';
import type { EmployeeStatus } from '@toam/contracts/user/user';
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, idOf } from '../../../db/columns';
import { users } from '../user.schema';

/**
 * One row for every hand-over of a person's work to a colleague, with all that an undo needs: which records moved, and
 * what changed on the account. Rows are kept, because they say where a person's work went. D72.
 */
export const handOvers = pgTable(
  'hand_overs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The person whose work it was. */
    from_id: idOf('from_id', () => users.id),
    /** The receiver; null if only the account was closed. */
    to_id: integer('to_id').references(() => users.id),
    /** Who did it. */
    user_id: idOf('user_id', () => users.id),
    /** How many records moved, as shown to people: without deleted ones. */
    counts: jsonb('counts').notNull().$type<HandOverCounts>(),
    /** What each reference handler moved, by its name. Only the handler itself reads the value. */
    moved: jsonb('moved').notNull().$type<Record<string, unknown>>(),
    /** Whether it locked the account, which was open before. */
    locked: boolean('locked').notNull().default(false),
    /** Whether it marked the person as resigned, and their status before. */
    resigned: boolean('resigned').notNull().default(false),
    employee_status_before: text('employee_status_before').$type<EmployeeStatus>(),
    created_at: createdAt(),
    undone_at: timestamp('undone_at', { withTimezone: true }),
    undone_by: integer('undone_by').references(() => users.id),
    /** How much the undo gave back. Other records had changed again by then. */
    returned: jsonb('returned').$type<HandOverCounts>(),
  },
  (one) => [index('hand_overs_from').on(one.from_id, one.id), index('hand_overs_to').on(one.to_id)],
);

export type HandOver = typeof handOvers.$inferSelect;
