import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../../db/columns';
import { users } from '../users/user.schema';

/** Days on which nobody is expected. H1. */
export const holidays = pgTable('holidays', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  date: date('date').notNull().unique(),
  name: text('name').notNull(),
  /** Null: a fixed holiday that the system added. */
  created_by: integer('created_by').references(() => users.id),
  created_at: createdAt(),
});

export type HolidayRow = typeof holidays.$inferSelect;
