import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from './engine';

interface Scope {
  handle: Db;
  /** Work that was not awaited outlives its transaction; it must fail loudly, not write outside. */
  ended: boolean;
}

const scopes = new AsyncLocalStorage<Scope | null>();
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
  return db().transaction(async (handle) => {
    const scope: Scope = { handle, ended: false };
    try {
      return await scopes.run(scope, work);
    } finally {
      scope.ended = true;
    }
  });
}

/** Runs the work outside the caller's transaction: for what outlives it (timers, sockets). Never await it inside one. */
export const outsideTx = <T>(work: () => T): T => scopes.run(null, work);

/** Whether a transaction is running here. */
export const inTx = (): boolean => scopes.getStore()?.ended === false;
