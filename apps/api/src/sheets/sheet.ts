import { sheetText } from '@toam/contracts/sheet/sheet.text';

/** The content of a column. It decides how Excel shows, sorts and sums it. */
export type SheetKind = 'text' | 'number' | 'money' | 'moment' | 'day';

export interface SheetColumn {
  header: string;
  kind: SheetKind;
  /** In Excel's unit: about the width of one digit. */
  width: number;
  /** For a form that people fill in: Excel offers these values below the header. Without commas, short. */
  choices?: readonly string[];
}

/** A highlighted cell: something in it is wrong. */
export interface MarkedCell {
  marked: string | null;
}

/** Text for `text`; a number for `number`, VND for `money`, epoch seconds for `moment` and `day`; null is an empty cell. */
export type SheetCell = string | number | null | MarkedCell;
export type SheetRow = SheetCell[];

export interface Sheet {
  name: string;
  columns: SheetColumn[];
}

/** Rows of the open sheet, or the head of the workbook's next sheet. */
export type SheetBatch = SheetRow[] | Sheet;

/** Converts pixels on the screen to Excel's column width. */
export const sheetWidth = (pixels: number): number => Math.min(Math.max(Math.round(pixels / 7), 8), 80);

/** The first column of a copy with errors: the row's number in the person's file. */
export const rowNumbers: SheetColumn = { header: sheetText.row, kind: 'number', width: 8 };
