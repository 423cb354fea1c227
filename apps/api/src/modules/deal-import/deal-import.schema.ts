import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../../db/columns';
import { users } from '../users/user.schema';

/** Sheets of transactions and receipts, and what became of their rows. For the annotated copy, kept for a week. D81. */
export const dealImports = pgTable(
  'deal_imports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id),
    type: text('type').notNull().$type<'transaction' | 'receipt'>(),
    file_name: text('file_name').notNull(),
    /** The sheet's cells, the head first. */
    rows: jsonb('rows').notNull().$type<string[][]>(),
    result: jsonb('result').notNull(),
    created_at: createdAt(),
  },
  (done) => [index('deal_imports_age').on(done.created_at)],
);
