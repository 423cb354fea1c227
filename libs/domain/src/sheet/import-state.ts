/** Status of an import of a workbook, whatever it holds. */
export const importStates = [
  /** The file is read. The person now says what each column holds. */
  'columns',
  /** Rows are being checked. */
  'checking',
  /** Checked: nothing is stored yet. */
  'checked',
  'storing',
  'stored',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof importStates)[number];

/** The server is working. The person waits. */
export const isImportWorking = (state: ImportState): boolean =>
  state === 'checking' || state === 'storing' || state === 'undoing';

/** None of its rows is stored yet. */
export const isImportOpen = (state: ImportState): boolean =>
  state === 'columns' || state === 'checking' || state === 'checked';

/** Days for which an import can be undone. What its rows hold of people is kept as long. */
export const importUndoDays = 30;

/** Days after which an import that was never stored is deleted. */
export const importOpenDays = 7;

/** The time until which an import can be undone. @param storedAt epoch seconds */
export const importUndoUntil = (storedAt: number): number => storedAt + importUndoDays * 86_400;

/** A remark on a cell: the index of its column, or null for the whole row. */
export interface RowRemark {
  at: number | null;
  message: string;
}
