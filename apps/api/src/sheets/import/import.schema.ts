import type { AuditNoun } from '@toam/contracts/audit/audit';
import type { SheetReading } from '@toam/contracts/sheet/sheet-reading.schema';
import type { ImportCell } from '@toam/domain/sheet/import-cells';
import type { ImportState, RowRemark } from '@toam/domain/sheet/import-state';
import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, updatedAt } from '../../db/columns';
import { users } from '../../modules/users/user.schema';

const count = (name: string) => integer(name).notNull().default(0);
const moment = (name: string) => timestamp(name, { withTimezone: true });

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Workbooks of imports that are not carried out yet, so that another sheet of them can be read, or what they hide. D123. */
export const storedWorkbooks = pgTable(
  'kept_workbooks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    bytes: bytes('bytes').notNull(),
    created_at: createdAt(),
  },
  (one) => [index('kept_workbooks_age').on(one.created_at)],
);

/** Imports of workbooks: one row per uploaded file. The counts stay when what the rows hold of people is cleared away. */
export const imports = pgTable(
  'imports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** What the rows become, as the audit calls it. */
    noun: text('noun').notNull().$type<AuditNoun>(),
    version: integer('version').notNull().default(1),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id),
    state: text('state').notNull().default('columns').$type<ImportState>(),
    file_name: text('file_name').notNull(),
    /** What was read of the file; null for imports of before. */
    reading: jsonb('reading').$type<SheetReading>(),
    /** The file, until the import is carried out. */
    workbook_id: integer('workbook_id').references(() => storedWorkbooks.id, { onDelete: 'set null' }),
    /** The titles of the file's columns, each with its first values. */
    headers: jsonb('headers').notNull().$type<{ title: string; samples: string[] }[]>(),
    /** What each column holds: a field of the noun; null: it is left out. */
    columns: jsonb('columns').notNull().$type<(string | null)[]>(),
    /** The row that was read as headers, so that it can become a row of data; null if there is none. */
    head: jsonb('head').$type<{ row: number; cells: ImportCell[] }>(),
    /** The file has no headers: its first row is a record. */
    first_is_data: boolean('first_is_data').notNull().default(false),
    row_count: count('row_count'),
    /** The last row that the current work has finished, and how many rows it has finished. */
    last_row: count('last_row'),
    done: count('done'),
    /** When the work last made progress. Work without progress for a minute is resumed. */
    worked_at: moment('worked_at').notNull().defaultNow(),
    failure: text('failure'),
    stored_at: moment('stored_at'),
    /** When the passwords of imported staff were last made and downloaded. */
    passwords_at: moment('passwords_at'),
    undone_at: moment('undone_at'),
    undone_by: integer('undone_by').references(() => users.id),
    /** The counts of the rows at the end of each kind of work. */
    counts: jsonb('counts').notNull().default({}).$type<Record<string, number>>(),
    /** True once what the rows hold of people is cleared away. */
    is_cleared: boolean('is_cleared').notNull().default(false),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (one) => [
    index('imports_of').on(one.noun, one.user_id, one.id),
    index('imports_working')
      .on(one.worked_at)
      .where(sql`state in ('checking', 'storing', 'undoing')`),
  ],
);

export type ImportRecord = typeof imports.$inferSelect;

/**
 * Rows of the files below their headers. Which table `same_id` and `record_id` mean is the import's noun, so they have no foreign key:
 * they tell what became of a row, and nothing is read by them without asking whether it is still there.
 */
export const importRows = pgTable(
  'import_rows',
  {
    import_id: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** The row's number in the file. */
    row: integer('row').notNull(),
    cells: jsonb('cells').notNull().$type<ImportCell[]>(),
    /** What will be stored; null until the row is checked. */
    values: jsonb('values').$type<Record<string, string | number | null>>(),
    /** By what a row is found to be there already, normalised for comparison: numbers of customers (D55). */
    keys: text('keys')
      .array()
      .notNull()
      .default(sql`'{}'`),
    errors: jsonb('errors').notNull().default([]).$type<RowRemark[]>(),
    notes: jsonb('notes').notNull().default([]).$type<RowRemark[]>(),
    /** A record, and an earlier row, that had one of the keys when the row was checked. */
    same_id: integer('same_id'),
    same_row: integer('same_row'),
    /** What becomes of a row that is there already. */
    decision: text('decision').notNull().default('skip').$type<'skip' | 'merge' | 'create'>(),
    outcome: text('outcome').$type<'created' | 'merged' | 'skipped' | 'failed'>(),
    outcome_note: text('outcome_note'),
    /** The record that the row became, or was merged into. */
    record_id: integer('record_id'),
    /** The record's version after this row was stored. A different version means that somebody has edited the record since. */
    stored_version: integer('stored_version'),
    /** The record before and after the row was merged into it. */
    filled: jsonb('filled').$type<{ kept_before: object; kept_after: object }>(),
    undone: text('undone').$type<'deleted' | 'given_back' | 'kept'>(),
  },
  (row) => [
    primaryKey({ columns: [row.import_id, row.row] }),
    index('import_rows_record')
      .on(row.record_id)
      .where(sql`record_id is not null`),
  ],
);

export type ImportRow = typeof importRows.$inferSelect;
