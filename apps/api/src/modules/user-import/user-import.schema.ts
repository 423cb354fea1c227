import type { StaffImportCells, StaffImportRemark } from '@toam/domain/staff-import';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt } from '../../db/columns';
import { users } from '../users/user.schema';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A row of the file below its head: what stood in it, what is wrong with it and, once it is stored, whose record it became. */
export interface ImportedRow {
  /** Its number in the file. */
  row: number;
  /** Texts by column key. */
  cells: StaffImportCells;
  errors: StaffImportRemark[];
  notes: StaffImportRemark[];
  user_id: number | null;
}

/** Imports of staff from workbooks: one row per uploaded file, which is small enough to stay in one piece. */
export const userImports = pgTable(
  'user_imports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Who uploaded it. */
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id),
    file_name: text('file_name').notNull(),
    /** Null once people's data has been cleared away. */
    rows: jsonb('rows').$type<ImportedRow[]>(),
    total: integer('total').notNull(),
    /** Rows that can be stored, and that were. */
    valid: integer('valid').notNull(),
    stored: integer('stored').notNull().default(0),
    /** Heads of the file that mean nothing here. */
    unknown_heads: jsonb('unknown_heads').notNull().default([]).$type<string[]>(),
    created_at: createdAt(),
    stored_at: moment('stored_at'),
    /** When the passwords were last made and downloaded. */
    passwords_at: moment('passwords_at'),
  },
  (one) => [index('user_imports_of').on(one.user_id, one.id)],
);

export type UserImport = typeof userImports.$inferSelect;
