import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Houses and needs that were saved since the last matching, so they may have new matches. A save adds a row in its transaction, and
 * the job deletes it. Rows are never updated, so a save waits for nobody.
 */
export const matchMarks = pgTable('match_marks', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  noun: text('noun').notNull().$type<'house' | 'request'>(),
  record_id: integer('record_id').notNull(),
  /** The record is created, or newly visible to colleagues. Then its matches count as new even at a person's first check. */
  is_new: boolean('is_new').notNull().default(false),
});
