import { mostImportColumns, mostImportRows } from '@toam/contracts/customer/customer-import.schema';
import { importText } from '@toam/contracts/texts/customer-import';
import { cutText } from '@toam/domain/cut-text';
import { textOfCell } from '@toam/domain/import-cells';
import { guessColumns, headRowAt } from '@toam/domain/customer-import-columns';
import { tellDeed } from '../../audit/trail';
import { tx } from '../../db/db';
import { personalTurns } from '../../http/personal-turns';
import type { Upload } from '../../http/upload';
import type { Session } from '../../sessions/find-session';
import { holdSession } from '../../sessions/hold-session';
import type { ReadLimits, ReadRow } from '../../sheets/read-limits';
import { type ReadSheet, readSheet } from '../../sheets/read-sheet';
import { refuseSheet } from '../../sheets/refuse-sheet';
import { UnreadableSheet } from '../../sheets/unreadable-sheet';
import { insertImport, insertRows } from './customer-import.queries';

/** Rows that may stand above the headers, the headers included. */
const headRows = 20;

const limits: ReadLimits = {
  rows: mostImportRows + headRows,
  columns: mostImportColumns,
  unpacked: 120_000_000,
  cell: 5000,
  patience: 30_000,
};

/** Rows of one statement. */
const batch = 500;
/** Values shown below a header while columns are chosen. */
const mostSamples = 3;

const takeTurn = personalTurns({ most: 2, busy: importText.busy, busyYourself: importText.busyYourself });

/** What stands above the rows of customers, and those rows. */
function split(read: ReadSheet): { headers: { title: string; samples: string[] }[]; rows: ReadRow[] } {
  const head = headRowAt(read.rows.slice(0, headRows).map(({ cells }) => cells.map(textOfCell)));
  const rows = read.rows.slice(head + 1);
  if (rows.length === 0) throw new UnreadableSheet('empty');
  if (rows.length > mostImportRows) throw new UnreadableSheet('tooManyRows');
  const titles = read.rows[head]!.cells.map(textOfCell);
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), titles.length);
  const headers = Array.from({ length: width }, (_, at) => ({
    title: cutText(titles[at] ?? '', 200),
    samples: samplesOf(rows, at),
  }));
  return { headers, rows };
}

function samplesOf(rows: ReadRow[], at: number): string[] {
  const samples: string[] = [];
  for (const { cells } of rows) {
    const text = cutText(textOfCell(cells[at] ?? null), 60);
    if (text && !samples.includes(text)) samples.push(text);
    if (samples.length === mostSamples) break;
  }
  return samples;
}

const fileName = (name: string): string => cutText(name.normalize('NFC').trim(), 200) || 'khach-hang.xlsx';

/**
 * Takes a workbook in: its rows are kept as they stand in the file, and columns are guessed by their headers. The file itself
 * is not kept. Nothing is stored in customers.
 * @returns the import's id
 * @throws Refusal saying what is wrong with the file; too_many while others upload; unauthenticated where the session ended meanwhile
 */
export async function beginImport(session: Session, upload: Upload): Promise<number> {
  const { actor } = session;
  const giveBack = takeTurn(actor.id);
  try {
    const read = await readSheet(upload.bytes, limits);
    const { headers, rows } = split(read);
    const values = {
      ...{ user_id: actor.id, file_name: fileName(upload.name), sheet: read.sheet, other_sheets: read.others },
      ...{ headers, columns: guessColumns(headers.map(({ title }) => title)), row_count: rows.length },
    };
    return await tx(async () => {
      await holdSession(session);
      const id = await insertImport(values);
      for (let at = 0; at < rows.length; at += batch) await insertRows(id, rows.slice(at, at + batch));
      tellDeed({ count: rows.length, detail: { import_id: id, file: values.file_name } });
      return id;
    });
  } catch (error) {
    return refuseSheet(error, { rows: mostImportRows, columns: mostImportColumns });
  } finally {
    giveBack();
  }
}
