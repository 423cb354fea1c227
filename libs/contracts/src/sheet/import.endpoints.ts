import type { AccessRule } from '@toam/domain/access';
import { importStates } from '@toam/domain/sheet/import-state';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam } from '@toam/contracts/field';
import { type Counted, epochSeconds, pageOf, pageQuery } from '@toam/contracts/page';
import { sheetReading, sheetWish } from './sheet-reading.schema';

const count = z.number().int();

/** The most columns of a file that are read. */
export const maxSheetColumns = 60;

/** One import of a workbook, whatever it holds, and how far it is. It writes no records before the state `storing`. */
export const sheetImport = z.object({
  id: count,
  version: count,
  state: z.enum(importStates),
  file_name: z.string(),
  /** What was read of the file; null for imports of before. */
  reading: sheetReading.nullable(),
  /** The person who uploaded it. */
  user_id: count,
  user: z.string(),
  /** Titles of the file's columns. Until it is stored, each with its first values. */
  headers: z.array(z.object({ title: z.string(), samples: z.array(z.string()) })),
  /** The file has no titles: its first row is a record. The API guesses it; the person can correct it. */
  first_is_data: z.boolean(),
  /** The field in each column; null: it is left out. */
  columns: z.array(z.string().nullable()),
  counts: z.object({
    rows: count,
    /** Rows that will become new records. */
    valid: count,
    errors: count,
    /** Rows that are there already, or stand in an earlier row. */
    duplicates: count,
    /** Rows with a remark: a value was understood differently from the file. */
    notes: count,
    /** What becomes of the duplicates. */
    skip: count,
    merge: count,
    create: count,
  }),
  /** Result of storing. */
  outcome: z.object({
    created: count,
    /** Also those that added nothing. */
    merged: count,
    /** Merged rows that added nothing: their record had it all. */
    unchanged: count,
    skipped: count,
    failed: count,
  }),
  /** Result of the undo. */
  undone: z.object({ deleted: count, given_back: count, kept: count }),
  /** Rows that the current work has finished. */
  done: count,
  /** Why the last work failed. The person can start it again. */
  failure: z.string().nullable(),
  /** `read_again`: another sheet of the file can be read. `see_rows`: they are not cleared away yet. `download`: the copy of the file. */
  can: z.object({
    decide: z.boolean(),
    read_again: z.boolean(),
    undo: z.boolean(),
    see_rows: z.boolean(),
    download: z.boolean(),
  }),
  created_at: epochSeconds,
  stored_at: epochSeconds.nullable(),
  undone_at: epochSeconds.nullable(),
  /** The undo is possible until then. */
  undo_until: epochSeconds.nullable(),
});
export type SheetImport = z.output<typeof sheetImport>;

/** Filters for the rows of an import. */
export const importShows = [
  ...['all', 'valid', 'error', 'duplicate', 'note'],
  ...['created', 'merged', 'skipped', 'deleted', 'given_back', 'kept'],
] as const;
export type ImportShow = (typeof importShows)[number];

/** What happens to a row that is there already. D56. */
export const importDecisions = ['skip', 'merge', 'create'] as const;
export const importDecision = z.enum(importDecisions);
export type ImportDecision = z.output<typeof importDecision>;

/** A remark about one cell. `at` is the column's index; null: the whole row. */
const remark = z.object({ at: count.nullable(), message: z.string() });

/** One row of a file. */
export const sheetImportRow = z.object({
  /** The row's number in the file, as Excel shows it. */
  id: count,
  /** Cells as people read them. */
  cells: z.array(z.string()),
  state: z.enum(['unchecked', 'valid', 'error', 'duplicate']),
  errors: z.array(remark),
  notes: z.array(remark),
  /** An earlier row that is the same record. */
  same_row: count.nullable(),
  decision: importDecision,
  outcome: z.enum(['created', 'merged', 'skipped', 'failed']).nullable(),
  /** What the undo did with the record. */
  undone: z.enum(['deleted', 'given_back', 'kept']).nullable(),
  /** Why the row was left out, or why the undo kept its record. */
  outcome_note: z.string().nullable(),
  /** The record that the row became, or was merged into. */
  record_id: count.nullable(),
});
export type SheetImportRow = z.output<typeof sheetImportRow>;

/** The media type of a workbook. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const ofWorkbook = { replyKind: 'file', fileType: workbookType, data: z.null() } as const;

const params = z.object({ importId: idParam });
const aboutFirst = { params, example: { params: { importId: 1 } } };

/** What a noun says of its imports: below which path they are, and what is told of them besides. */
export interface ImportWire<One extends SheetImport, Row extends SheetImportRow, Access extends AccessRule> {
  path: `/${string}`;
  /** 'customers' */
  of: string;
  access: Access;
  one: z.ZodType<One, One>;
  row: z.ZodType<Row, Row>;
}

type PageData<Item> = Counted & { total_page: number; page: number; list: Item[] };
const pagesOf = <Item>(item: z.ZodType<Item, Item>) =>
  pageOf(item) as unknown as z.ZodType<PageData<Item>, PageData<Item>>;

/** The calls about what was imported: for every noun. */
export function importEndpoints<One extends SheetImport, Row extends SheetImportRow, const Access extends AccessRule>({
  path,
  of,
  access,
  one,
  row,
}: ImportWire<One, Row, Access>) {
  return {
    list: endpoint({
      ...{ method: 'GET', path: `${path}/list`, summary: `Imports of ${of} that one may see, newest first`, access },
      query: pageQuery(20),
      example: { query: { page: 1, size: 20 } },
      data: pagesOf(one),
    }),
    read: endpoint({
      ...{ method: 'GET', path: `${path}/:importId`, summary: `One import of ${of} and how far it is`, access },
      ...aboutFirst,
      data: one,
    }),
    rows: endpoint({
      ...{ method: 'GET', path: `${path}/:importId/row`, access },
      summary: `Rows of an import of ${of} with errors and remarks by column, and what became of each`,
      params,
      query: pageQuery(50).extend({ show: z.enum(importShows).default('all') }),
      example: { params: { importId: 1 }, query: { page: 1, size: 50, show: 'all' } },
      data: pagesOf(row),
    }),
    file: endpoint({
      ...{ method: 'GET', path: `${path}/:importId/file`, access, limited: true },
      summary: `The rows of a file of ${of} with what is wrong or what became of each, to be corrected and uploaded again`,
      params,
      query: z.object({
        /** Only the rows with errors. */
        show: z.enum(['all', 'error']).default('all'),
      }),
      example: { params: { importId: 1 }, query: { show: 'error' } },
      ...ofWorkbook,
    }),
    undo: endpoint({
      ...{ method: 'POST', path: `${path}/:importId/undo`, access },
      summary: `Takes an import of ${of} back, but for what somebody has changed since or needs`,
      ...aboutFirst,
      data: one,
    }),
  };
}

/** The calls of an import whose rows are kept from the upload on: read, checked and stored by calls of their own. */
export function stepEndpoints<One extends SheetImport, Row extends SheetImportRow, const Access extends AccessRule>({
  path,
  of,
  access,
  one,
}: ImportWire<One, Row, Access>) {
  return {
    /** Part `file`: an .xlsx. */
    upload: endpoint({
      ...{ method: 'POST', path, summary: `Reads a workbook of ${of}; nothing is stored of it yet`, access },
      ...{ limited: true, bodyKind: 'upload', data: one },
    }),
    template: endpoint({
      ...{ method: 'GET', path: `${path}/template`, access },
      summary: `An empty workbook with the columns that an import of ${of} understands`,
      ...ofWorkbook,
    }),
    readAgain: endpoint({
      ...{ method: 'PUT', path: `${path}/:importId/sheet`, access, limited: true },
      summary: `Reads another sheet of a file of ${of}, or what it hides`,
      params,
      body: sheetWish,
      example: { params: { importId: 1 }, body: { sheet: 'Khách', hidden: true } },
      data: one,
    }),
    store: endpoint({
      ...{ method: 'POST', path: `${path}/:importId/store`, access },
      summary: `Stores the valid rows as ${of}; a second call changes nothing`,
      params,
      body: z.object({
        /** Refuses the whole import if any row has an error. Otherwise such rows are skipped. */
        only_if_clean: z.boolean().default(false),
      }),
      example: { params: { importId: 1 }, body: { only_if_clean: true } },
      data: one,
    }),
    discard: endpoint({
      ...{ method: 'DELETE', path: `${path}/:importId`, access },
      summary: `Throws an import of ${of} away that has stored nothing`,
      ...aboutFirst,
      data: z.null(),
    }),
  };
}

export type ImportEndpoints<One extends SheetImport, Row extends SheetImportRow> = ReturnType<
  typeof importEndpoints<One, Row, AccessRule>
>;
export type StepEndpoints<One extends SheetImport, Row extends SheetImportRow> = ReturnType<
  typeof stepEndpoints<One, Row, AccessRule>
>;
