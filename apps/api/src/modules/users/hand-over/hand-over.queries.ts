import type { HandOverCounts } from '@toam/contracts/user/hand-over.endpoints';
import { and, count, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { findRow, insertRow, updateRow } from '../../../db/rows';
import { sessions } from '../../../sessions/session.schema';
import { dealShares } from '../../deals/deal.schema';
import { userDrafts } from '../../drafts/draft.schema';
import { houseDrafts } from '../../houses/saving/house-draft.schema';
import { shareRequests } from '../../houses/sharing/share-request.schema';
import { customers } from '../../customers/customer.schema';
import { historyEntries } from '../../../history/history.schema';
import { recommendations } from '../../matches/match.schema';
import { isVisitAhead } from '../../match-conditions/match-conditions.reads';
import { requests } from '../../needs/need.schema';
import { type User, users } from '../user.schema';
import { type HandOver, handOvers } from './hand-over.schema';

export async function findPeople(ids: number[]): Promise<Map<number, User>> {
  const found = await db().select().from(users).where(inArray(users.id, ids));
  return new Map(found.map((user) => [user.id, user]));
}

export async function insertHandOver(
  values: Omit<typeof handOvers.$inferInsert, 'counts' | 'moved'>,
): Promise<HandOver> {
  const none: HandOverCounts = { customers: 0, requests: 0, houses: 0, team: 0 };
  return insertRow(handOvers, { ...values, counts: none, moved: {} });
}

export const writeMoved = (id: number, set: Pick<HandOver, 'counts' | 'moved'>): Promise<HandOver> =>
  updateRow(handOvers, eq(handOvers.id, id), set);

export const findHandOver = (id: number): Promise<HandOver | undefined> => findRow(handOvers, eq(handOvers.id, id));

export const markUndone = (id: number, by: number, returned: HandOverCounts): Promise<HandOver> =>
  updateRow(handOvers, eq(handOvers.id, id), { undone_at: sql`now()`, undone_by: by, returned });

/** Hand-overs of a person's work to others, newest first. */
export const listOf = (userId: number, max = 50): Promise<HandOver[]> =>
  db().select().from(handOvers).where(eq(handOvers.from_id, userId)).orderBy(desc(handOvers.id)).limit(max);

type Counted = typeof sessions | typeof userDrafts | typeof shareRequests | typeof houseDrafts | typeof dealShares;

const countWhere = (table: Counted, where: SQL | undefined): Promise<number> => db().$count(table, where);

/** Number of their live sessions. */
export const countSessions = (userId: number): Promise<number> =>
  countWhere(
    sessions,
    and(eq(sessions.user_id, userId), isNull(sessions.revoked_at), gt(sessions.expires_at, sql`now()`)),
  );

/** Unfinished forms. */
export const countDrafts = (userId: number): Promise<number> =>
  countWhere(userDrafts, and(eq(userDrafts.user_id, userId), isNull(userDrafts.ended_at)));

/** Their requests that no admin has decided: shares, websites, changes of houses. */
export async function countApprovals(userId: number): Promise<number> {
  const asked = await countWhere(
    shareRequests,
    and(eq(shareRequests.user_id, userId), eq(shareRequests.status, 'open')),
  );
  const edits = await countWhere(houseDrafts, and(eq(houseDrafts.user_id, userId), eq(houseDrafts.status, 'open')));
  return asked + edits;
}

/** Future visits of which the person would be reminded: they planned them, or the need or the customer is theirs. */
export async function countVisits(userId: number): Promise<number> {
  const [found] = await db()
    .select({ count: count() })
    .from(recommendations)
    .innerJoin(customers, eq(customers.id, recommendations.customer_id))
    .leftJoin(requests, eq(requests.id, recommendations.request_id))
    .where(
      and(
        isVisitAhead,
        or(eq(recommendations.user_id, userId), eq(requests.user_id, userId), eq(customers.user_id, userId)),
      ),
    );
  return found?.count ?? 0;
}

/** Colleagues' needs that are shared with them and not deleted. */
export const countSharedNeeds = (userId: number): Promise<number> =>
  db().$count(requests, and(isNull(requests.deleted_at), sql`${requests.staff} @> array[${userId}]::int[]`));

/** Their shares of recorded deals. */
export const countShares = (userId: number): Promise<number> =>
  countWhere(dealShares, and(eq(dealShares.staff_id, userId), isNull(dealShares.deleted_at)));

/** Columns of the leaver's record that changed after a hand-over. Its own changes have exactly its time. */
export async function readColumnsChangedSince({ id, from_id }: HandOver): Promise<Set<string>> {
  const { model, model_id, column, created_at } = historyEntries;
  const found = await db()
    .selectDistinct({ column })
    .from(historyEntries)
    // compared in the database, because a Date has no microseconds
    .innerJoin(handOvers, and(eq(handOvers.id, id), gt(created_at, handOvers.created_at)))
    .where(and(eq(model, 'User'), eq(model_id, from_id)));
  return new Set(found.map((entry) => entry.column));
}
