import { lt, or, sql } from 'drizzle-orm';
import { db } from '../db/db';
import { sessions } from './session.schema';

/** Deletes sessions 90 days after their end. Until then the list of sign-ins can show them. */
export async function forgetSessions(): Promise<void> {
  const longAgo = sql`now() - interval '90 days'`;
  await db()
    .delete(sessions)
    .where(or(lt(sessions.revoked_at, longAgo), lt(sessions.expires_at, longAgo)));
}
