import { and, eq, isNull, ne } from 'drizzle-orm';
import { db, tx } from '../db/db';
import { endWork, followEnd } from '../references/session-ending';
import { sessions } from './session.schema';

/**
 * Ends a user's sessions. Their tokens are refused from now on, and their sockets close at once (D68).
 * @param except the session that stays, for example when a person changes their own password
 */
export const revokeSessions = (userId: number, except?: number): Promise<void> =>
  tx(async () => {
    await db()
      .update(sessions)
      .set({ revoked_at: new Date() })
      .where(
        and(eq(sessions.user_id, userId), isNull(sessions.revoked_at), except ? ne(sessions.id, except) : undefined),
      );
    if (except === undefined) await endWork(userId);
    await followEnd(userId);
  });

/** Ends one session: signing out. */
export const revokeSession = (sessionId: number, userId: number): Promise<void> =>
  tx(async () => {
    await db().update(sessions).set({ revoked_at: new Date() }).where(eq(sessions.id, sessionId));
    await followEnd(userId);
  });
