/** A remark at one cell: the index of its column, null for the row as a whole. */
interface Remark {
  at: number | null;
  message: string;
}

/** A row of a file as a preview shows it. */
export interface SheetRow {
  /** Its number in the file. */
  id: number;
  state: string;
  /** Texts by the index of their column. */
  cells: string[];
  errors: Remark[];
  notes: Remark[];
}

/** What is wrong in a cell, and what was made of it; or in the row as a whole. */
export function RowRemarks({ row, at }: { row: SheetRow; at: number | null }) {
  return (
    <>
      {row.errors
        .filter((error) => error.at === at)
        .map(({ message }) => (
          <small key={message} className="import-error">
            {message}
          </small>
        ))}
      {row.notes
        .filter((note) => note.at === at)
        .map(({ message }) => (
          <small key={message} className="import-note">
            {message}
          </small>
        ))}
    </>
  );
}
