import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What raw statements answer on both drivers: the rows, by column name. */
interface Rows<Row> {
  rows: Row[];
}

interface RowsOf extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** A Drizzle handle of either engine: a pool, a connection or a transaction. */
export type Db = PgDatabase<RowsOf>;

/** Rows by table. */
export type Counted = Record<string, number>;

/** One of the two databases the API runs on. The SQL above it is the same (design §5). */
export interface Engine {
  kind: 'pglite' | 'postgres';
  /** The handle outside transactions; everybody but `db.ts` asks `db()`. */
  handle: Db;
  /** Plain SQL with $1 parameters, several statements where there are none: for libraries that bring their own. */
  run(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Brings the schema up to date, one process at a time. */
  migrate(folder: string): Promise<void>;
  /**
   * Calls back on every NOTIFY of the channel, and when a lost connection is back (something may have been missed).
   * @returns stops listening
   */
  listen(channel: string, onNotify: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** The database inside this process: it has nobody else to back it up. */
export interface EmbeddedEngine extends Engine {
  /** A tar of the data directory, and what it holds at that instant. */
  snapshot(): Promise<{ tar: Blob; rows: Counted }>;
  /** How far the write-ahead log has come: equal positions, equal data. */
  writePosition(): Promise<string>;
}

/**
 * int8 to number, on both engines (money and counts fit: D5).
 * @throws RangeError beyond 2^53, rather than rounding someone's money
 */
export function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} is beyond a safe integer`);
  return value;
}

/** Key of the advisory lock under which migrations run. */
export const migrationLock = 7_202_608;
