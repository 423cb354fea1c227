import type { AuditNoun } from '@toam/contracts/audit/audit';
import type { HistoryModel } from '@toam/contracts/history/history.endpoints';
import { houseText } from '@toam/contracts/house/house.text';
import { importText } from '@toam/contracts/sheet/import.text';
import type { Actor } from '@toam/domain/actor';
import type { ImportCell } from '@toam/domain/sheet/import-cells';
import type { TableRules } from '@toam/domain/sheet/sheet-table';
import type { SQL } from 'drizzle-orm';
import { recordManyChanges } from '../../history/record-changes';
import type { ReadLimits } from '../read-limits';
import type { SheetColumn } from '../sheet';
import type { ImportRecord, ImportRow } from './import.schema';

/** One import, and with whose rights it is worked on. */
export interface Work {
  actor: Actor;
  one: ImportRecord;
}

/** How the workbooks of a noun are read. */
export interface SheetRules {
  limits: Omit<ReadLimits, 'rows' | 'columns'>;
  /** The most records in one file. */
  mostRows: number;
  rules: TableRules;
  /** Whether a sheet has titles, by its first rows; absent: it has. */
  hasHead?: (first: ImportCell[][]) => boolean;
  /** Why it cannot be a sheet of this noun; null: it can. */
  problemOf?: (titles: string[]) => string | null;
}

/** What a noun gives so that it can be imported. */
export interface ImportNoun {
  /** As the audit calls it. Two only where one import is of either. */
  nouns: readonly [AuditNoun, ...AuditNoun[]];
  sheet: SheetRules;
  /** Who sees an import, others are told that there is none; absent: whoever may call. */
  canSee?: (actor: Actor, one: ImportRecord) => boolean;
  /** The imports of the actor's list; absent or undefined: all. */
  listed?: (actor: Actor) => SQL | undefined;
  /** Who may act on it until it is stored, and what others are told; absent: whoever sees it. */
  decider?: { is: (actor: Actor, one: ImportRecord) => boolean; mayNot: string };
  /** Who gets the copy of the file, and which of its columns others do not see either; absent: whoever sees the import, and none. */
  mayDownload?: (actor: Actor, one: ImportRecord) => boolean;
  hides?: (one: ImportRecord, at: number) => boolean;
  text: {
    sheetName: (one: ImportRecord) => string;
    /** Of a file without a name. */
    unnamed: string;
    /** Of one that stored nothing yet. */
    notUndoable: string;
  };
  /** A cell as people read it, and the title of a column that the file does not name. */
  cellText: (column: string | null, cell: ImportCell) => string;
  titleOf: (one: ImportRecord, at: number) => string;
  /** What became of each row, for the copy of the file, unless a note says it. */
  outcomes: (actor: Actor, rows: ImportRow[]) => string[] | Promise<string[]>;
  /**
   * Takes the rows that stored something back in the running transaction. Only what nobody has changed since goes: the others are
   * kept (`keepRow`).
   */
  undo: (work: Work, rows: ImportRow[]) => Promise<void>;
  /** Absent: one call reads, checks and stores, and then keeps what became of the rows. */
  steps?: ImportSteps;
  /**
   * The work runs in a job, so many rows in a transaction, and somebody first says what the columns hold. Absent: each call does the
   * whole file, with the columns that the titles name.
   */
  batches?: { checking: number; storing: number; undoing: number };
  /** Publishes the result of work when all rows are done: once, so that lists reload once. */
  publish?: (one: ImportRecord) => Promise<void>;
  /** Said of an import whose person is no longer active. */
  importerGone?: string;
}

/** What a noun does when its rows are kept from the upload on, so that they are checked and stored by calls of their own. */
export interface ImportSteps {
  /** Reads rows by their columns: sets `values`, `keys`, errors and remarks, and who is there already. Stores nothing. */
  check: (work: Work, rows: ImportRow[]) => Promise<void>;
  /** Stores rows in the running transaction: sets `outcome`, `record_id`, `stored_version`. */
  store: (work: Work, rows: ImportRow[]) => Promise<void>;
  /** Said of one that is stored already, or being worked on: it cannot be read again, cannot be thrown away. */
  text: { notReadable: string; notDiscardable: string };
}

/** Writes into the histories of new records which file they are from. */
export function recordImported(
  actor: Actor,
  model: HistoryModel,
  ids: number[],
  { file_name }: ImportRecord,
): Promise<void> {
  const new_value = `${houseText.historyCreated}. ${importText.historyImported(file_name)}`;
  const made = ids.map((id) => ({ id, column: 'created_at', old_value: null, new_value }));
  return recordManyChanges(actor, model, made);
}

/** Leaves the record of a row as it is when its import is undone, and says why. */
export const keepRow = (row: ImportRow, why: string): void =>
  void Object.assign(row, { undone: 'kept', outcome_note: why });

/** What a template column is: text, so that Excel does not reformat numbers and days. */
export const textColumn = (header: string, width = 20): SheetColumn => ({ header, kind: 'text', width });

/** @throws Error for a noun whose imports are read, checked and stored by one call */
export function stepsOf({ nouns, steps }: ImportNoun): ImportSteps {
  if (!steps) throw new Error(`imports of ${nouns[0]} have no steps`);
  return steps;
}
