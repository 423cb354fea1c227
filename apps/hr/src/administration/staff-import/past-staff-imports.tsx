import { useInfiniteQuery } from '@tanstack/react-query';
import { staffImportScreenText as text } from './staff-import-screen.text';
import type { UserImport } from '@toam/contracts/user/user-import.schema';
import { PastImports } from '@toam/sheet-import/past-imports';
import { formatNumber } from '@toam/ui/core';
import { paths } from '../paths';
import { staffImportQueries } from './staff-import.queries';

const tones = { undone: 'neutral', stored: 'success', checked: 'warning' } as const;

/** The state of an import in a few words. */
function resultOf({ stored_at, undone_at, stored, kept }: UserImport): string {
  if (stored_at === null) return text.notStored;
  if (undone_at === null) return text.pastOutcome(formatNumber(stored));
  return text.pastUndone(formatNumber(stored - kept.length), formatNumber(kept.length));
}

function wordsOf(one: UserImport) {
  const state = one.undone_at !== null ? 'undone' : one.stored_at !== null ? 'stored' : 'checked';
  return { to: paths.staffImportOf(one.id), result: resultOf(one), state: text.pastState[state], tone: tones[state] };
}

export const PastStaffImports = () => (
  <PastImports query={useInfiniteQuery(staffImportQueries.list())} wordsOf={wordsOf} />
);
