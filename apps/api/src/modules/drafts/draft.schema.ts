import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { updatedAt } from '../../db/columns';
import { users } from '../users/user.schema';

/** Unfinished forms, one per person and form (D37). */
export const userDrafts = pgTable(
  'user_drafts',
  {
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id),
    form: text('form').notNull(),
    data: jsonb('data').notNull().$type<Record<string, unknown>>(),
    version: integer('version').notNull().default(1),
    updated_at: updatedAt(),
  },
  (draft) => [primaryKey({ columns: [draft.user_id, draft.form] })],
);
