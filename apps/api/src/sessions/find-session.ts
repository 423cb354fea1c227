import type { Actor } from '@toam/domain/actor';
import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { db } from '../db/db';
import { users } from '../modules/users/user.schema';
import { actorColumns } from './actor-columns';
import { sessions } from './session.schema';
import { fingerprint } from './token';

/** A live sign-in. */
export interface Session {
  id: number;
  actor: Actor;
  lastSeenAt: Date;
  /** The password was given by an admin and still stands. */
  mustChangePassword: boolean;
}

/** Not expired, not revoked, and its user neither locked nor deleted. */
async function findLive(which: SQL): Promise<Session | null> {
  const [found] = await db()
    .select({
      id: sessions.id,
      lastSeenAt: sessions.last_seen_at,
      mustChangePassword: users.must_change_password,
      actor: actorColumns,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        which,
        isNull(sessions.revoked_at),
        gt(sessions.expires_at, sql`now()`),
        eq(users.status, 1),
        isNull(users.deleted_at),
      ),
    );
  return found ?? null;
}

/** The session of a token, or null where it is over. */
export const findSession = (token: string): Promise<Session | null> =>
  findLive(eq(sessions.token_hash, fingerprint(token)));

/** A session as it is now, or null where it is over. */
export const findSessionById = (id: number): Promise<Session | null> => findLive(eq(sessions.id, id));
