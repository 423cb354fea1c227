import { importText } from '@toam/contracts/sheet/import.text';
import type { SheetWish } from '@toam/contracts/sheet/sheet-reading.schema';
import type { Actor } from '@toam/domain/actor';
import { textOfCell } from '@toam/domain/sheet/import-cells';
import type { ImportState } from '@toam/domain/sheet/import-state';
import { addAuditEvent } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { insertRow } from '../../db/rows';
import { HttpError } from '../../http-error';
import type { Upload } from '../../http/upload';
import type { Session } from '../../sessions/find-session';
import { holdSession } from '../../sessions/hold-session';
import { keepWorkbook, readWorkbook } from './kept-workbook.writes';
import { fromTheStart, insertRows, removeRows, rowsAfter, updateImport } from './import.queries';
import { type ImportRecord, type ImportRow, imports } from './import.schema';
import { lockOwn } from './carry-out-import';
import { type ImportNoun, stepsOf } from './import-noun';
import { workInCall } from './import-work';
import { fileNameOf, headersOf, inTurn, readRecords, sampledRows } from './read-records';

const firstState = ({ batches }: ImportNoun): ImportState => (batches ? 'columns' : 'checking');

/**
 * Takes a workbook in: stores its rows as they are in the file, with the columns that its titles name. The file itself is kept until
 * the import is carried out, for another sheet of it. No record is stored.
 * @returns the import's id
 * @throws HttpError saying what is wrong with the file; too_many while others upload; unauthenticated if the session ended meanwhile
 */
export const beginImport = (noun: ImportNoun, session: Session, upload: Upload): Promise<number> =>
  inTurn(noun, session.actor, async () => {
    const { rows, values } = await readRecords(noun, upload.bytes, { hidden: false });
    const file_name = fileNameOf(noun, upload.name);
    return tx(async () => {
      await holdSession(session);
      const workbook_id = await keepWorkbook(upload.bytes);
      const own = { noun: noun.nouns[0], user_id: session.actor.id, file_name, workbook_id, state: firstState(noun) };
      const { id } = await insertRow(imports, { ...values, ...own });
      await insertRows(id, rows);
      await workInCall(noun, session.actor, id);
      addAuditEvent({ count: rows.length, detail: { import_id: id, file: file_name } });
      return id;
    });
  });

/** Locks an import of which the person still says how it is read. @throws HttpError not_found, forbidden; conflict while work runs or later */
async function lockReadable(noun: ImportNoun, actor: Actor, importId: number): Promise<ImportRecord> {
  const one = await lockOwn(noun, actor, importId);
  if (one.state !== 'columns' && one.state !== 'checked')
    throw new HttpError('conflict', stepsOf(noun).text.notReadable);
  return one;
}

/** The same, and its file. @throws HttpError conflict if the file is gone */
async function lockWorkbook(noun: ImportNoun, actor: Actor, importId: number): Promise<number> {
  const { workbook_id } = await lockReadable(noun, actor, importId);
  if (workbook_id === null) throw new HttpError('conflict', importText.fileGone);
  return workbook_id;
}

/**
 * Reads the file of an import once more: another sheet, or what it hides. Its rows take the place of those before.
 * @throws HttpError as `lockWorkbook`; saying what is wrong with the sheet
 */
export const readImportAgain = (noun: ImportNoun, actor: Actor, importId: number, wish: SheetWish): Promise<void> =>
  inTurn(noun, actor, async () => {
    const bytes = await readWorkbook(await tx(() => lockWorkbook(noun, actor, importId)));
    if (!bytes) throw new HttpError('conflict', importText.fileGone);
    const { rows, values } = await readRecords(noun, bytes, wish);
    await tx(async () => {
      await lockWorkbook(noun, actor, importId);
      await removeRows(importId);
      await insertRows(importId, rows);
      await updateImport(importId, { ...fromTheStart(), ...values, state: firstState(noun), counts: {} });
      await workInCall(noun, actor, importId);
    });
  });

type FirstRow = Pick<ImportRow, 'row' | 'cells'>;

/** What is said of a file whose first row cannot be what the person says. */
interface HeadText {
  onlyHead: string;
  tooManyWithHead: string;
}

/** Makes the header row a record. */
async function headToRow(noun: ImportNoun, one: ImportRecord, first: FirstRow, text: HeadText) {
  const { id, head, headers, columns, row_count } = one;
  if (row_count >= noun.sheet.mostRows) throw new HttpError('invalid', text.tooManyWithHead);
  // an old upload did not store its header row, but still has the headers
  const row = head ?? { row: Math.max(1, first.row - 1), cells: headers.map(({ title }) => title || null) };
  await insertRows(id, [row]);
  return { head: null, first_is_data: true, row_count: row_count + 1, columns };
}

/** Makes the first record the header row. */
async function rowToHead(noun: ImportNoun, { id, columns, row_count }: ImportRecord, first: FirstRow, text: HeadText) {
  if (row_count <= 1) throw new HttpError('invalid', text.onlyHead);
  await removeRows(id, first.row);
  const guessed = noun.sheet.rules.fieldsOf(columns.map((_, at) => textOfCell(first.cells[at] ?? null)));
  const isNamed = guessed.some((field) => field !== null);
  const head = { row: first.row, cells: first.cells };
  return { head, first_is_data: false, row_count: row_count - 1, columns: isNamed ? guessed : columns };
}

/**
 * Sets whether the first row of the file is a record or its titles. The columns are chosen anew.
 * @throws HttpError not_found, forbidden; conflict while work runs; invalid if no row would be left
 */
export const setFirstRow = (
  noun: ImportNoun,
  actor: Actor,
  importId: number,
  firstIsData: boolean,
  text: HeadText,
): Promise<void> =>
  tx(async () => {
    const one = await lockReadable(noun, actor, importId);
    if (one.first_is_data === firstIsData) return;
    const [first] = await rowsAfter(importId, 'all', 0, 1);
    if (!first) throw new HttpError('not_found', importText.rowsForgotten);
    const set = await (firstIsData ? headToRow : rowToHead)(noun, one, first, text);
    const titles = set.head?.cells.map(textOfCell) ?? [];
    const headers = headersOf(noun, titles, await rowsAfter(importId, 'all', 0, sampledRows), set.columns);
    await updateImport(importId, { ...fromTheStart(), ...set, headers, state: 'columns', counts: {} });
  });
