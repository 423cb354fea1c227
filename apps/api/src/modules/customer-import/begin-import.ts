import { maxImportColumns, maxImportRows } from '@toam/contracts/customer/customer-import.schema';
import type { SheetWish } from '@toam/contracts/sheet/sheet-reading.schema';
import { importText } from '@toam/contracts/customer/customer-import.text';
import type { Actor } from '@toam/domain/actor';
import { canDecideImport, canSeeImport } from '@toam/domain/customer-import/customer-import-access';
import { customerTable, guessColumns } from '@toam/domain/customer-import/customer-import-columns';
import { firstIsData } from '@toam/domain/customer-import/customer-import-head';
import { cutText } from '@toam/domain/cut-text';
import { addAuditEvent } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { HttpError } from '../../http-error';
import { perUserLimit } from '../../http/per-user-limit';
import type { Upload } from '../../http/upload';
import type { Session } from '../../sessions/find-session';
import { holdSession } from '../../sessions/hold-session';
import { keepWorkbook, readWorkbook } from '../../sheets/kept-workbook.writes';
import type { ReadLimits } from '../../sheets/read-limits';
import { readTable } from '../../sheets/read-table';
import { refuseSheet } from '../../sheets/refuse-sheet';
import { UnreadableSheet } from '../../sheets/unreadable-sheet';
import {
  fromTheStart,
  insertImport,
  insertRows,
  lockImport,
  removeRows,
  updateImport,
} from './customer-import.queries';
import type { CustomerImportRecord } from './customer-import.schema';
import { headersOf } from './import-head';

/** Rows above the customers: a heading, titles. */
const headRows = 20;

const limits: ReadLimits = {
  rows: maxImportRows + headRows,
  columns: maxImportColumns,
  unpacked: 120_000_000,
  cell: 5000,
  timeout: 30_000,
};

/** Rows per insert statement. */
const batch = 500;

const takeTurn = perUserLimit({ max: 2, busy: importText.busy, busyYourself: importText.busyYourself });

/** Reads a workbook: its titles and its rows of customers. In a file without titles the first row is a customer. */
async function read(bytes: Buffer, wish: SheetWish) {
  const found = await readTable(bytes, {
    ...{ limits, wish, rules: customerTable },
    hasHead: (first) => !firstIsData(first),
  });
  const { head, titles, rows, reading } = found;
  if (rows.length === 0) throw new UnreadableSheet('empty');
  if (rows.length > maxImportRows) throw new UnreadableSheet('tooManyRows');
  const width = rows.reduce((max, { cells }) => Math.max(max, cells.length), titles.length);
  const columns = guessColumns(Array.from({ length: width }, (_, column) => titles[column] ?? ''));
  return {
    rows,
    values: {
      ...{ head: head && { row: head.row, cells: head.cells }, first_is_data: head === null },
      ...{ headers: headersOf(titles, rows, columns), columns, reading, row_count: rows.length },
    },
  };
}

/** Reads within the person's turn. @throws HttpError saying what is wrong with the file; too_many while others upload */
async function inTurn<Done>(actor: Actor, work: () => Promise<Done>): Promise<Done> {
  const release = takeTurn(actor.id);
  try {
    return await work();
  } catch (error) {
    return refuseSheet(error, { rows: maxImportRows, columns: maxImportColumns });
  } finally {
    release();
  }
}

async function insertAll(importId: number, rows: Parameters<typeof insertRows>[1]): Promise<void> {
  for (let at = 0; at < rows.length; at += batch) await insertRows(importId, rows.slice(at, at + batch));
}

const fileName = (name: string): string => cutText(name.normalize('NFC').trim(), 200) || 'khach-hang.xlsx';

/**
 * Takes a workbook in: stores its rows as they are in the file, and guesses the columns by their headers. The file itself is kept
 * until the import is carried out, for another sheet of it. No customer is stored.
 * @returns the import's id
 * @throws HttpError saying what is wrong with the file; too_many while others upload; unauthenticated if the session ended meanwhile
 */
export const beginImport = (session: Session, upload: Upload): Promise<number> =>
  inTurn(session.actor, async () => {
    const { rows, values } = await read(upload.bytes, { hidden: false });
    const file_name = fileName(upload.name);
    return tx(async () => {
      await holdSession(session);
      const workbook_id = await keepWorkbook(upload.bytes);
      const id = await insertImport({ ...values, user_id: session.actor.id, file_name, workbook_id });
      await insertAll(id, rows);
      addAuditEvent({ count: rows.length, detail: { import_id: id, file: file_name } });
      return id;
    });
  });

/** Locks an import whose file can still be read. @throws HttpError not_found, forbidden; conflict while work runs or later */
async function lockReadable(actor: Actor, importId: number): Promise<CustomerImportRecord & { workbook_id: number }> {
  const one = await lockImport(importId);
  if (!one || !canSeeImport(actor, one)) throw new HttpError('not_found', importText.notFound);
  if (!canDecideImport(actor, one)) throw new HttpError('forbidden', importText.mayNotDecide);
  if (one.state !== 'columns' && one.state !== 'checked') throw new HttpError('conflict', importText.checkedAgain);
  if (one.workbook_id === null) throw new HttpError('conflict', importText.fileGone);
  return { ...one, workbook_id: one.workbook_id };
}

/**
 * Reads the file of an import once more: another sheet, or what it hides. Its rows take the place of those before.
 * @throws HttpError as `lockReadable`; saying what is wrong with the sheet
 */
export const readImportAgain = (actor: Actor, importId: number, wish: SheetWish): Promise<void> =>
  inTurn(actor, async () => {
    const { workbook_id } = await tx(() => lockReadable(actor, importId));
    const bytes = await readWorkbook(workbook_id);
    if (!bytes) throw new HttpError('conflict', importText.fileGone);
    const { rows, values } = await read(bytes, wish);
    await tx(async () => {
      await lockReadable(actor, importId);
      await removeRows(importId);
      await insertAll(importId, rows);
      await updateImport(importId, { ...fromTheStart(), ...values, state: 'columns', counts: {} });
    });
  });
