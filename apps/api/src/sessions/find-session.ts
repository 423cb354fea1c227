import type { Actor } from '@toam/domain/actor';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { db } from '../db/db';
import { users } from '../modules/users/user.schema';
import { toActor } from '../modules/users/users.reads';
import { sessions } from './session.schema';
import { fingerprint } from './token';

/** A live sign-in. */
export interface Session {
  id: number;
  actor: Actor;
  lastSeenAt: Date;
}

/** The session of a token, unless it has expired, was revoked, or its user is locked or deleted. */
export async function findSession(token: string): Promise<Session | null> {
  const [found] = await db()
    .select({ id: sessions.id, lastSeenAt: sessions.last_seen_at, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        eq(sessions.token_hash, fingerprint(token)),
        isNull(sessions.revoked_at),
        gt(sessions.expires_at, new Date()),
        eq(users.status, 1),
        isNull(users.deleted_at),
      ),
    );
  return found ? { id: found.id, lastSeenAt: found.lastSeenAt, actor: toActor(found.user) } : null;
}
