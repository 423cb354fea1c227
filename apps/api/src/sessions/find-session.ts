import type { Actor } from '@toam/domain/actor';
import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/engine';
import { prepared } from '../db/prepared';
import { users } from '../modules/users/user.schema';
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

/** The columns that access rules need. Every request reads its session, so it reads only these columns of the user. */
export const actorColumns = {
  id: users.id,
  role: users.role,
  job_position: users.job_position,
  create_product_permission: users.create_product_permission,
  update_product_permission: users.update_product_permission,
  chat_permission: users.chat_permission,
  customer_permission: users.customer_permission,
  request_permission: users.request_permission,
  project_permission: users.project_permission,
  news_permission: users.news_permission,
  employment_diagram_permission: users.employment_diagram_permission,
  bussiness_permission: users.bussiness_permission,
  minimum_price: users.minimum_price,
  maximum_price: users.maximum_price,
  project: users.project,
  province: users.province,
} satisfies Record<keyof Actor, AnyPgColumn>;

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
