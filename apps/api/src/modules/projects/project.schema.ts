import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, deletedAt, updatedAt } from '../../db/columns';

/** Housing projects that houses may belong to. Specification 2 §3 "Project". */
export const projects = pgTable('projects', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  address: text('address'),
  created_at: createdAt(),
  updated_at: updatedAt(),
  deleted_at: deletedAt(),
});
