import type { ImportCell } from '@toam/domain/sheet/import-cells';

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

/** A row that is not empty. */
export interface ReadRow {
  /** The row number as Excel shows it. */
  row: number;
  /** From column A. The last cell is not empty. */
  cells: ImportCell[];
}

/** What the file contains besides the rows. */
export interface ReadBook {
  sheet: string;
  /** Sheets that were not read. */
  others: number;
}
