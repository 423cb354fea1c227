import { staffImportText as text } from '@toam/contracts/user/staff-import.text';
import { sheetText } from '@toam/contracts/sheet/sheet.text';
import { columnChoices } from '@toam/contracts/user/staff-choices';
import { requiredOfStaff, type StaffImportColumn, staffImportColumns, widthOf } from '@toam/domain/staff/staff-columns';
import type { FileReply } from '../../../http/file-reply';
import { HttpError } from '../../../http-error';
import { rowNumbers, type SheetColumn, type SheetRow, sheetWidth } from '../../../sheets/sheet';
import { oneBatch, sheetReply } from '../../../sheets/sheet-reply';
import { cellTexts, headOf } from './check-staff-rows';
import type { ImportedRow, UserImportRecord } from './user-import.schema';

const text20 = (header: string, width = 20): SheetColumn => ({ header, kind: 'text', width });

/** As wide as in the list, but 20 at least. Characters. */
const widthIn = (column: StaffImportColumn): number => Math.max(20, sheetWidth(widthOf(column) ?? 0));
const isRequired = (column: StaffImportColumn): boolean => (requiredOfStaff as readonly string[]).includes(column);

function templateColumn(column: StaffImportColumn): SheetColumn {
  const labels = columnChoices(column)?.map(({ label }) => label);
  // the reader of headers ignores signs such as *
  const head = text20(isRequired(column) ? `${headOf(column)} *` : headOf(column), widthIn(column));
  return labels ? { ...head, choices: labels } : head;
}

/** An empty workbook. Every column is text, so that Excel does not reformat numbers and dates, with lists of values. */
export const templateSheet = (): Promise<FileReply> =>
  sheetReply({ name: text.sheetName, columns: staffImportColumns.map(templateColumn) }, oneBatch(), text.templateFile);

function annotated(row: ImportedRow, columns: StaffImportColumn[]): SheetRow {
  const wrong = new Set(row.errors.map(({ at }) => at));
  const texts = cellTexts(row, columns);
  const named = ({ at, message }: { at: number | null; message: string }) =>
    at === null ? message : sheetText.wrongCell(headOf(columns[at]!), texts[at] || null, message);
  const cells = texts.map((said, at) => (wrong.has(at) ? { marked: said } : said));
  const errors = row.errors.map(named).join('\n');
  const made = row.user_id === null ? [] : [text.resultCreated(row.user_id)];
  const remarks = [...made, ...row.notes.map(named)].join('\n');
  return [row.row, ...cells, errors ? { marked: errors } : null, remarks || null];
}

/**
 * The rows with three more columns: the number of each row in the file, its errors, and its outcome. The sheet can be corrected and uploaded again.
 * @throws HttpError not_found once the rows are deleted
 */
export function annotatedSheet(
  { rows, columns, file_name }: UserImportRecord,
  show: 'all' | 'error',
): Promise<FileReply> {
  if (!rows) throw new HttpError('not_found', text.rowsForgotten);
  const shown = rows.filter(({ errors }) => show === 'all' || errors.length > 0);
  const heads = [
    rowNumbers,
    ...columns.map((column) => text20(headOf(column))),
    text20(text.errorColumn, 48),
    text20(text.noteColumn, 48),
  ];
  const stem = file_name.replace(/\.[^.]*$/, '');
  const batch = oneBatch(shown.map((row) => annotated(row, columns)));
  return sheetReply({ name: text.sheetName, columns: heads }, batch, text.annotatedFile(stem));
}
