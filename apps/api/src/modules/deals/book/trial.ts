import { setImmediate as nextTurn } from 'node:timers/promises';
import { HttpError } from '../../../http/http-error';

/** What became of a row of a sheet. */
export type Outcome = 'inserted' | 'updated' | 'skipped';

/** Rows that were tried in memory, on records that are locked until the transaction ends. */
export interface Trial {
  /** Of each row: what would become of it, or why it is refused. */
  results: (Outcome | HttpError)[];
  /** Stores what the rows change, in the same transaction. */
  write: () => Promise<void>;
}

/** Rows between which other calls get their turn. */
const rowsAtOnce = 250;

/** Tries row after row. One that is refused has changed nothing. */
export async function tryRows<Row>(rows: readonly Row[], attempt: (row: Row) => Outcome): Promise<Trial['results']> {
  const results: Trial['results'] = [];
  for (const [at, row] of rows.entries()) {
    if (at % rowsAtOnce === rowsAtOnce - 1) await nextTurn();
    try {
      results.push(attempt(row));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      results.push(error);
    }
  }
  return results;
}
