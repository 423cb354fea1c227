import type { SavedView, ViewedList } from '@toam/contracts/saved-view/saved-view.endpoints';
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, idOf, updatedAt } from '../../db/columns';
import { users } from '../users/user.schema';

/** A list's filters, order and columns under a name. Each view belongs to one person. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    user_id: idOf('user_id', () => users.id),
    list: text('list').notNull().$type<ViewedList>(),
    /** The view's name in links, which nobody can guess. */
    key: uuid('key').notNull().defaultRandom(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    columns: jsonb('columns').$type<SavedView['columns']>(),
    seen_at: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (view) => [
    uniqueIndex('saved_views_name').on(view.user_id, view.list, sql`lower(${view.name})`),
    uniqueIndex('saved_views_key').on(view.key),
  ],
);
