import { guessColumns, type ImportField } from './customer-import-columns';
import { dayText, type ImportCell, readDay, readPhones, textOfCell } from '@toam/domain/sheet/import-cells';
import { isFullPhone } from '@toam/domain/phone';

/** What a header row never contains: a phone number, a day, an email address. */
const looksLikeData = (cell: ImportCell): boolean => {
  const text = textOfCell(cell);
  return (
    (text !== '' && readPhones(cell).phones.some((phone) => isFullPhone(phone))) ||
    (typeof cell !== 'number' && readDay(cell) !== null) ||
    /^\S+@\S+\.\S+$/.test(text)
  );
};

/** Whether a file starts with customer rows and has no headers: none of the first rows names a field, and the first looks like data. */
export const firstIsData = (rows: ImportCell[][]): boolean =>
  rows.every((row) => guessColumns(row.map(textOfCell)).every((field) => field === null)) &&
  (rows[0] ?? []).some(looksLikeData);

/** A cell as the preview shows it. Days are shown as days, even if Excel stored a number. */
export const importCellText = (field: ImportField | null, cell: ImportCell): string =>
  field === 'date_of_birth' ? dayText(cell, { isBirth: true }) : textOfCell(cell);
