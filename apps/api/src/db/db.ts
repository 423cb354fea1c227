import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db, Engine } from './engine';
import type { StatementLimit } from './statement-limit';

interface Scope {
  handle: Db;
  /** True after the end. Work that nobody awaited then fails loudly, instead of writing outside the transaction. */
  ended: boolean;
  /** The notes of the work so far (`noteInTx`). */
  notes: unknown[];
}

/** Receives the notes of outermost transactions. */
export interface TransactionListener {
  /** The last step of an outermost transaction, still inside it. */
  beforeCommit(notes: unknown[]): Promise<void>;
  /** The transaction is committed. */
  committed(notes: unknown[]): void;
}

const scopes = new AsyncLocalStorage<Scope | null>();
const listeners = new AsyncLocalStorage<TransactionListener>();
const limits = new AsyncLocalStorage<StatementLimit>();
let handles: Engine['handles'] | undefined;

/** Sets the database of this process. The start and the test set-up call it once. */
export function useDatabase(engine: Pick<Engine, 'handles'> | undefined): void {
  handles = engine?.handles;
}

/** Runs the work with this limit for each statement. Without it the limit is `long`; a running transaction keeps the one it began with. */
export const withStatementLimit = <T>(limit: StatementLimit, work: () => T): T => limits.run(limit, work);

/**
 * The handle for queries: the running transaction's inside `tx`, else that of the pool with the limit of the running work.
 * Using the outer handle inside a transaction would block PGlite for ever, so only this function gives out handles (design §4).
 */
export function db(): Db {
  const scope = scopes.getStore();
  if (scope?.ended) throw new Error('this transaction has ended: await the work inside it');
  const handle = scope?.handle ?? handles?.[limits.getStore() ?? 'long'];
  if (!handle) throw new Error('the database is not open');
  return handle;
}

/**
 * Runs the work in one transaction; a throw rolls it back. Inside another transaction it is a savepoint,
 * so a caller can catch an error and continue.
 */
export async function tx<T>(work: () => Promise<T>): Promise<T> {
  const outer = scopes.getStore();
  const listener = outer ? undefined : listeners.getStore();
  const notes: unknown[] = [];
  const result = await db().transaction(async (handle) => {
    const scope: Scope = { handle, ended: false, notes };
    try {
      return await scopes.run(scope, async () => {
        const done = await work();
        await listener?.beforeCommit(notes);
        return done;
      });
    } finally {
      scope.ended = true;
    }
  });
  outer?.notes.push(...notes);
  listener?.committed(notes);
  return result;
}

/** Runs the work with a listener for its outermost transactions. */
export const withTransactionListener = <T>(listener: TransactionListener, work: () => T): T =>
  listeners.run(listener, work);

/**
 * Adds a note for the running transaction's listener. A savepoint that rolls back removes its notes.
 * @returns false outside a transaction
 */
export function noteInTx(note: unknown): boolean {
  const scope = scopes.getStore();
  if (!scope || scope.ended) return false;
  scope.notes.push(note);
  return true;
}

/** Runs the work outside the caller's transaction, for things that outlive it (timers, sockets). Never await it inside one. */
export const outsideTx = <T>(work: () => T): T => scopes.run(null, work);

/** Whether a transaction is running here. */
export const inTx = (): boolean => scopes.getStore()?.ended === false;
