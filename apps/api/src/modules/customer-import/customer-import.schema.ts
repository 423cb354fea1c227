import type { ImportDecision } from '@toam/contracts/customer/customer-import.schema';
import type { SheetReading } from '@toam/contracts/sheet/sheet-reading.schema';
import type { ImportState } from '@toam/domain/customer-import/customer-import-access';
import type { ImportCell } from '@toam/domain/sheet/import-cells';
import type { ImportField } from '@toam/domain/customer-import/customer-import-columns';
import type { MergedFields } from '@toam/domain/customer/customer-merge';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, updatedAt } from '../../db/columns';
import { storedWorkbooks } from '../../sheets/kept-workbook.schema';
import { customers } from '../customers/customer.schema';
import { users } from '../users/user.schema';

const count = (name: string) => integer(name).notNull().default(0);
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Imports of customers from workbooks: one row per uploaded file. The counts stay after the rows are deleted. */
export const customerImports = pgTable(
  'customer_imports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
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
    headers: jsonb('headers').notNull().$type<{ title: string; samples: string[] }[]>(),
    columns: jsonb('columns').notNull().$type<(ImportField | null)[]>(),
    /** The row that was read as headers, so that it can become a row of data; null if there is none. */
    head: jsonb('head').$type<{ row: number; cells: ImportCell[] }>(),
    /** The file has no headers: its first row is a customer. */
    first_is_data: boolean('first_is_data').notNull().default(false),
    row_count: count('row_count'),
    /** The last row that the current work has finished, and how many rows it has finished. */
    last_row: count('last_row'),
    done: count('done'),
    /** When the work last made progress. Work without progress for a minute is resumed. */
    worked_at: moment('worked_at').notNull().defaultNow(),
    failure: text('failure'),
    stored_at: moment('stored_at'),
    undone_at: moment('undone_at'),
    undone_by: integer('undone_by').references(() => users.id),
    /** The counts of the rows at the end of each kind of work. */
    counts: jsonb('counts').notNull().default({}).$type<Record<string, number>>(),
    /** True once the rows, which hold personal data, are deleted. */
    is_cleared: boolean('is_cleared').notNull().default(false),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (one) => [
    index('customer_imports_of').on(one.user_id, one.id),
    index('customer_imports_working')
      .on(one.worked_at)
      .where(sql`state in ('checking', 'storing', 'undoing')`),
  ],
);

export type CustomerImportRecord = typeof customerImports.$inferSelect;

/** A remark on a cell: the column's index, or null for the whole row. */
export interface RowRemark {
  at: number | null;
  message: string;
}

/** Rows of the files below their headers. They hold personal data, and are deleted when the import can no longer be undone. */
export const customerImportRows = pgTable(
  'customer_import_rows',
  {
    import_id: integer('import_id')
      .notNull()
      .references(() => customerImports.id, { onDelete: 'cascade' }),
    /** The row's number in the file. */
    row: integer('row').notNull(),
    cells: jsonb('cells').notNull().$type<ImportCell[]>(),
    /** Null until it is checked. */
    values: jsonb('values').$type<Record<string, string | null>>(),
    /** Normalised for comparison (D55). */
    phones: text('phones')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The agent who will have the customer. */
    staff_id: integer('staff_id').references(() => users.id),
    errors: jsonb('errors').notNull().default([]).$type<RowRemark[]>(),
    notes: jsonb('notes').notNull().default([]).$type<RowRemark[]>(),
    /** A customer, and an earlier row, that had one of the numbers when the row was checked. */
    same_customer_id: integer('same_customer_id').references(() => customers.id),
    same_row: integer('same_row'),
    decision: text('decision').notNull().default('skip').$type<ImportDecision>(),
    outcome: text('outcome').$type<'created' | 'merged' | 'skipped' | 'failed'>(),
    outcome_note: text('outcome_note'),
    customer_id: integer('customer_id').references(() => customers.id),
    /** The customer's version after this row was stored. A different version means that somebody has edited the customer since. */
    stored_version: integer('stored_version'),
    /** The fields before and after the row was merged into its customer. */
    filled: jsonb('filled').$type<{ kept_before: MergedFields; kept_after: MergedFields }>(),
    undone: text('undone').$type<'deleted' | 'given_back' | 'kept'>(),
  },
  (row) => [
    primaryKey({ columns: [row.import_id, row.row] }),
    index('customer_import_rows_customer')
      .on(row.customer_id)
      .where(sql`customer_id is not null`),
    index('customer_import_rows_same')
      .on(row.same_customer_id)
      .where(sql`same_customer_id is not null`),
  ],
);

export type ImportRowRecord = typeof customerImportRows.$inferSelect;
