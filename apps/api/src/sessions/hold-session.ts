import { commonText } from '@toam/contracts/texts/common';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { db } from '../db/db';
import { HttpError } from '../http-error';
import type { Session } from './find-session';
import { sessions } from './session.schema';

/**
 * Locks a session until the transaction ends. A revocation waits for this work, or it comes first and nothing is stored.
 * For work that starts long after `authorize`, for example a picture that waited for its encoding. D68.
 * @throws HttpError unauthenticated if the session has ended
 */
export async function holdSession({ id }: Pick<Session, 'id'>): Promise<void> {
  const [live] = await db()
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), isNull(sessions.revoked_at), gt(sessions.expires_at, sql`now()`)))
    .for('share');
  if (!live) throw new HttpError('unauthenticated', commonText.sessionEnded);
}
