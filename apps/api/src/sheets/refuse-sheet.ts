import { sheetProblemText } from '@toam/contracts/sheet/sheet.text';
import { HttpError } from '../http-error';
import type { ReadLimits } from './read-limits';
import { type SheetProblem, UnreadableSheet } from './unreadable-sheet';

const wrongType: readonly SheetProblem[] = ['notSheet', 'xls', 'xlsb', 'csv'];

/** @throws HttpError at `file` with a message that says what to do; any other error unchanged */
export function refuseSheet(error: unknown, { rows, columns }: Pick<ReadLimits, 'rows' | 'columns'>): never {
  if (!(error instanceof UnreadableSheet)) throw error;
  const input = sheetProblemText[error.reason];
  const max = error.reason === 'tooManyColumns' ? columns : rows;
  const message = typeof input === 'string' ? input : input(max.toLocaleString('vi-VN'));
  throw new HttpError(wrongType.includes(error.reason) ? 'wrong_type' : 'invalid', message, {
    errors: { file: message },
  });
}
