import type { ImportCell } from '@toam/domain/sheet/import-cells';

/** What may be in a workbook that somebody sends us. */
export interface ReadLimits {
  /** Rows with something in them, the head included. */
  rows: number;
  columns: number;
  /** Bytes of all parts unpacked: a zip of a few kilobytes can hold gigabytes. */
  unpacked: number;
  /** Characters of one cell that are read; more are cut off. */
  cell: number;
  /** Milliseconds for the whole. */
  timeout: number;
}

/** A row with something in it. */
export interface ReadRow {
  /** Its number as Excel shows it. */
  row: number;
  /** From column A on; the last one is not empty. */
  cells: ImportCell[];
}

/** What was found in the file, besides the rows. */
export interface ReadBook {
  sheet: string;
  /** Sheets that were not read. */
  others: number;
}
