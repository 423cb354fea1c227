import { maxImportRows } from '@toam/contracts/customer/customer-import.schema';
import { importText } from '@toam/contracts/customer/customer-import.text';
import type { Actor } from '@toam/domain/actor';
import { canDecideImport, canSeeImport } from '@toam/domain/customer-import/customer-import-access';
import { guessColumns, type ImportField } from '@toam/domain/customer-import/customer-import-columns';
import { importCellText } from '@toam/domain/customer-import/customer-import-head';
import { cutText } from '@toam/domain/cut-text';
import { type ImportCell, textOfCell } from '@toam/domain/sheet/import-cells';
import { tx } from '../../db/db';
import { HttpError } from '../../http-error';
import { fromTheStart, insertRows, lockImport, removeRow, rowsAfter, updateImport } from './customer-import.queries';
import type { CustomerImportRecord, ImportRowRecord } from './customer-import.schema';

type FirstRow = Pick<ImportRowRecord, 'row' | 'cells'>;

/** How many values each header shows while columns are chosen, and how many rows are searched for them. */
const maxSamples = 3;
const sampledRows = 200;

function samplesOf(rows: { cells: ImportCell[] }[], at: number, field: ImportField | null): string[] {
  const samples: string[] = [];
  for (const { cells } of rows) {
    const text = cutText(importCellText(field, cells[at] ?? null), 60);
    if (text && !samples.includes(text)) samples.push(text);
    if (samples.length === maxSamples) break;
  }
  return samples;
}

/** Headers, each with its first values. @param columns the field of each column, so that dates are shown as dates */
export const headersOf = (titles: string[], rows: { cells: ImportCell[] }[], columns: (ImportField | null)[]) =>
  columns.map((field, at) => ({ title: cutText(titles[at] ?? '', 200), samples: samplesOf(rows, at, field) }));

/** Makes the header row a customer. */
async function headToRow({ id, head, headers, columns, row_count }: CustomerImportRecord, first: FirstRow) {
  if (row_count >= maxImportRows) throw new HttpError('invalid', importText.tooManyWithHead);
  // an old upload did not store its header row, but still has the headers
  const row = head ?? { row: Math.max(1, first.row - 1), cells: headers.map(({ title }) => title || null) };
  await insertRows(id, [row]);
  return { head: null, first_is_data: true, row_count: row_count + 1, columns };
}

/** Makes the first customer the header row. */
async function rowToHead({ id, columns, row_count }: CustomerImportRecord, first: FirstRow) {
  if (row_count <= 1) throw new HttpError('invalid', importText.onlyHead);
  await removeRow(id, first.row);
  const guessed = guessColumns(columns.map((_, at) => textOfCell(first.cells[at] ?? null)));
  const isNamed = guessed.some((field) => field !== null);
  const head = { row: first.row, cells: first.cells };
  return { head, first_is_data: false, row_count: row_count - 1, columns: isNamed ? guessed : columns };
}

/**
 * Sets whether the file's first row is a customer or headers, and returns to the choice of columns. Nothing is checked yet.
 * @throws HttpError not_found, forbidden; conflict while work runs; invalid if no row would be left
 */
export const setFirstRow = (actor: Actor, importId: number, firstIsData: boolean): Promise<void> =>
  tx(async () => {
    const one = await lockImport(importId);
    if (!one || !canSeeImport(actor, one)) throw new HttpError('not_found', importText.notFound);
    if (!canDecideImport(actor, one)) throw new HttpError('forbidden', importText.mayNotDecide);
    if (one.state !== 'columns' && one.state !== 'checked') throw new HttpError('conflict', importText.checkedAgain);
    if (one.first_is_data === firstIsData) return;
    const [first] = await rowsAfter(importId, 'all', 0, 1);
    if (!first) throw new HttpError('not_found', importText.rowsForgotten);
    const set = await (firstIsData ? headToRow : rowToHead)(one, first);
    const titles = set.head?.cells.map(textOfCell) ?? [];
    const headers = headersOf(titles, await rowsAfter(importId, 'all', 0, sampledRows), set.columns);
    await updateImport(importId, { ...fromTheStart(), ...set, headers, state: 'columns', counts: {} });
  });
