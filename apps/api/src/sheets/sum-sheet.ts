import { exportText } from '@toam/contracts/export/export.text';
import { type SheetBatch, type SheetColumn, type SheetRow, sheetWidth } from './sheet';

type SumColumn = Pick<SheetColumn, 'header' | 'kind'> & { width?: number };

/**
 * The sheet behind the rows: their sums, in one line or one for each person. It is a sheet of its own, so that whoever sums up a column
 * of the rows does not get twice the total.
 */
export const sumSheet = (
  columns: readonly SumColumn[],
  sums: SheetRow[],
  name: string = exportText.sums,
): SheetBatch[] => [{ name, columns: columns.map((column) => ({ width: sheetWidth(160), ...column })) }, sums];
