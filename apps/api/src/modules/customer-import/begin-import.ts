import { maxImportColumns, maxImportRows } from '@toam/contracts/customer/customer-import.schema';
import { importText } from '@toam/contracts/texts/customer-import';
import { cutText } from '@toam/domain/cut-text';
import { textOfCell } from '@toam/domain/sheet/import-cells';
import { guessColumns, headRowAt } from '@toam/domain/customer-import/customer-import-columns';
import { firstIsData } from '@toam/domain/customer-import/customer-import-head';
import { addAuditEvent } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { perUserLimit } from '../../http/per-user-limit';
import type { Upload } from '../../http/upload';
import type { Session } from '../../sessions/find-session';
import { holdSession } from '../../sessions/hold-session';
import type { ReadLimits } from '../../sheets/read-limits';
import { type ReadSheet, readSheet } from '../../sheets/read-sheet';
import { refuseSheet } from '../../sheets/refuse-sheet';
import { UnreadableSheet } from '../../sheets/unreadable-sheet';
import { insertImport, insertRows } from './customer-import.queries';
import { headersOf } from './import-head';

/** The headers must be among this many first rows. */
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

/** Splits a file into its headers and its rows of customers. In a file without headers the first row is a customer. */
function split(read: ReadSheet) {
  const first = read.rows.slice(0, headRows).map(({ cells }) => cells);
  const first_is_data = firstIsData(first);
  const at = first_is_data ? -1 : headRowAt(first.map((cells) => cells.map(textOfCell)));
  const rows = read.rows.slice(at + 1);
  if (rows.length === 0) throw new UnreadableSheet('empty');
  if (rows.length > maxImportRows) throw new UnreadableSheet('tooManyRows');
  const head = read.rows[at] ?? null;
  const titles = head?.cells.map(textOfCell) ?? [];
  const width = rows.reduce((max, { cells }) => Math.max(max, cells.length), titles.length);
  const columns = guessColumns(Array.from({ length: width }, (_, column) => titles[column] ?? ''));
  return { head, first_is_data, headers: headersOf(titles, rows, columns), columns, rows };
}

const fileName = (name: string): string => cutText(name.normalize('NFC').trim(), 200) || 'khach-hang.xlsx';

/**
 * Takes a workbook in: stores its rows as they are in the file, and guesses the columns by their headers. The file itself
 * is not stored. No customer is stored.
 * @returns the import's id
 * @throws HttpError saying what is wrong with the file; too_many while others upload; unauthenticated if the session ended meanwhile
 */
export async function beginImport(session: Session, upload: Upload): Promise<number> {
  const { actor } = session;
  const release = takeTurn(actor.id);
  try {
    const read = await readSheet(upload.bytes, limits);
    const { rows, ...found } = split(read);
    const values = {
      ...{ user_id: actor.id, file_name: fileName(upload.name), sheet: read.sheet, other_sheets: read.others },
      ...{ ...found, row_count: rows.length },
    };
    return await tx(async () => {
      await holdSession(session);
      const id = await insertImport(values);
      for (let at = 0; at < rows.length; at += batch) await insertRows(id, rows.slice(at, at + batch));
      addAuditEvent({ count: rows.length, detail: { import_id: id, file: values.file_name } });
      return id;
    });
  } catch (error) {
    return refuseSheet(error, { rows: maxImportRows, columns: maxImportColumns });
  } finally {
    release();
  }
}
