import type { LedgerPaper } from '../deals/ledger-reach.reads';
import type { Formerly } from './history.queries';

/** What a viewer may not read in a record's history: whole columns, or phone numbers inside them. */
export interface HistoryMask {
  hidden: string[];
  formerly: Formerly | null;
  /** A value as this viewer reads it. */
  tell: (column: string, value: string | null) => string | null;
  /** Records whose changes are told beside, with their names. */
  papers?: readonly LedgerPaper[];
}

/** Nothing is hidden. */
export const asWritten: HistoryMask = { hidden: [], formerly: null, tell: (_column, value) => value };
