/** A remark on one cell: the index of its column, or null for the whole row. */
interface Remark {
  at: number | null;
  message: string;
}

/** A row of a file as a preview shows it. */
export interface SheetRow {
  /** Row number in the file. */
  id: number;
  state: string;
  /** Texts by column index. */
  cells: string[];
  errors: Remark[];
  notes: Remark[];
}

/** Errors of a cell and how its value was changed, or the same for the whole row. */
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
