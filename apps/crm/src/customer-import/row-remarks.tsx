import type { ImportRow } from '@toam/contracts/customer/customer-import.schema';

/** What is wrong in a cell, and what was made of it. */
export function RowRemarks({ row, at }: { row: ImportRow; at: number }) {
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
