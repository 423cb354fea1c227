import { setImmediate as nextTurn } from 'node:timers/promises';
import { HttpError } from '../../../http-error';

/** What became of a row of a sheet. */
export type Outcome = 'inserted' | 'updated' | 'skipped';

/** Rows that were tried in memory, on records that are locked until the transaction ends. */
export interface Trial {
  /** Of each row: what would become of it, or why it is refused. */
  results: (Outcome | HttpError)[];
  /** Of rows that would make a second living deal of a house: which deals it has. It may be meant, so it is no error. D118. */
  seconds: { at: number; message: string }[];
  /** Stores what the rows change, in the same transaction. @returns of each row that stored something: what */
  write: () => Promise<(StoredRow | undefined)[]>;
}

/** What a row stored, so that it can be taken back while nobody has changed it since. */
export interface StoredRow {
  /** Of the share or receipt, and its version then. */
  id: number;
  version: number;
  /** Of the share's deal. */
  deal_version?: number;
  /** What it was before and after; before is null for a new one. */
  before: object | null;
  after: object;
}

/** Rows between which other calls get their turn. */
const rowsAtOnce = 250;

/** How often a row is tried. What it needs may be freed by one below it: an amount that moves up from one person to another. */
const rounds = 2;

/** Tries row after row. One that is refused has changed nothing, and is tried once more after the others. */
export async function tryRows<Row>(
  rows: readonly Row[],
  attempt: (row: Row, at: number) => Outcome,
): Promise<Trial['results']> {
  const results: Trial['results'] = [];
  let waiting = [...rows.entries()];
  for (let round = 0; round < rounds; round++) {
    for (const [index, [at, row]] of waiting.entries()) {
      if (index % rowsAtOnce === rowsAtOnce - 1) await nextTurn();
      try {
        results[at] = attempt(row, at);
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        results[at] = error;
      }
    }
    waiting = waiting.filter(([at]) => results[at] instanceof HttpError);
  }
  return results;
}
