import { importFieldLabel, importText } from '@toam/contracts/customer/customer-import.text';
import { sheetText } from '@toam/contracts/sheet/sheet.text';
import type { Actor } from '@toam/domain/actor';
import { importCellText } from '@toam/domain/customer-import/customer-import-head';
import { importFields } from '@toam/domain/customer-import/customer-import-columns';
import type { FileReply } from '../../http/file-reply';
import { perUserLimit } from '../../http/per-user-limit';
import { HttpError } from '../../http-error';
import { rowNumbers, type SheetColumn, type SheetRow } from '../../sheets/sheet';
import { oneBatch, sheetReply } from '../../sheets/sheet-reply';
import { readLinkableCustomers, type LinkableCustomer } from '../customers/customer-links.reads';
import { rowsAfter } from './customer-import.queries';
import type { CustomerImportRecord, ImportRowRecord } from './customer-import.schema';

/** Rows read at a time. */
const batchSize = 500;

const takeTurn = perUserLimit({ max: 2, busy: importText.busy, busyYourself: importText.busyDownloading });

const text = (header: string, width: number): SheetColumn => ({ header, kind: 'text', width });

const sent = async (
  actor: Actor,
  columns: SheetColumn[],
  batches: AsyncIterable<SheetRow[]>,
  downloadAs: string,
): Promise<FileReply> => sheetReply({ name: importText.sheetName, columns }, batches, downloadAs, takeTurn(actor.id));

/** An empty workbook with a text column for every field, so that Excel does not reformat phones and dates. */
export const templateSheet = (actor: Actor): Promise<FileReply> =>
  sent(
    actor,
    importFields.map((field) =>
      text(importFieldLabel[field], field === 'address' || field === 'description' ? 32 : 20),
    ),
    oneBatch(),
    importText.templateFile,
  );

/** The outcome of a row, as text. */
function outcomeText(row: ImportRowRecord, same: LinkableCustomer | undefined): string {
  const { outcome, customer_id, outcome_note } = row;
  if (outcome_note) return outcome_note;
  if (outcome === 'created') return importText.resultCreated(customer_id ?? 0);
  if (outcome === 'merged') return importText.resultMerged(customer_id ?? 0);
  const whose = same ? importText.sameAsCustomer(same.name, same.user) : '';
  const above = row.same_row === null ? '' : importText.sameAsRow(row.same_row);
  return [whose || above, outcome === 'skipped' ? importText.resultSkipped : ''].filter(Boolean).join('. ');
}

/** A row as it is in the file with its wrong cells marked, followed by the remarks. */
function annotated(
  row: ImportRowRecord,
  columns: CustomerImportRecord['columns'],
  titles: string[],
  same: LinkableCustomer | undefined,
): SheetRow {
  const wrong = new Set(row.errors.map(({ at }) => at));
  const texts = columns.map((field, at) => importCellText(field, row.cells[at] ?? null) || null);
  const named = ({ at, message }: { at: number | null; message: string }) =>
    at !== null && titles[at] ? sheetText.wrongCell(titles[at], texts[at] ?? null, message) : message;
  const cells = texts.map((said, at) => (wrong.has(at) ? { marked: said } : said));
  const errors = row.errors.map(named).join('\n');
  const remarks = [outcomeText(row, same), ...row.notes.map(named)].filter(Boolean).join('\n');
  return [row.row, ...cells, errors ? { marked: errors } : null, remarks || null];
}

async function* annotatedRows(
  actor: Actor,
  { id, headers, columns }: CustomerImportRecord,
  show: 'all' | 'error',
): AsyncGenerator<SheetRow[]> {
  const titles = headers.map(({ title }) => title);
  for (let after = 0; ;) {
    const rows = await rowsAfter(id, show, after, batchSize);
    if (rows.length === 0) return;
    const same = await readLinkableCustomers(actor, [...new Set(rows.flatMap((row) => row.same_customer_id ?? []))]);
    yield rows.map((row) => annotated(row, columns, titles, same.get(row.same_customer_id ?? 0)));
    after = rows.at(-1)!.row;
  }
}

/**
 * The file with three more columns: the number of each row in it, the row's errors, and its outcome. It can be corrected and uploaded again:
 * its columns are recognised as before.
 * @throws HttpError not_found once the rows are deleted; too_many
 */
export function annotatedSheet(actor: Actor, one: CustomerImportRecord, show: 'all' | 'error'): Promise<FileReply> {
  if (one.is_cleared) throw new HttpError('not_found', importText.rowsForgotten);
  const columns = [
    rowNumbers,
    ...one.headers.map(({ title }) => text(title, 20)),
    text(importText.errorColumn, 48),
    text(importText.noteColumn, 48),
  ];
  const stem = one.file_name.replace(/\.[^.]*$/, '');
  const name = show === 'all' ? importText.annotatedFile(stem) : importText.errorFile(stem);
  return sent(actor, columns, annotatedRows(actor, one, show), name);
}
