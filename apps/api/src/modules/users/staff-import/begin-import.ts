import type { SheetWish } from '@toam/contracts/sheet/sheet-reading.schema';
import { staffImportLabel, staffImportText as text } from '@toam/contracts/user/staff-import.text';
import { maxStaffColumns, maxStaffRows } from '@toam/contracts/user/user-import.schema';
import type { Actor } from '@toam/domain/actor';
import { cutText } from '@toam/domain/cut-text';
import { isRunningNumber } from '@toam/domain/sheet/sheet-table';
import { staffHeads, staffTable } from '@toam/domain/staff/staff-import';
import { addAuditEvent } from '../../../audit/audit-context';
import { tx } from '../../../db/db';
import { HttpError } from '../../../http-error';
import { perUserLimit } from '../../../http/per-user-limit';
import type { Upload } from '../../../http/upload';
import type { Session } from '../../../sessions/find-session';
import { holdSession } from '../../../sessions/hold-session';
import { keepWorkbook, readWorkbook } from '../../../sheets/kept-workbook.writes';
import type { ReadLimits } from '../../../sheets/read-limits';
import { type ReadTable, readTable } from '../../../sheets/read-table';
import { refuseSheet } from '../../../sheets/refuse-sheet';
import { UnreadableSheet } from '../../../sheets/unreadable-sheet';
import { checkStaffRows } from './check-staff-rows';
import { importedRows } from './imported-rows';
import { insertImport, lockImport, writeImport } from './user-import.queries';
import type { UserImportRecord } from './user-import.schema';

/** Rows above the people: a heading, titles. */
const headRows = 20;

const limits: ReadLimits = {
  rows: maxStaffRows + headRows,
  columns: maxStaffColumns,
  unpacked: 40_000_000,
  cell: 5000,
  timeout: 15_000,
};

const takeTurn = perUserLimit({ max: 2, busy: text.busy, busyYourself: text.busyYourself });

/** The columns that the titles name, and the rows with the cells of these columns. */
function known({ titles, rows }: ReadTable) {
  const heads = staffHeads(titles, staffImportLabel);
  const kept = heads.flatMap((column, index) => (column === null ? [] : [{ column, index }]));
  if (!kept.some(({ column }) => column === 'name'))
    throw new HttpError('invalid', text.noHeads, { errors: { file: text.noHeads } });
  return {
    columns: kept.map(({ column }) => column),
    unknown_heads: titles.filter((title, index) => title !== '' && !heads[index] && !isRunningNumber(title)),
    rows: rows.map(({ row, cells }) => ({
      row,
      cells: kept.map(({ index }) => cells[index] ?? null),
      ...{ errors: [], notes: [], user_id: null },
    })),
  };
}

/** Reads and checks a workbook. */
async function read(actor: Actor, bytes: Buffer, wish: SheetWish) {
  const table = await readTable(bytes, { limits, wish, rules: staffTable(staffImportLabel) });
  const { columns, unknown_heads, rows } = known(table);
  if (rows.length === 0) throw new UnreadableSheet('empty');
  if (rows.length > maxStaffRows) throw new UnreadableSheet('tooManyRows');
  const checked = await checkStaffRows(actor, columns, rows);
  return { columns, unknown_heads, reading: table.reading, ...importedRows(checked) };
}

/** Reads within the person's turn. @throws HttpError saying what is wrong with the file; too_many while others upload */
async function inTurn<Done>(actor: Actor, work: () => Promise<Done>): Promise<Done> {
  const release = takeTurn(actor.id);
  try {
    return await work();
  } catch (error) {
    return refuseSheet(error, { rows: maxStaffRows, columns: maxStaffColumns });
  } finally {
    release();
  }
}

const fileName = (name: string): string => cutText(name.normalize('NFC').trim(), 200) || 'nhan-su.xlsx';

/**
 * Takes a workbook in and checks it: stores its rows as they are in the file. The file itself is kept until the import is carried
 * out, for another sheet of it. No person is stored.
 * @returns the import's id
 * @throws HttpError saying what is wrong with the file; too_many while others upload; unauthenticated if the session ended meanwhile
 */
export const beginImport = (session: Session, upload: Upload): Promise<number> =>
  inTurn(session.actor, async () => {
    const { actor } = session;
    const values = await read(actor, upload.bytes, { hidden: false });
    const file_name = fileName(upload.name);
    return tx(async () => {
      await holdSession(session);
      const workbook_id = await keepWorkbook(upload.bytes);
      const id = await insertImport({ ...values, user_id: actor.id, file_name, workbook_id });
      addAuditEvent({ count: values.total, detail: { import_id: id, file: file_name } });
      return id;
    });
  });

/** Locks an import whose file can still be read. @throws HttpError not_found; conflict once it is stored or its file is gone */
async function lockReadable(importId: number): Promise<UserImportRecord & { workbook_id: number }> {
  const one = await lockImport(importId);
  if (!one) throw new HttpError('not_found', text.notFound);
  if (one.stored_at) throw new HttpError('conflict', text.alreadyRead);
  if (one.workbook_id === null) throw new HttpError('conflict', text.fileGone);
  return { ...one, workbook_id: one.workbook_id };
}

/**
 * Reads the file of an import once more: another sheet, or what it hides. Its rows take the place of those before.
 * @throws HttpError as `lockReadable`; saying what is wrong with the sheet
 */
export const readImportAgain = (actor: Actor, importId: number, wish: SheetWish): Promise<void> =>
  inTurn(actor, async () => {
    const { workbook_id } = await tx(() => lockReadable(importId));
    const bytes = await readWorkbook(workbook_id);
    if (!bytes) throw new HttpError('conflict', text.fileGone);
    const values = await read(actor, bytes, wish);
    await tx(async () => {
      await lockReadable(importId);
      await writeImport(importId, values);
    });
  });
