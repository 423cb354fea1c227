import type { CheckedRow } from './check-staff-rows';
import type { ImportedRow } from './user-import.schema';

/** Checked rows as an import stores them, and their counts. */
export function importedRows(checked: CheckedRow[]) {
  const rows = checked.map(({ body: _body, ...row }): ImportedRow => row);
  return {
    rows,
    total: rows.length,
    valid: rows.filter(({ errors }) => errors.length === 0).length,
    noted: rows.filter(({ notes }) => notes.length > 0).length,
  };
}
