import { staffImportColumns } from '@toam/domain/staff/staff-columns';
import { z } from 'zod';
import { epochSeconds } from '@toam/contracts/page';
import { sheetReading } from '@toam/contracts/sheet/sheet-reading.schema';

/** The most people in one file, and the most columns that are read. */
export const maxStaffRows = 1000;
export const maxStaffColumns = 60;

const count = z.number().int();

/** A person whom the undo of an import kept, and why. */
const keptNewcomer = z.object({ id: z.number().int(), name: z.string(), why: z.string() });
export type KeptNewcomer = z.output<typeof keptNewcomer>;

/** One uploaded workbook of staff. It creates nobody before it is stored. */
export const userImport = z.object({
  id: z.number().int(),
  file_name: z.string(),
  /** The person who uploaded it. */
  user: z.string(),
  /** What was read of the file; null for imports of before. */
  reading: sheetReading.nullable(),
  /** The file is still there, so another sheet of it can be read. */
  can_read_again: z.boolean(),
  /** Known columns in the file's order: the cells of its rows. */
  columns: z.array(z.enum(staffImportColumns)),
  /** Headers in the file that are not known. */
  unknown_heads: z.array(z.string()),
  counts: z.object({
    rows: count,
    /** Rows that can be stored, or were stored. */
    valid: count,
    errors: count,
    /** Rows with a remark: another person has the number, or a leading 0 was added. */
    notes: count,
  }),
  stored: count,
  /** Stored people who still need a password from the file: it was not created yet, or they have not changed it yet. */
  waiting: count,
  created_at: epochSeconds,
  stored_at: epochSeconds.nullable(),
  /** When passwords were last created and downloaded. */
  passwords_at: epochSeconds.nullable(),
  /**
   * `undone_at`: when it was undone. `kept`: who stayed then, and why. `undo_until`: the undo is possible until then; null
   * if impossible.
   */
  undone_at: epochSeconds.nullable(),
  kept: z.array(keptNewcomer),
  undo_until: epochSeconds.nullable(),
  /** Whether the rows still exist. Rows with personal data are deleted after some time. */
  has_rows: z.boolean(),
});
export type UserImport = z.output<typeof userImport>;

/** Filters for the rows. The last two are results of an undo. */
export const userImportShows = ['all', 'valid', 'error', 'note', 'deleted', 'kept'] as const;
export type UserImportShow = (typeof userImportShows)[number];

/** A remark about one cell. `at` is the index in `columns`; null for the whole row. */
const remark = z.object({ at: z.number().int().nullable(), message: z.string() });

export const userImportRow = z.object({
  /** The row's number in the file, as Excel shows it. */
  id: z.number().int(),
  /** Cells as people read them. */
  cells: z.array(z.string()),
  /** The state or result of the row. The last two are results of an undo. */
  state: z.enum(['valid', 'error', 'stored', 'deleted', 'kept']),
  errors: z.array(remark),
  notes: z.array(remark),
  /** The record that was created from the row. */
  user_id: z.number().int().nullable(),
});
export type UserImportRow = z.output<typeof userImportRow>;
