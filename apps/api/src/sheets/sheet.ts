/** What stands in a column: it decides how Excel shows, sorts and sums it. */
export type SheetKind = 'text' | 'number' | 'money' | 'moment';

export interface SheetColumn {
  header: string;
  kind: SheetKind;
  /** In Excel's unit, about a digit's width. */
  width: number;
  /** For a form that people fill in: what may stand below the head, offered as a list. Without commas, short. */
  choices?: readonly string[];
}

/** A cell that catches the eye: what is wrong stands out. */
export interface MarkedCell {
  marked: string | null;
}

/** Text for `text`; a number for `number`, VND for `money`, epoch seconds for `moment`; null is an empty cell. */
export type SheetCell = string | number | null | MarkedCell;
export type SheetRow = SheetCell[];

export interface Sheet {
  name: string;
  columns: SheetColumn[];
}

/** Pixels on the screen as Excel's width of a column. */
export const sheetWidth = (pixels: number): number => Math.min(Math.max(Math.round(pixels / 7), 8), 80);
