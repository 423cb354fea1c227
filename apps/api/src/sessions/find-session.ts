import type { Actor } from '@toam/domain/actor';
import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/engine';
import { prepared } from '../db/prepared';
import { users } from '../modules/users/user.schema';
import { actorColumns } from './actor-columns';
import { sessions } from './session.schema';
import { fingerprint } from './token';

/** A live sign-in. */
export interface Session {
  id: number;
  actor: Actor;
  lastSeenAt: Date;
  /** An admin set the password, and the person has not changed it yet. */
  mustChangePassword: boolean;
}

/** Not expired, not revoked, and the user is neither locked nor deleted. */
const live = (handle: Db, which: SQL) =>
  handle
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

const byToken = prepared('session_by_token', (handle) =>
  live(handle, eq(sessions.token_hash, sql.placeholder('token_hash'))),
);
const byId = prepared('session_by_id', (handle) => live(handle, eq(sessions.id, sql.placeholder('id'))));

/** The session of a token; null if it has ended. */
export async function findSession(token: string): Promise<Session | null> {
  const [found] = await byToken({ token_hash: fingerprint(token) });
  return found ?? null;
}

/** The current state of a session; null if it has ended. */
export async function findSessionById(id: number): Promise<Session | null> {
  const [found] = await byId({ id });
  return found ?? null;
}
