import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db, Engine, Replica } from './engine';
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
let replica: Replica | undefined;

/** Reads of a call, which the replica answers until the call changes something or the replica fails. */
interface Reading {
  isOnReplica: boolean;
}

const readings = new AsyncLocalStorage<Reading | null>();

/** Sets the database of this process. The start and the test set-up call it once. */
export function useDatabase(engine: Pick<Engine, 'handles' | 'replica'> | undefined): void {
  handles = engine?.handles;
  replica = engine?.replica;
}

/** Runs the work with this limit for each statement. Without it the limit is `long`; a running transaction keeps the one it began with. */
export const withStatementLimit = <T>(limit: StatementLimit, work: () => T): T => limits.run(limit, work);

/**
 * Reads what the work reads from the replica, if there is one and it has everything that was committed up to now: one's own changes, on
 * whatever instance, and those that an event told of. Else from the primary. Transactions are the primary's, and what follows them too.
 */
export async function fromReplica<T>(work: () => Promise<T>): Promise<T> {
  if (!replica || inTx() || !(await replica.hasAll())) return work();
  return readings.run({ isOnReplica: true }, work);
}

/** Runs the work on the primary, amid reads of the replica that go on there afterwards. */
export const onPrimary = <T>(work: () => T): T => readings.run(null, work);

/** The same rows, each read as the call reads now: a connection asks for the rows of a file after the call has ended. */
export function readAsNow<Row>(rows: AsyncIterable<Row>): AsyncIterable<Row> {
  const asNow = AsyncLocalStorage.snapshot();
  const each = rows[Symbol.asyncIterator]();
  const end = async () => (await each.return?.()) ?? { done: true as const, value: undefined };
  const iterator = { next: () => asNow(() => each.next()), return: () => asNow(end) };
  return { [Symbol.asyncIterator]: () => iterator };
}

/** What the running call reads from now on, it reads from the primary. */
export function leaveReplica(): void {
  const reading = readings.getStore();
  if (reading) reading.isOnReplica = false;
}

/**
 * The handle for queries: the running transaction's inside `tx`, else that of the pool with the limit of the running work.
 * Using the outer handle inside a transaction would block PGlite for ever, so only this function gives out handles (design §4).
 */
export function db(): Db {
  const scope = scopes.getStore();
  if (scope?.ended) throw new Error('this transaction has ended: await the work inside it');
  const source = readings.getStore()?.isOnReplica ? replica?.handles : handles;
  const handle = scope?.handle ?? source?.[limits.getStore() ?? 'long'];
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
  leaveReplica();
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
