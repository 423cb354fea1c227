import { type Presence, presenceLasts } from '@toam/domain/record/presence';
import { and, asc, eq, gt, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { users } from '../../users/user.schema';
import { avatarUrl, portraitKey } from '../../users/users.reads';
import { sessions } from '../../../sessions/session.schema';
import { presenceTable as presences } from './presence.schema';

/** A record that people may have open. */
export interface Attended {
  noun: 'house';
  id: number;
}

/** An open page of a signed-in person. */
export interface OpenPage {
  session_id: number;
  page: string;
}

const of = ({ noun, id }: Attended) => and(eq(presences.noun, noun), eq(presences.record_id, id));

const isFresh = sql`${presences.seen_at} > now() - make_interval(secs =>
  case ${presences.doing} when 'editing' then ${presenceLasts.editing}::int else ${presenceLasts.viewing}::int end)`;

/** The page's state at its last sign of life; undefined if that is too old or does not exist. */
export async function findPresence(record: Attended, { session_id, page }: OpenPage): Promise<Presence | undefined> {
  const [found] = await db()
    .select({ doing: presences.doing })
    .from(presences)
    .where(and(of(record), eq(presences.session_id, session_id), eq(presences.page, page), isFresh));
  return found?.doing;
}

/** Stores a page's sign of life. */
export async function writePresence({ noun, id }: Attended, open: OpenPage, doing: Presence): Promise<void> {
  const { noun: nounKey, record_id, session_id, page } = presences;
  await db()
    .insert(presences)
    .values({ noun, record_id: id, ...open, doing })
    .onConflictDoUpdate({ target: [nounKey, record_id, session_id, page], set: { doing, seen_at: sql`now()` } });
}

/** Removes a page that was closed. */
export async function removePresence(record: Attended, { session_id, page }: OpenPage): Promise<void> {
  await db()
    .delete(presences)
    .where(and(of(record), eq(presences.session_id, session_id), eq(presences.page, page)));
}

/** The other people who have the record open in a live session. People who edit come first. */
export async function listPresent(record: Attended, except: number) {
  const isEditing = sql<boolean>`bool_or(${presences.doing} = 'editing')`;
  const found = await db()
    .select({ id: users.id, name: users.name, portrait: portraitKey, isEditing })
    .from(presences)
    .innerJoin(sessions, eq(sessions.id, presences.session_id))
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        of(record),
        isFresh,
        ne(users.id, except),
        isNull(sessions.revoked_at),
        gt(sessions.expires_at, sql`now()`),
        eq(users.status, 1),
        isNull(users.deleted_at),
      ),
    )
    .groupBy(users.id)
    .orderBy(sql`${isEditing} desc`, asc(users.name_order), asc(users.id));
  return found.map(({ portrait, isEditing: edits, ...user }) => ({
    user: { ...user, avatar: avatarUrl(portrait) },
    doing: edits ? ('editing' as const) : ('viewing' as const),
  }));
}

/** Removes the pages of a user's ended sessions. @returns the records that they had open */
export async function removeEndedPresences(userId: number): Promise<Attended[]> {
  const ended = db()
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), isNotNull(sessions.revoked_at)));
  const removed = await db()
    .delete(presences)
    .where(sql`${presences.session_id} in ${ended}`)
    .returning({ noun: presences.noun, id: presences.record_id });
  return removed as Attended[];
}

/** Removes pages that never reported their end: the machine slept or the connection broke. */
export async function forgetPresences(): Promise<void> {
  await db()
    .delete(presences)
    .where(lt(presences.seen_at, sql`now() - interval '10 minutes'`));
}
