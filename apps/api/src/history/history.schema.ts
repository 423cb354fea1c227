import type { HistoryModel } from '@toam/contracts/history/history.endpoints';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../db/columns';
import { users } from '../modules/users/user.schema';

/** One changed column of a record, in readable words. Written in the transaction of the change. */
export const historyEntries = pgTable(
  'history_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    model: text('model').notNull().$type<HistoryModel>(),
    model_id: integer('model_id').notNull(),
    /** Null: the system. */
    user_id: integer('user_id').references(() => users.id),
    /** The column's name in the API. */
    column: text('column').notNull(),
    old_value: text('old_value'),
    new_value: text('new_value'),
    created_at: createdAt(),
  },
  (entry) => [index('history_entries_record').on(entry.model, entry.model_id, entry.id)],
);
