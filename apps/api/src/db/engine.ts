import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { StatementLimit } from './statement-limit';

/** The result of a raw statement on both drivers: rows by column name. */
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

/** A server that repeats what the primary commits, for reads (`postgres.replica.ts`). */
export interface Replica {
  /** What the replica fails, or must not do, the primary does. */
  handles: Record<StatementLimit, Db>;
  /** Whether it has everything that was committed before the question. */
  hasAll(): Promise<boolean>;
}

/** One of the two databases that the API can use. The SQL is the same on both (design §5). */
export interface Engine {
  kind: 'pglite' | 'postgres';
  /** The handles outside transactions, by limit of a statement. Only `db.ts` uses them; all other code calls `db()`. */
  handles: Record<StatementLimit, Db>;
  /** With DATABASE_READ_URL only. */
  replica?: Replica | undefined;
  /**
   * Plain SQL for libraries that bring their own, with the long limit. It takes $1 parameters; or several statements without parameters, which are one
   * transaction and one round trip. The limit is `long` unless told. @returns the rows of the last one
   */
  run(text: string, values?: unknown[], limit?: StatementLimit): Promise<{ rows: unknown[] }>;
  /** Migrates the schema. Call it within `alone`. */
  migrate(folder: string): Promise<void>;
  /**
   * Runs what is done once for a database: migrations, first rows, queues. Of several processes that start together one does it, the
   * others wait, without an end: a migration has no limit. A process that dies lets go.
   */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * Calls back at every NOTIFY of the channel, and after a lost connection is back (a NOTIFY may be lost).
   * @returns stops listening
   */
  listen(channel: string, onNotify: () => void): Promise<() => Promise<void>>;
  /**
   * Says for as long as the process lives which file store it uses. Call it within `alone`.
   * @returns whether no other process of this database uses another one
   */
  claimStore(key: number): Promise<boolean>;
  close(): Promise<void>;
}

/** The embedded database at one moment. */
export interface Snapshot {
  tar: Blob;
  rows: Counted;
  position: string;
}

/** The database inside this process. The API must back it up itself. */
export interface EmbeddedEngine extends Engine {
  /** A tar of the data directory, its rows by table and its position in the write-ahead log at that moment. */
  snapshot(): Promise<Snapshot>;
  /** The position in the write-ahead log. Equal positions mean equal data. */
  writePosition(): Promise<string>;
}

/**
 * int8 to number, on both engines (money and counts fit: D5).
 * @throws RangeError beyond 2^53, because rounding would change an amount of money
 */
export function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} is beyond a safe integer`);
  return value;
}

/** First key of the advisory locks that name the file stores in use. */
export const storeLock = 7_202_609;

/** Key of the advisory lock of `alone`. */
export const startLock = 7_202_608;
