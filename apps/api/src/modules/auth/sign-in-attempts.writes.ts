import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { fingerprint } from '../../sessions/token';
import { signInAttempts } from './sign-in-attempt.schema';

/** Makes all attempts at the account no longer count. @returns how many attempts it released */
export async function releaseAttempts(email: string): Promise<number> {
  const theirs = eq(signInAttempts.account, fingerprint(email.trim().toLowerCase()));
  const released = await db()
    .update(signInAttempts)
    .set({ released_at: sql`now()` })
    .where(and(theirs, isNull(signInAttempts.released_at)))
    .returning({ id: signInAttempts.id });
  return released.length;
}

/** Deletes attempts older than 30 days. The limits need only those of the last 15 minutes. */
export async function forgetAttempts(): Promise<void> {
  await db()
    .delete(signInAttempts)
    .where(lt(signInAttempts.created_at, sql`now() - interval '30 days'`));
}
