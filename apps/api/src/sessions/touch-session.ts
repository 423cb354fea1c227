import { eq } from 'drizzle-orm';
import { db } from '../db/db';
import { sessions } from './session.schema';
import type { Session } from './find-session';

const minutes = 60_000;

/** Records that a session is in use, at most every five minutes. That is enough for a list of devices, and most reads write nothing. */
export async function touchSession(session: Session): Promise<void> {
  if (Date.now() - session.lastSeenAt.getTime() < 5 * minutes) return;
  await db().update(sessions).set({ last_seen_at: new Date() }).where(eq(sessions.id, session.id));
}
