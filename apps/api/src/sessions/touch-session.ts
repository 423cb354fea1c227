import { eq } from 'drizzle-orm';
import { db } from '../db/db';
import { sessions } from './session.schema';
import type { Session } from './find-session';

const minutes = 60_000;

/** Notes that a session is in use, at most every five minutes: a list of devices needs no more, and reads stay reads. */
export async function touchSession(session: Session): Promise<void> {
  if (Date.now() - session.lastSeenAt.getTime() < 5 * minutes) return;
  await db().update(sessions).set({ last_seen_at: new Date() }).where(eq(sessions.id, session.id));
}
