import type { signInSorts } from '@toam/contracts/sign-in/sign-in.endpoints';
import { searchWords } from '@toam/domain/vietnamese';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { contains } from '../../db/column-conditions';
import { db } from '../../db/db';
import { idsOf } from '../../db/rows';
import type { Page } from '../../http/page';
import { sessions } from '../../sessions/session.schema';
import { type LoginTrack, loginTracks } from '../../sign-ins/login-track.schema';
import { users } from '../users/user.schema';
import { portraitKey } from '../users/users.reads';

const isLive = and(isNull(sessions.revoked_at), gt(sessions.expires_at, sql`now()`));

export interface SignInRow {
  track: LoginTrack;
  is_live: boolean;
}

const newestFirst = [desc(loginTracks.created_at), desc(loginTracks.id)];
const signInColumns = { track: loginTracks, is_live: sql<boolean>`coalesce(${isLive}, false)` };

/** One page of a person's sign-ins, newest first. */
export async function listSignInsOf(
  userId: number,
  { page, size }: Page,
): Promise<{ total: number; list: SignInRow[] }> {
  const theirs = eq(loginTracks.user_id, userId);
  const total = await db().$count(loginTracks, theirs);
  const list = await db()
    .select(signInColumns)
    .from(loginTracks)
    .leftJoin(sessions, eq(sessions.id, loginTracks.session_id))
    .where(theirs)
    .orderBy(...newestFirst)
    .limit(size)
    .offset((page - 1) * size);
  return { total, list };
}

/** The latest sign-in of a person with a known location. */
export async function findLastPlaced(userId: number): Promise<SignInRow | undefined> {
  const [found] = await db()
    .select(signInColumns)
    .from(loginTracks)
    .leftJoin(sessions, eq(sessions.id, loginTracks.session_id))
    .where(and(eq(loginTracks.user_id, userId), isNotNull(loginTracks.located_by)))
    .orderBy(...newestFirst)
    .limit(1);
  return found;
}

export interface SessionRow {
  session: typeof sessions.$inferSelect;
  track: LoginTrack | null;
}

/** One page of a person's live sessions: the calling one first, then by last use. */
export async function listSessionsOf(
  userId: number,
  currentId: number,
  { page, size }: Page,
): Promise<{ total: number; list: SessionRow[] }> {
  const theirs = and(eq(sessions.user_id, userId), isLive);
  const total = await db().$count(sessions, theirs);
  const list = await db()
    .select({ session: sessions, track: loginTracks })
    .from(sessions)
    .leftJoin(loginTracks, eq(loginTracks.session_id, sessions.id))
    .where(theirs)
    .orderBy(desc(sql`${sessions.id} = ${currentId}`), desc(sessions.last_seen_at), desc(sessions.id))
    .limit(size)
    .offset((page - 1) * size);
  return { total, list };
}

/** A session that is about to end. */
export type EndedSession = Pick<typeof sessions.$inferSelect, 'id' | 'user_id' | 'device' | 'ip'>;

const endedColumns = { id: sessions.id, user_id: sessions.user_id, device: sessions.device, ip: sessions.ip };

/** A live session, locked until the transaction ends. */
export async function lockLiveSession(id: number): Promise<EndedSession | undefined> {
  const [found] = await db()
    .select(endedColumns)
    .from(sessions)
    .where(and(eq(sessions.id, id), isLive))
    .for('update');
  return found;
}

/** Live sessions of a person except one, locked until the transaction ends. */
export async function lockLiveSessions(userId: number, except: number | undefined): Promise<EndedSession[]> {
  const found = await db()
    .select(endedColumns)
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), isLive))
    .orderBy(sessions.id)
    .for('update');
  return found.filter(({ id }) => id !== except);
}

/** The sign-ins with which the sessions began. */
export const findTracksOf = (sessionIds: number[]): Promise<LoginTrack[]> =>
  db().select().from(loginTracks).where(inArray(loginTracks.session_id, sessionIds));

export interface SummaryOrder {
  search: string;
  sortColumn: (typeof signInSorts)[number];
  sortOrder: 'asc' | 'desc';
}

export interface SummaryRow {
  user: { id: number; name: string; status: 0 | 1; portrait: string | null };
  latest: LoginTrack | null;
  sign_ins: number;
}

/** The sort value of a page of people. It is counted for everybody only if the page is sorted by it. */
const sortKeys = {
  name: users.name_order,
  location_count: sql`(select count(*) from ${loginTracks} where ${loginTracks.user_id} = ${users.id})`,
  last_login: sql`(select max(${loginTracks.created_at}) from ${loginTracks} where ${loginTracks.user_id} = ${users.id})`,
} as const;

/** One page of all people, locked ones too, with their latest sign-in. People who never signed in come last. */
export async function listSummaries(
  { search, sortColumn, sortOrder }: SummaryOrder,
  { page, size }: Page,
): Promise<{ total: number; list: SummaryRow[] }> {
  const wanted = and(isNull(users.deleted_at), ...searchWords(search).map((word) => contains(users.search, word)));
  const direction = sortOrder === 'asc' ? asc : desc;
  const total = await db().$count(users, wanted);
  const people = await db()
    .select({ id: users.id, name: users.name, status: users.status, portrait: portraitKey })
    .from(users)
    .where(wanted)
    .orderBy(sql`${direction(sortKeys[sortColumn])} nulls last`, direction(users.id))
    .limit(size)
    .offset((page - 1) * size);
  return { total, list: await withLatest(people) };
}

async function withLatest(people: SummaryRow['user'][]): Promise<SummaryRow[]> {
  if (people.length === 0) return [];
  const theirs = inArray(loginTracks.user_id, idsOf(people));
  const latest = await db()
    .selectDistinctOn([loginTracks.user_id])
    .from(loginTracks)
    .where(theirs)
    .orderBy(loginTracks.user_id, ...newestFirst);
  const counted = await db()
    .select({ user_id: loginTracks.user_id, sign_ins: count() })
    .from(loginTracks)
    .where(theirs)
    .groupBy(loginTracks.user_id);
  const latestOf = new Map(latest.map((track) => [track.user_id, track]));
  const countOf = new Map(counted.map(({ user_id, sign_ins }) => [user_id, sign_ins]));
  return people.map((user) => ({
    user,
    latest: latestOf.get(user.id) ?? null,
    sign_ins: countOf.get(user.id) ?? 0,
  }));
}
