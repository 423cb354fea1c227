import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { fingerprint } from '../../sessions/token';
import { signInAttempts } from './sign-in-attempt.schema';

/** What was tried of the account counts no more. @returns how many attempts that were */
export async function releaseAttempts(email: string): Promise<number> {
  const theirs = eq(signInAttempts.account, fingerprint(email.trim().toLowerCase()));
  const released = await db()
    .update(signInAttempts)
    .set({ released_at: sql`now()` })
    .where(and(theirs, isNull(signInAttempts.released_at)))
    .returning({ id: signInAttempts.id });
  return released.length;
}

/** The limits look back a quarter of an hour. */
export async function forgetAttempts(): Promise<void> {
  await db()
    .delete(signInAttempts)
    .where(lt(signInAttempts.created_at, sql`now() - interval '30 days'`));
}
