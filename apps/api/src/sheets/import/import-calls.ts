import type {
  ImportEndpoints,
  SheetImport,
  SheetImportRow,
  StepEndpoints,
} from '@toam/contracts/sheet/import.endpoints';
import { importText } from '@toam/contracts/sheet/import.text';
import type { Actor } from '@toam/domain/actor';
import { importUndoUntil, isImportOpen } from '@toam/domain/sheet/import-state';
import { toEpoch } from '../../db/columns';
import { sessionOf } from '../../http/authorize';
import { handle, type Handled } from '../../http/handle';
import { HttpError } from '../../http-error';
import { pageOf } from '../../http/page';
import type { SheetColumn } from '../sheet';
import { discardImport, findSeen, isUndoable, storeImport, undoImport } from './carry-out-import';
import { type ListedImport, listImports, listRows } from './import.queries';
import type { ImportRecord, ImportRow } from './import.schema';
import type { ImportNoun } from './import-noun';
import { annotatedSheet, templateSheet } from './import-sheets';
import { beginImport, readImportAgain } from './read-import';

type Told<Item> = Item[] | Promise<Item[]>;

/** What a noun tells of its imports and their rows, beside what every noun does (`importOnWire`, `rowOnWire`). */
export interface ImportAnswers<One extends SheetImport, Row extends SheetImportRow> {
  imports: (actor: Actor, list: ListedImport[]) => Told<One>;
  rows: (actor: Actor, one: ImportRecord, rows: ImportRow[]) => Told<Row>;
}

const mayDownload = ({ mayDownload: may }: ImportNoun, actor: Actor, one: ImportRecord): boolean =>
  may === undefined || may(actor, one);

/** An import as this person may see it. First values of columns are for whoever says how it is read. */
export function importOnWire(noun: ImportNoun, actor: Actor, { one, user }: ListedImport): SheetImport {
  const of = (name: string): number => one.counts[name] ?? 0;
  const storedAt = one.stored_at && toEpoch(one.stored_at);
  const isOwn = mayDownload(noun, actor, one);
  const isOpen = isImportOpen(one.state);
  const decide = noun.steps !== undefined && isOpen && (!noun.decider || noun.decider.is(actor, one));
  return {
    ...{ id: one.id, version: one.version, state: one.state, file_name: one.file_name },
    // what was left out of a file is for those who may have the file
    reading: isOwn ? one.reading : null,
    ...{ user_id: one.user_id, user, first_is_data: one.first_is_data, columns: one.columns },
    headers: isOpen ? one.headers : one.headers.map(({ title }) => ({ title, samples: [] })),
    counts: {
      ...{ rows: one.row_count, valid: of('valid'), errors: of('errors'), duplicates: of('duplicates') },
      ...{ notes: of('notes'), skip: of('skip'), merge: of('merge'), create: of('create') },
    },
    outcome: {
      ...{ created: of('created'), merged: of('merged'), unchanged: of('unchanged') },
      ...{ skipped: of('skipped'), failed: of('failed') },
    },
    undone: { deleted: of('deleted'), given_back: of('given_back'), kept: of('kept') },
    ...{ done: one.done, failure: one.failure },
    can: {
      ...{ decide, read_again: decide && one.workbook_id !== null, undo: isUndoable(one), see_rows: !one.is_cleared },
      download: !one.is_cleared && isOwn,
    },
    created_at: toEpoch(one.created_at),
    stored_at: storedAt,
    undone_at: one.undone_at && toEpoch(one.undone_at),
    undo_until: storedAt === null ? null : importUndoUntil(storedAt),
  };
}

function stateOf({ values, errors, same_id, same_row }: ImportRow): SheetImportRow['state'] {
  if (!values) return 'unchecked';
  if (errors.length) return 'error';
  return same_id !== null || same_row !== null ? 'duplicate' : 'valid';
}

/** A row as this person may see it. */
export function rowOnWire(noun: ImportNoun, actor: Actor, one: ImportRecord, row: ImportRow): SheetImportRow {
  const hides = (at: number): boolean => !mayDownload(noun, actor, one) && noun.hides?.(one, at) === true;
  return {
    id: row.row,
    cells: row.cells.map((cell, at) => (hides(at) ? '' : noun.cellText(one.columns[at] ?? null, cell))),
    state: stateOf(row),
    ...{ errors: row.errors, notes: row.notes, same_row: row.same_row, decision: row.decision },
    ...{ outcome: row.outcome, undone: row.undone, outcome_note: row.outcome_note, record_id: row.record_id },
  };
}

/** Carries out a step, and answers how the import stands then. */
export const standingAfter =
  <One extends SheetImport, Row extends SheetImportRow>(noun: ImportNoun, answers: ImportAnswers<One, Row>) =>
  async (actor: Actor, importId: number, step?: Promise<unknown>): Promise<One> => {
    await step;
    const [one] = await answers.imports(actor, [await findSeen(noun, actor, importId)]);
    return one!;
  };

/** Answers the calls about what was imported. */
export function importCalls<One extends SheetImport, Row extends SheetImportRow>(
  noun: ImportNoun,
  calls: ImportEndpoints<One, Row>,
  answers: ImportAnswers<One, Row>,
): Handled[] {
  const after = standingAfter(noun, answers);
  return [
    handle(calls.list, async ({ actor, query }) => {
      const { total, list } = await listImports(noun.nouns, noun.listed?.(actor), query);
      return pageOf(await answers.imports(actor, list), total, query);
    }),
    handle(calls.read, ({ actor, params }) => after(actor, params.importId)),
    handle(calls.rows, async ({ actor, params: { importId }, query: { show, ...page } }) => {
      const { one } = await findSeen(noun, actor, importId);
      if (one.is_cleared) throw new HttpError('not_found', importText.rowsForgotten);
      const { total, list } = await listRows(importId, show, page);
      return pageOf(await answers.rows(actor, one, list), total, page);
    }),
    handle(calls.file, ({ actor, params, query }) => annotatedSheet(noun, actor, params.importId, query.show)),
    handle(calls.undo, { audit: { action: 'import_undo', noun: noun.nouns[0] } }, ({ actor, params: { importId } }) =>
      after(actor, importId, undoImport(noun, actor, importId)),
    ),
  ];
}

/** Answers the calls that bring an import there: its template, its file, another sheet of it, storing, throwing away. */
export function stepCalls<One extends SheetImport, Row extends SheetImportRow>(
  noun: ImportNoun,
  calls: StepEndpoints<One, Row>,
  answers: ImportAnswers<One, Row>,
  template: { name: string; columns: SheetColumn[]; file: string },
): Handled[] {
  const after = standingAfter(noun, answers);
  const [of] = noun.nouns;
  return [
    handle(calls.template, ({ actor }) => templateSheet(actor, template, template.file)),
    handle(calls.upload, { audit: { action: 'import_upload', noun: of } }, async ({ actor, request, file }) =>
      after(actor, await beginImport(noun, sessionOf(request), file)),
    ),
    handle(calls.readAgain, { audit: howItIsRead }, ({ actor, params: { importId }, body }) =>
      after(actor, importId, readImportAgain(noun, actor, importId, body)),
    ),
    handle(calls.store, { audit: { action: 'import', noun: of } }, ({ actor, params: { importId }, body }) =>
      after(actor, importId, storeImport(noun, actor, importId, body.only_if_clean)),
    ),
    handle(calls.discard, { audit: { action: 'import_discard', noun: of } }, ({ actor, params }) =>
      discardImport(noun, actor, params.importId),
    ),
  ];
}

export const howItIsRead = { none: 'how a file is read; what is then stored is recorded' };
