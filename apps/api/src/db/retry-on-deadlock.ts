import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { HttpError } from '../http-error';
import { db, inTx, tx } from './db';

/** Below PostgreSQL's `deadlock_timeout` (1 s), so that this work gives up first and a small save of somebody else never fails. */
const timeout = '400ms';
const attempts = 8;

const lockNotAvailable = '55P03';
const deadlockDetected = '40P01';

/** Whether PostgreSQL refused by one of these codes. Drizzle wraps the driver's error, so causes are checked too. */
export function hasCode(error: unknown, codes: string[]): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.includes(String(error.code))) || hasCode(error.cause, codes);
}

/** Whether the work waited for somebody who waited for it, and was rolled back for that. */
export const isDeadlock = (error: unknown): boolean => hasCode(error, [deadlockDetected]);

const isBusy = (error: unknown): boolean => hasCode(error, [lockNotAvailable, deadlockDetected]);

/**
 * Runs work that locks many records of several kinds in one transaction. If somebody else holds a lock for long, or both wait
 * for each other, this work rolls back and starts again. So it must have no effects outside the transaction.
 * Inside a transaction it runs once, as part of it.
 * @param busy the message when the records stay locked
 * @throws HttpError conflict when they stay locked
 */
export async function withRetryOnDeadlock<T>(busy: string, work: () => Promise<T>): Promise<T> {
  const withTimeout = async () => {
    await db().execute(sql.raw(`set local lock_timeout = '${timeout}'`));
    return work();
  };
  if (inTx()) return tx(withTimeout);
  for (let attempt = 1; ; attempt++) {
    try {
      return await tx(withTimeout);
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (attempt === attempts) throw new HttpError('conflict', busy);
      await pause(Math.random() * 50 * attempt);
    }
  }
}
