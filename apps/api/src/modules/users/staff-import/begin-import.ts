import { staffImportLabel, staffImportText as text } from '@toam/contracts/texts/staff-import';
import { maxStaffColumns, maxStaffRows } from '@toam/contracts/user/user-import.schema';
import { cutText } from '@toam/domain/cut-text';
import { textOfCell } from '@toam/domain/sheet/import-cells';
import type { StaffImportColumn } from '@toam/domain/staff/staff-columns';
import { staffHeadAt, staffHeads } from '@toam/domain/staff/staff-import';
import { addAuditEvent } from '../../../audit/audit-context';
import { tx } from '../../../db/db';
import { perUserLimit } from '../../../http/per-user-limit';
import { HttpError } from '../../../http/http-error';
import type { Upload } from '../../../http/upload';
import type { Session } from '../../../sessions/find-session';
import { holdSession } from '../../../sessions/hold-session';
import type { ReadLimits, ReadRow } from '../../../sheets/read-limits';
import { readSheet } from '../../../sheets/read-sheet';
import { refuseSheet } from '../../../sheets/refuse-sheet';
import { UnreadableSheet } from '../../../sheets/unreadable-sheet';
import { checkStaffRows } from './check-staff-rows';
import { importedRows } from './imported-rows';
import { insertImport } from './user-import.queries';
import type { ImportedRow } from './user-import.schema';

/** The headers must be among this many first rows. */
const headRows = 20;

const limits: ReadLimits = {
  rows: maxStaffRows + headRows,
  columns: maxStaffColumns,
  unpacked: 40_000_000,
  cell: 5000,
  timeout: 15_000,
};

const takeTurn = perUserLimit({ max: 2, busy: text.busy, busyYourself: text.busyYourself });

interface Split {
  columns: StaffImportColumn[];
  unknown_heads: string[];
  rows: ImportedRow[];
}

/** The columns that the headers name, and the rows below with the cells of known columns. */
function split(read: ReadRow[]): Split {
  const texts = read.slice(0, headRows).map(({ cells }) => cells.map(textOfCell));
  const at = staffHeadAt(texts, staffImportLabel);
  const heads = staffHeads(texts[at] ?? [], staffImportLabel);
  const kept = heads.flatMap((column, index) => (column === null ? [] : [{ column, index }]));
  if (!kept.some(({ column }) => column === 'name'))
    throw new HttpError('invalid', text.noHeads, { errors: { file: text.noHeads } });
  const rows = read.slice(at + 1).map(({ row, cells }) => ({
    row,
    cells: kept.map(({ index }) => cells[index] ?? null),
    ...{ errors: [], notes: [], user_id: null },
  }));
  if (rows.length === 0) throw new UnreadableSheet('empty');
  if (rows.length > maxStaffRows) throw new UnreadableSheet('tooManyRows');
  const unknown_heads = (texts[at] ?? []).filter((title, index) => title !== '' && !heads[index]);
  return { columns: kept.map(({ column }) => column), unknown_heads, rows };
}

const fileName = (name: string): string => cutText(name.normalize('NFC').trim(), 200) || 'nhan-su.xlsx';

/**
 * Takes a workbook in and checks it: stores its rows as they are in the file, but not the file itself. No person is stored.
 * @returns the import's id
 * @throws HttpError saying what is wrong with the file; too_many while others upload; unauthenticated if the session ended meanwhile
 */
export async function beginImport(session: Session, upload: Upload): Promise<number> {
  const { actor } = session;
  const release = takeTurn(actor.id);
  try {
    const { columns, unknown_heads, rows } = split((await readSheet(upload.bytes, limits)).rows);
    const checked = await checkStaffRows(actor, columns, rows);
    const file_name = fileName(upload.name);
    return await tx(async () => {
      await holdSession(session);
      const id = await insertImport({
        ...{ user_id: actor.id, file_name, columns, unknown_heads },
        ...importedRows(checked),
      });
      addAuditEvent({ count: rows.length, detail: { import_id: id, file: file_name } });
      return id;
    });
  } catch (error) {
    return refuseSheet(error, { rows: maxStaffRows, columns: maxStaffColumns });
  } finally {
    release();
  }
}
