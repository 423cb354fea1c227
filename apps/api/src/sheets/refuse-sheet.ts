import { sheetProblemText } from '@toam/contracts/texts/sheet';
import { Refusal } from '../http/refusal';
import type { ReadLimits } from './read-limits';
import { type SheetProblem, UnreadableSheet } from './unreadable-sheet';

const wrongType: readonly SheetProblem[] = ['notSheet', 'xls', 'xlsb', 'csv'];

/** @throws Refusal at `file`, in words that say what to do with it; whatever else went wrong as it is */
export function refuseSheet(error: unknown, { rows, columns }: Pick<ReadLimits, 'rows' | 'columns'>): never {
  if (!(error instanceof UnreadableSheet)) throw error;
  const said = sheetProblemText[error.reason];
  const most = error.reason === 'tooManyColumns' ? columns : rows;
  const message = typeof said === 'string' ? said : said(most.toLocaleString('vi-VN'));
  throw new Refusal(wrongType.includes(error.reason) ? 'wrong_type' : 'invalid', message, {
    errors: { file: message },
  });
}
