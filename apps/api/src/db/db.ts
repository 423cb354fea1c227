import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from './engine';

interface Scope {
  handle: Db;
  /** Work that was not awaited outlives its transaction; it must fail loudly, not write outside. */
  ended: boolean;
  /** What was told of the work so far (`noteInTx`). */
  notes: unknown[];
}

/** Hears what outermost transactions did, from what they were told. */
export interface TransactionListener {
  /** The last thing that an outermost transaction does, inside itself. */
  beforeCommit(notes: unknown[]): Promise<void>;
  /** It holds now. */
  committed(notes: unknown[]): void;
}

const scopes = new AsyncLocalStorage<Scope | null>();
const listeners = new AsyncLocalStorage<TransactionListener>();
let root: Db | undefined;

/** Sets the database of this process; the start and the test set-up call it once. */
export function useDatabase(handle: Db | undefined): void {
  root = handle;
}

/**
 * The handle to query with: the running transaction's inside `tx`, else the pool's.
 * The outer handle inside a transaction would hang PGlite, so nobody else hands out handles (design §4).
 */
export function db(): Db {
  const scope = scopes.getStore();
  if (scope?.ended) throw new Error('this transaction has ended: await the work inside it');
  const handle = scope?.handle ?? root;
  if (!handle) throw new Error('the database is not open');
  return handle;
}

/**
 * Runs the work in one transaction; a throw rolls it back. Inside another transaction it is a savepoint,
 * so that a caller may catch a refusal and go on.
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

/** Runs the work with a listener, which its outermost transactions tell of. */
export const withTransactionListener = <T>(listener: TransactionListener, work: () => T): T =>
  listeners.run(listener, work);

/**
 * Tells the running transaction's listener something of the work; a savepoint that rolls back takes its notes along.
 * @returns false outside a transaction
 */
export function noteInTx(note: unknown): boolean {
  const scope = scopes.getStore();
  if (!scope || scope.ended) return false;
  scope.notes.push(note);
  return true;
}

/** Runs the work outside the caller's transaction: for what outlives it (timers, sockets). Never await it inside one. */
export const outsideTx = <T>(work: () => T): T => scopes.run(null, work);

/** Whether a transaction is running here. */
export const inTx = (): boolean => scopes.getStore()?.ended === false;
