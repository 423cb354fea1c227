import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Houses and needs that were saved since matches were last told: what may fit now and did not before. Rows are added by the
 * save, in its transaction, and taken away by the job; nothing is ever changed, so a save waits for nobody.
 */
export const matchMarks = pgTable('match_marks', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  noun: text('noun').notNull().$type<'house' | 'request'>(),
  record_id: integer('record_id').notNull(),
  /** Made, or come back to where colleagues look: news even to those of whom nothing is known yet. */
  is_new: boolean('is_new').notNull().default(false),
});
