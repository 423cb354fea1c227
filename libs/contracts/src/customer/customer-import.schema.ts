import { importStates } from '@toam/domain/customer-import/customer-import-access';
import { importFields } from '@toam/domain/customer-import/customer-import-columns';
import { z } from 'zod';
import { epochSeconds } from '@toam/contracts/page';
import { sheetReading } from '@toam/contracts/sheet/sheet-reading.schema';
import { samePhoneCustomer } from './customer.schema';

/** The most customers in one file. */
export const maxImportRows = 10_000;

/** The most columns that are read. */
export const maxImportColumns = 60;

const count = z.number().int();

/** A customer field; null: the column is ignored. */
export const importColumn = z.enum(importFields).nullable();

/** What happens to a row whose phone another customer already has. D56. */
export const importDecisions = ['skip', 'merge', 'create'] as const;
export const importDecision = z.enum(importDecisions);
export type ImportDecision = z.output<typeof importDecision>;

/** One import and its progress. It writes no customers before the state `storing`. */
export const customerImport = z.object({
  id: z.number().int(),
  version: z.number().int(),
  state: z.enum(importStates),
  file_name: z.string(),
  /** What was read of the file; null for imports of before. */
  reading: sheetReading.nullable(),
  /** The person who uploaded it. */
  user_id: z.number().int(),
  user: z.string(),
  /** Column titles as in the file, with the first values of each column. */
  headers: z.array(z.object({ title: z.string(), samples: z.array(z.string()) })),
  /** The file has no titles: its first row is a customer. The API guesses it; the person can correct it. */
  first_is_data: z.boolean(),
  /** The field in each column. */
  columns: z.array(importColumn),
  counts: z.object({
    rows: count,
    /** Rows that will be created, or were created. */
    valid: count,
    errors: count,
    /** Rows whose phone belongs to a customer already, or is in an earlier row. */
    duplicates: count,
    /** Rows with a remark: the import understood a value differently from the file. */
    notes: count,
    /** Decisions about the duplicates. */
    skip: count,
    merge: count,
    create: count,
  }),
  /** Result of storing. */
  outcome: z.object({ created: count, merged: count, skipped: count, failed: count }),
  /** Result of the undo. */
  undone: z.object({ deleted: count, given_back: count, kept: count }),
  /** Rows that the current work has finished. */
  done: count,
  /** Why the last work failed. The person can start it again. */
  failure: z.string().nullable(),
  /** `read_again`: the file is still there, so another sheet of it can be read. */
  can: z.object({ decide: z.boolean(), read_again: z.boolean(), undo: z.boolean(), see_rows: z.boolean() }),
  created_at: epochSeconds,
  stored_at: epochSeconds.nullable(),
  undone_at: epochSeconds.nullable(),
  /** The undo is possible until then. */
  undo_until: epochSeconds.nullable(),
});
export type CustomerImport = z.output<typeof customerImport>;

/** Filters for the rows of an import. */
export const importShows = ['all', 'valid', 'error', 'duplicate', 'note', 'kept'] as const;
export type ImportShow = (typeof importShows)[number];

/** A remark about one cell. `at` is the column's index. */
const remark = z.object({ at: z.number().int().nullable(), message: z.string() });

/**
 * One row of the file. The importer sees the phones in it. Of another agent's customer, only the name and staff are shown
 * (D56).
 */
export const importRow = z.object({
  /** The row's number in the file, as Excel shows it. */
  id: z.number().int(),
  /** Cells as people read them. */
  cells: z.array(z.string()),
  state: z.enum(['unchecked', 'valid', 'error', 'duplicate']),
  errors: z.array(remark),
  notes: z.array(remark),
  /** Customers who have one of the row's numbers. */
  same_phone: samePhoneCustomer.nullable(),
  /** An earlier row with one of the numbers. */
  same_row: z.number().int().nullable(),
  /** Whether the person may fill in that customer's empty fields. */
  can_merge: z.boolean(),
  decision: importDecision,
  outcome: z.enum(['created', 'merged', 'skipped', 'failed']).nullable(),
  /** What the undo did with the customer. */
  undone: z.enum(['deleted', 'given_back', 'kept']).nullable(),
  /** Why the row was left out, or why the undo kept its customer. */
  outcome_note: z.string().nullable(),
  /** The customer created from the row, or merged with it. */
  customer_id: z.number().int().nullable(),
});
export type ImportRow = z.output<typeof importRow>;
