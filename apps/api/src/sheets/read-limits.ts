import type { ImportCell } from '@toam/domain/sheet/import-cells';
import type { SheetRow } from '@toam/domain/sheet/sheet-table';

/** Limits for an uploaded workbook. */
export interface ReadLimits {
  /** Rows that are not empty, including the header. */
  rows: number;
  columns: number;
  /** Bytes of all parts after unpacking: a zip of a few kilobytes can hold gigabytes. */
  unpacked: number;
  /** Characters per cell. The rest is cut off. */
  cell: number;
  /** Milliseconds for the whole workbook. */
  timeout: number;
}

/** How a workbook is read. */
export interface ReadWish {
  /** The name of the sheet; absent: the one that fits best. */
  sheet?: string | undefined;
  /** Rows and columns that nobody sees are read, too. */
  hidden: boolean;
}

/** A sheet and its first rows, to tell what is in it. */
export interface SheetStart {
  name: string;
  rows: ImportCell[][];
}

/** @returns the index of the sheet to read; the list is never empty */
export type ChooseSheet = (sheets: SheetStart[]) => number;

/** A sheet as it was read. */
export interface ReadSheet {
  sheet: string;
  /** The sheets with rows, in the workbook's order. */
  sheets: string[];
  rows: SheetRow[];
  /** Hidden rows and columns that are not empty, whether they were read or not. */
  hidden: { rows: number; columns: number };
  /** Cells to the right of the last column that is read. */
  beyond: number;
}
