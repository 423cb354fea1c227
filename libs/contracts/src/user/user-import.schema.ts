import { staffImportColumns } from '@toam/domain/staff/staff-columns';
import { z } from 'zod';
import { epochSeconds } from '../page';

/** The most people of one file, and the most columns that are read. */
export const maxStaffRows = 1000;
export const maxStaffColumns = 60;

const count = z.number().int();

/** Somebody whom an import made and its undoing left, and why. */
const keptNewcomer = z.object({ id: z.number().int(), name: z.string(), why: z.string() });
export type KeptNewcomer = z.output<typeof keptNewcomer>;

/** One uploaded workbook of staff. Nobody is made of it before it is stored. */
export const userImport = z.object({
  id: z.number().int(),
  file_name: z.string(),
  /** Who uploaded it. */
  user: z.string(),
  /** What the file has, in its order: the cells of its rows. */
  columns: z.array(z.enum(staffImportColumns)),
  /** Heads of the file that mean nothing here. */
  unknown_heads: z.array(z.string()),
  counts: z.object({
    rows: count,
    /** Can be stored, or were. */
    valid: count,
    errors: count,
    /** Rows with a remark: a number that is somebody's already, a 0 put back. */
    notes: count,
  }),
  stored: count,
  /** Of those stored, who still needs the password of the file: nobody knows theirs, or they have not changed it yet. */
  waiting: count,
  created_at: epochSeconds,
  stored_at: epochSeconds.nullable(),
  /** When passwords were last made and downloaded. */
  passwords_at: epochSeconds.nullable(),
  /** When it was taken back, who stayed then and why; and up to when that can be done, null where it can't. */
  undone_at: epochSeconds.nullable(),
  kept: z.array(keptNewcomer),
  undo_until: epochSeconds.nullable(),
  /** Rows with people's data are cleared away after some time. */
  has_rows: z.boolean(),
});
export type UserImport = z.output<typeof userImport>;

/** Which rows are asked for; the last two: what became of people when the import was taken back. */
export const userImportShows = ['all', 'valid', 'error', 'note', 'deleted', 'kept'] as const;
export type UserImportShow = (typeof userImportShows)[number];

/** A remark at one cell: the index among `columns`, null for the row as a whole. */
const remark = z.object({ at: z.number().int().nullable(), message: z.string() });

export const userImportRow = z.object({
  /** The row's number in the file, as Excel shows it. */
  id: z.number().int(),
  /** Cells as people read them. */
  cells: z.array(z.string()),
  /** What the row is, or what became of it; the last two: when the import was taken back. */
  state: z.enum(['valid', 'error', 'stored', 'deleted', 'kept']),
  errors: z.array(remark),
  notes: z.array(remark),
  /** Whose record it became. */
  user_id: z.number().int().nullable(),
});
export type UserImportRow = z.output<typeof userImportRow>;
