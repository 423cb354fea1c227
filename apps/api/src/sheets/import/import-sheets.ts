import { importText } from '@toam/contracts/sheet/import.text';
import { sheetText } from '@toam/contracts/sheet/sheet.text';
import type { Actor } from '@toam/domain/actor';
import type { RowRemark } from '@toam/domain/sheet/import-state';
import type { FileReply } from '../../http/file-reply';
import { perUserLimit } from '../../http/per-user-limit';
import { HttpError } from '../../http-error';
import { rowNumbers, type Sheet, type SheetRow } from '../sheet';
import { oneBatch, sheetReply } from '../sheet-reply';
import { findSeen } from './carry-out-import';
import { rowsAfter } from './import.queries';
import type { ImportRecord, ImportRow } from './import.schema';
import { type ImportNoun, textColumn } from './import-noun';

/** Rows read at a time. */
const batchSize = 500;

/** People who download at the same time. */
const takeDownload = perUserLimit({ max: 4, busy: importText.busy, busyYourself: importText.busyYourself });

/** An empty workbook to fill in. */
export const templateSheet = (actor: Actor, sheet: Sheet, file: string): Promise<FileReply> =>
  sheetReply(sheet, oneBatch(), file, takeDownload(actor.id));

/** A row as it is in the file with its wrong cells marked, followed by the remarks. */
function annotated(noun: ImportNoun, one: ImportRecord, row: ImportRow, outcome: string): SheetRow {
  const wrong = new Set(row.errors.map(({ at }) => at));
  const texts = one.columns.map((field, at) => noun.cellText(field, row.cells[at] ?? null) || null);
  const named = ({ at, message }: RowRemark) => {
    const title = at === null ? '' : noun.titleOf(one, at);
    return at !== null && title ? sheetText.wrongCell(title, texts[at] ?? null, message) : message;
  };
  const cells = texts.map((said, at) => (wrong.has(at) ? { marked: said } : said));
  const errors = row.errors.map(named).join('\n');
  const remarks = [outcome, ...row.notes.map(named)].filter(Boolean).join('\n');
  return [row.row, ...cells, errors ? { marked: errors } : null, remarks || null];
}

async function* annotatedRows(noun: ImportNoun, actor: Actor, one: ImportRecord, show: 'all' | 'error') {
  for (let after = 0; ;) {
    const rows = await rowsAfter(one.id, show, after, batchSize);
    if (rows.length === 0) return;
    const outcomes = await noun.outcomes(actor, rows);
    yield rows.map((row, at) => annotated(noun, one, row, row.outcome_note ?? outcomes[at] ?? ''));
    after = rows.at(-1)!.row;
  }
}

/**
 * The file of an import with three more columns: the number of each row in it, the row's errors, and its outcome. It can be corrected and uploaded again:
 * its columns are recognised as before.
 * @throws HttpError not_found for whom it is not, and once the rows are cleared away; too_many
 */
export async function annotatedSheet(
  noun: ImportNoun,
  actor: Actor,
  importId: number,
  show: 'all' | 'error' = 'all',
): Promise<FileReply> {
  const { one } = await findSeen(noun, actor, importId);
  if (noun.mayDownload && !noun.mayDownload(actor, one)) throw new HttpError('not_found', importText.notFound);
  if (one.is_cleared) throw new HttpError('not_found', importText.rowsForgotten);
  const columns = [
    rowNumbers,
    ...one.headers.map(({ title }, at) => textColumn(title || noun.titleOf(one, at))),
    textColumn(importText.errorColumn, 48),
    textColumn(importText.noteColumn, 48),
  ];
  const stem = one.file_name.replace(/\.[^.]*$/, '');
  const name = show === 'all' ? importText.annotatedFile(stem) : importText.errorFile(stem);
  const rows = annotatedRows(noun, actor, one, show);
  return sheetReply({ name: noun.text.sheetName(one), columns }, rows, name, takeDownload(actor.id));
}
