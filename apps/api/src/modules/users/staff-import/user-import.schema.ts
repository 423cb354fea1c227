import type { SheetReading } from '@toam/contracts/sheet/sheet-reading.schema';
import type { KeptNewcomer } from '@toam/contracts/user/user-import.schema';
import type { ImportCell } from '@toam/domain/sheet/import-cells';
import type { StaffImportColumn } from '@toam/domain/staff/staff-columns';
import type { StaffImportRemark } from '@toam/domain/staff/staff-import';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt } from '../../../db/columns';
import { storedWorkbooks } from '../../../sheets/kept-workbook.schema';
import { users } from '../user.schema';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A row of the file below its headers: its cells, its errors and, once it is stored, the person that it became. */
export interface ImportedRow {
  /** The row's number in the file. */
  row: number;
  /** In the order of the import's columns. */
  cells: ImportCell[];
  errors: StaffImportRemark[];
  notes: StaffImportRemark[];
  user_id: number | null;
}

/** Imports of staff from workbooks: one row per uploaded file. A file is small enough to be stored in one row. */
export const userImports = pgTable(
  'user_imports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Who uploaded it. */
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id),
    file_name: text('file_name').notNull(),
    /** What was read of the file; null for imports of before. */
    reading: jsonb('reading').$type<SheetReading>(),
    /** The file, until the import is carried out. */
    workbook_id: integer('workbook_id').references(() => storedWorkbooks.id, { onDelete: 'set null' }),
    /** The column of each cell, in the file's order. */
    columns: jsonb('columns').notNull().$type<StaffImportColumn[]>(),
    /** Headers of the file that match no column. */
    unknown_heads: jsonb('unknown_heads').notNull().$type<string[]>(),
    /** Null once the personal data is deleted. */
    rows: jsonb('rows').$type<ImportedRow[]>(),
    total: integer('total').notNull(),
    /** Number of rows that can be stored, or were; and number of rows with a remark. */
    valid: integer('valid').notNull(),
    noted: integer('noted').notNull(),
    /** The people that it made. */
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
    /** The people whom the undo kept, and why; null before an undo. */
    kept: jsonb('kept').$type<KeptNewcomer[]>(),
  },
  (one) => [index('user_imports_of').on(one.user_id, one.id)],
);

export type UserImportRecord = typeof userImports.$inferSelect;
