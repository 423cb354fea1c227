import type { CustomerImport } from '@toam/contracts/customer/customer-import.schema';
import { importFieldLabel } from '@toam/contracts/customer/customer-import.text';
import { importScreenText as text } from '../customer/customer-import-screen.text';

/** The column of a cell as Excel names it: 0 → A. */
export const columnLetter = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : columnLetter(Math.floor(at / 26) - 1) + columnLetter(at % 26);

/** The imported columns, in the order of the file. The file for download has the others. */
export const shownColumns = ({ columns }: CustomerImport): number[] =>
  columns.flatMap((field, at) => (field === null ? [] : [at]));

/** A column's heading: its header, else the name of its field. */
export function columnTitle({ headers, columns }: CustomerImport, at: number): string {
  const field = columns[at];
  return headers[at]?.title || (field ? importFieldLabel[field] : text.columnLetter(columnLetter(at)));
}
