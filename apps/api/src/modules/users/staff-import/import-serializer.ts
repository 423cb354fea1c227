import type { UserImport, UserImportRow, UserImportShow } from '@toam/contracts/user/user-import.schema';
import { staffUndoUntil } from '@toam/domain/staff/staff-import';
import { toEpoch } from '../../../db/columns';
import { cellTexts } from './check-staff-rows';
import type { ListedImport } from './user-import.queries';
import type { ImportedRow, UserImportRecord } from './user-import.schema';

const moment = (date: Date | null): number | null => (date === null ? null : toEpoch(date));

export const serializeImport = (one: ListedImport): UserImport => ({
  ...one,
  can_read_again: one.stored_at === null && one.workbook_id !== null,
  counts: { rows: one.total, valid: one.valid, errors: one.total - one.valid, notes: one.noted },
  stored: one.user_ids.length,
  created_at: toEpoch(one.created_at),
  stored_at: moment(one.stored_at),
  passwords_at: moment(one.passwords_at),
  undone_at: moment(one.undone_at),
  kept: one.kept ?? [],
  undo_until: one.stored_at && !one.undone_at ? staffUndoUntil(toEpoch(one.stored_at)) : null,
});

type Outcome = Pick<UserImportRecord, 'columns' | 'undone_at' | 'kept'>;

function stateOf({ user_id, errors }: ImportedRow, { undone_at, kept }: Outcome): UserImportRow['state'] {
  if (user_id === null) return errors.length > 0 ? 'error' : 'valid';
  if (undone_at === null) return 'stored';
  return kept?.some(({ id }) => id === user_id) ? 'kept' : 'deleted';
}

const isShown: Record<UserImportShow, (row: ImportedRow, one: Outcome) => boolean> = {
  all: () => true,
  valid: ({ errors }) => errors.length === 0,
  error: ({ errors }) => errors.length > 0,
  note: ({ notes }) => notes.length > 0,
  deleted: (row, one) => stateOf(row, one) === 'deleted',
  kept: (row, one) => stateOf(row, one) === 'kept',
};

export const rowsShown = (rows: ImportedRow[], show: UserImportShow, one: Outcome): ImportedRow[] =>
  rows.filter((row) => isShown[show](row, one));

export const serializeRow = (row: ImportedRow, one: Outcome): UserImportRow => ({
  id: row.row,
  cells: cellTexts(row, one.columns),
  state: stateOf(row, one),
  errors: row.errors,
  notes: row.notes,
  user_id: row.user_id,
});
