import { commonText } from '@toam/contracts/texts/common';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { db } from '../db/db';
import { HttpError } from '../http/http-error';
import type { Session } from './find-session';
import { sessions } from './session.schema';

/**
 * Keeps a session alive until the transaction ends: a lock waits for what is being stored, or comes first and leaves nothing to
 * store. For work that was let in long before, as a picture that waited for its turn to be encoded. D68.
 * @throws HttpError unauthenticated where the session is over
 */
export async function holdSession({ id }: Pick<Session, 'id'>): Promise<void> {
  const [live] = await db()
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), isNull(sessions.revoked_at), gt(sessions.expires_at, sql`now()`)))
    .for('share');
  if (!live) throw new HttpError('unauthenticated', commonText.sessionEnded);
}
