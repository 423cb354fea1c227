import { guessColumns, type ImportField } from './customer-import-columns';
import { dayText, type ImportCell, readDay, readPhones, textOfCell } from '../sheet/import-cells';
import { isFullPhone } from '../phone';

/** How a row of titles never looks: a number to call, a day, an email address. */
const looksLikeData = (cell: ImportCell): boolean => {
  const text = textOfCell(cell);
  return (
    (text !== '' && readPhones(cell).phones.some((phone) => isFullPhone(phone))) ||
    (typeof cell !== 'number' && readDay(cell) !== null) ||
    /^\S+@\S+\.\S+$/.test(text)
  );
};

/** Whether a file begins with rows of customers right away: none of the first rows names a field, and the first looks like data. */
export const firstIsData = (rows: ImportCell[][]): boolean =>
  rows.every((row) => guessColumns(row.map(textOfCell)).every((field) => field === null)) &&
  (rows[0] ?? []).some(looksLikeData);

/** A cell as the preview shows it: days as days, whatever Excel made of them. */
export const importCellText = (field: ImportField | null, cell: ImportCell): string =>
  field === 'date_of_birth' ? dayText(cell) : textOfCell(cell);
