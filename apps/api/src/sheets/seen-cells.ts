import type { ImportCell } from '@toam/domain/sheet/import-cells';
import type { SheetRow } from '@toam/domain/sheet/sheet-table';
import type { ReadSheet } from './read-limits';
import { UnreadableSheet } from './unreadable-sheet';

/** A place in a sheet, counted from 0. */
interface CellPlace {
  column: number;
  row: number;
}

/** 'AB12' → column 27, row 11. A part that is missing is -1. */
export function placeOf(reference: string): CellPlace {
  const [, letters = '', digits = ''] = /^([A-Z]{0,3})(\d{0,7})$/i.exec(reference) ?? [];
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return { column: column - 1, row: digits === '' ? -1 : Number(digits) - 1 };
}

/** A row with its visibility. */
export interface RawRow extends SheetRow {
  isHidden: boolean;
}

/** Cells that are shown as one, with the value of the first. */
export interface Merge {
  from: CellPlace;
  to: CellPlace;
}

/** 'B3:B4'; null for anything else. */
export function mergeOf(reference: string): Merge | null {
  const [from, to] = reference.split(':').map(placeOf);
  return from && to && from.column >= 0 && from.row >= 0 && to.row >= from.row ? { from, to } : null;
}

export const isEmptyCell = (cell: ImportCell | undefined): boolean =>
  cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '');

/** Rows that merges may go through altogether. Merges don't overlap, but a file may say what it likes. */
const maxSteps = 2_000_000;

function put(row: SheetRow, column: number, value: ImportCell): void {
  if (!isEmptyCell(row.cells[column])) return;
  while (row.cells.length < column) row.cells.push(null);
  row.cells[column] = value;
}

/** Gives the value of a merged cell to each of its rows. A row that is empty but for it stays empty. */
export function fillMerged(rows: readonly RawRow[], merges: readonly Merge[]): void {
  const places = new Map(rows.map(({ row }, at) => [row - 1, at]));
  let steps = 0;
  for (const { from, to } of merges) {
    const first = places.get(from.row);
    const value = first === undefined ? undefined : rows[first]?.cells[from.column];
    if (first === undefined || value === undefined || isEmptyCell(value)) continue;
    if (to.column > from.column) rows[first]!.isWide = true;
    for (let at = first + 1; at < rows.length && rows[at]!.row - 1 <= to.row; at += 1) {
      if (++steps > maxSteps) throw new UnreadableSheet('tooBig');
      put(rows[at]!, from.column, value);
    }
  }
}

/** A row without the cells of these columns. */
function without(row: SheetRow, columns: ReadonlySet<number>): SheetRow {
  const cells = row.cells.map((cell, at) => (columns.has(at) ? null : cell));
  return { ...row, cells: cells.slice(0, cells.findLastIndex((cell) => !isEmptyCell(cell)) + 1) };
}

/** The rows that people see, or all of them, and how much is hidden. */
export function visible(
  rows: readonly RawRow[],
  hiddenColumns: readonly { from: number; to: number }[],
  takesHidden: boolean,
): Pick<ReadSheet, 'rows' | 'hidden'> {
  const stored = rows.filter(({ isHidden }) => takesHidden || !isHidden);
  const isHiddenColumn = (column: number) => hiddenColumns.some(({ from, to }) => from <= column && column <= to);
  const filled = new Set(stored.flatMap(({ cells }) => cells.flatMap((cell, at) => (isEmptyCell(cell) ? [] : [at]))));
  const columns = new Set([...filled].filter(isHiddenColumn));
  const plain = stored.map(({ isHidden: _hidden, ...row }) => (takesHidden ? row : without(row, columns)));
  return {
    rows: plain.filter(({ cells }) => cells.length > 0),
    hidden: { rows: rows.filter(({ isHidden }) => isHidden).length, columns: columns.size },
  };
}
