import { importStates } from '@toam/domain/customer-import/customer-import-access';
import { importFields } from '@toam/domain/customer-import/customer-import-columns';
import { z } from 'zod';
import { epochSeconds } from '../page';
import { samePhoneCustomer } from './customer.schema';

/** The most customers of one file. */
export const maxImportRows = 10_000;

/** The most columns that are read. */
export const maxImportColumns = 60;

const count = z.number().int();

/** A field of customers; null: the column is left out. */
export const importColumn = z.enum(importFields).nullable();

/** What becomes of a row whose phone is already somebody's. D56. */
export const importDecisions = ['skip', 'merge', 'create'] as const;
export const importDecision = z.enum(importDecisions);
export type ImportDecision = z.output<typeof importDecision>;

/** One import and how far it is. Nothing is stored in customers before `storing`. */
export const customerImport = z.object({
  id: z.number().int(),
  version: z.number().int(),
  state: z.enum(importStates),
  file_name: z.string(),
  /** The sheet that was read, and how many others of the file were not. */
  sheet: z.string(),
  other_sheets: count,
  /** Who uploaded it. */
  user_id: z.number().int(),
  user: z.string(),
  /** Titles of the columns as they stand in the file, with the first values below each. */
  headers: z.array(z.object({ title: z.string(), samples: z.array(z.string()) })),
  /** The file has no titles: its first row is a customer. Guessed, and can be said. */
  first_is_data: z.boolean(),
  /** What each column holds. */
  columns: z.array(importColumn),
  counts: z.object({
    rows: count,
    /** Will be created, or have been. */
    valid: count,
    errors: count,
    /** Rows whose phone is somebody's already, or stands further up in the file. */
    duplicates: count,
    /** Rows with a remark on what was understood otherwise than it stands there. */
    notes: count,
    /** Of the duplicates: what was decided. */
    skip: count,
    merge: count,
    create: count,
  }),
  /** What storing has come to. */
  outcome: z.object({ created: count, merged: count, skipped: count, failed: count }),
  /** What taking back has come to. */
  undone: z.object({ deleted: count, given_back: count, kept: count }),
  /** Rows that the current work has behind it. */
  done: count,
  /** Why the last work could not be finished; it can be asked for again. */
  failure: z.string().nullable(),
  can: z.object({ decide: z.boolean(), undo: z.boolean(), see_rows: z.boolean() }),
  created_at: epochSeconds,
  stored_at: epochSeconds.nullable(),
  undone_at: epochSeconds.nullable(),
  /** Until when it can be taken back. */
  undo_until: epochSeconds.nullable(),
});
export type CustomerImport = z.output<typeof customerImport>;

/** Which rows of an import are asked for. */
export const importShows = ['all', 'valid', 'error', 'duplicate', 'note', 'kept'] as const;
export type ImportShow = (typeof importShows)[number];

/** A remark at one cell. `at` is the column's index. */
const remark = z.object({ at: z.number().int().nullable(), message: z.string() });

/** One row of the file. Its own phones are the importer's; of somebody else's customer only name and staff are told (D56). */
export const importRow = z.object({
  /** The row's number in the file, as Excel shows it. */
  id: z.number().int(),
  /** Cells as people read them. */
  cells: z.array(z.string()),
  state: z.enum(['unchecked', 'valid', 'error', 'duplicate']),
  errors: z.array(remark),
  notes: z.array(remark),
  /** Customers with one of the numbers. */
  same_phone: samePhoneCustomer.nullable(),
  /** A row further up with one of the numbers. */
  same_row: z.number().int().nullable(),
  /** Whether the person may fill in that customer's empty fields. */
  can_merge: z.boolean(),
  decision: importDecision,
  outcome: z.enum(['created', 'merged', 'skipped', 'failed']).nullable(),
  /** What taking back did with it. */
  undone: z.enum(['deleted', 'given_back', 'kept']).nullable(),
  /** Why it was left out, or kept. */
  outcome_note: z.string().nullable(),
  /** The customer that it became, or went into. */
  customer_id: z.number().int().nullable(),
});
export type ImportRow = z.output<typeof importRow>;
