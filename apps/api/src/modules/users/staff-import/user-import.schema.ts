import type { KeptNewcomer } from '@toam/contracts/user/user-import.schema';
import type { ImportCell } from '@toam/domain/sheet/import-cells';
import type { StaffImportColumn } from '@toam/domain/staff/staff-columns';
import type { StaffImportRemark } from '@toam/domain/staff/staff-import';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt } from '../../../db/columns';
import { users } from '../user.schema';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A row of the file below its head: what stood in it, what is wrong with it and, once it is stored, whose record it became. */
export interface ImportedRow {
  /** Its number in the file. */
  row: number;
  /** In the order of the import's columns. */
  cells: ImportCell[];
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
    /** What the cells are, in the file's order. */
    columns: jsonb('columns').notNull().$type<StaffImportColumn[]>(),
    /** Heads of the file that mean nothing here. */
    unknown_heads: jsonb('unknown_heads').notNull().$type<string[]>(),
    /** Null once people's data has been cleared away. */
    rows: jsonb('rows').$type<ImportedRow[]>(),
    total: integer('total').notNull(),
    /** Rows that can be stored, or were; and rows with a remark. */
    valid: integer('valid').notNull(),
    noted: integer('noted').notNull(),
    /** Who was made of it. */
    user_ids: integer('user_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    created_at: createdAt(),
    stored_at: moment('stored_at'),
    /** When the passwords were last made and downloaded. */
    passwords_at: moment('passwords_at'),
    undone_at: moment('undone_at'),
    undone_by: integer('undone_by').references(() => users.id),
    /** Who was kept when it was taken back, and why; null before. */
    kept: jsonb('kept').$type<KeptNewcomer[]>(),
  },
  (one) => [index('user_imports_of').on(one.user_id, one.id)],
);

export type UserImportRecord = typeof userImports.$inferSelect;
