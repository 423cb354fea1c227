/** Texts of a row by the key of its column. */
export type StaffImportCells = Record<string, string>;

/** What is wrong with a cell, or worth knowing; the column's key, null for the row as a whole. */
export interface StaffImportRemark {
  column: string | null;
  message: string;
}
