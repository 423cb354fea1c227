import { NeedStatus } from '@toam/domain/need-values';
import { type Actor, Role } from '@toam/domain/actor';
import { and, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { findRow, idsOf } from '../../../db/rows';
import { isVisibleHouse } from '../../houses/house-match.reads';
import { houses } from '../../houses/house.schema';
import { recommendations } from '../../matches/match.schema';
import { users } from '../../users/user.schema';
import { fits, houseOfTable, needOfRecord, needOfTable } from '../matching/matching.queries';
import { matchNews } from './match-news.schema';
import { alive } from '../../need-scope/need-scope.reads';
import { type Need, requests } from '../need.schema';

/** Open needs by id. */
export const findOpenNeeds = (ids: number[]): Promise<Need[]> =>
  db()
    .select()
    .from(requests)
    .where(and(alive, inArray(requests.id, ids), eq(requests.status, NeedStatus.unresolved)));

/** The pairs of these houses and the open needs that they fit, for any viewer. */
export async function findPairsOf(houseIds: number[]): Promise<{ request_id: number; house_id: number }[]> {
  return db()
    .select({ request_id: requests.id, house_id: houses.id })
    .from(houses)
    .innerJoin(requests, and(alive, eq(requests.status, NeedStatus.unresolved), fits(needOfTable, houseOfTable)))
    .where(and(inArray(houses.id, houseIds), sql`${houses.deleted_at} is null`));
}

/** Houses that fit the need, that this person may see, and that nobody has offered to its customer. `among` limits them to a list. */
export async function findFitting(actor: Actor, need: Need, among: number[] | null): Promise<number[]> {
  const offered = sql`exists (select 1 from ${recommendations} where ${recommendations.customer_id} = ${need.customer_id}
    and ${recommendations.house_id} = ${houses.id} and ${recommendations.target} is not null)`;
  const query: SQL | undefined = among === null ? undefined : inArray(houses.id, among);
  const found = await db()
    .select({ id: houses.id })
    .from(houses)
    .where(and(query, isVisibleHouse(actor), fits(needOfRecord(need), houseOfTable), not(offered)));
  return idsOf(found);
}

/**
 * Open needs without match news for their owner, newest first: needs older than this table. Needs of owners who get no
 * notifications (locked, or marketers) are skipped. Otherwise they would return every time and block older ones.
 */
export async function findUnremembered(limit: number): Promise<Need[]> {
  const hears = sql`exists (select 1 from ${users} where ${users.id} = ${requests.user_id} and ${users.status} = 1
    and ${users.deleted_at} is null and ${users.role} <> ${Role.marketer})`;
  const remembered = sql`exists (select 1 from ${matchNews} where ${matchNews.request_id} = ${requests.id}
    and ${matchNews.user_id} = ${requests.user_id})`;
  return db()
    .select()
    .from(requests)
    .where(and(alive, eq(requests.status, NeedStatus.unresolved), hears, not(remembered)))
    .orderBy(desc(requests.id))
    .limit(limit);
}

/** Locks the match news of a person for a need; undefined if there is none yet. Call it in a transaction. */
export const lockNews = (needId: number, userId: number) =>
  findRow(matchNews, and(eq(matchNews.request_id, needId), eq(matchNews.user_id, userId)), 'update');

/** Creates the row. Does nothing if it exists in the meantime. */
export async function beginNews(values: typeof matchNews.$inferInsert): Promise<void> {
  await db().insert(matchNews).values(values).onConflictDoNothing();
}

export async function addFresh(needId: number, userId: number, houseIds: number[]): Promise<void> {
  await db()
    .update(matchNews)
    .set({ fresh: sql`${matchNews.fresh} || ${sql.param(houseIds)}::int[]` })
    .where(and(eq(matchNews.request_id, needId), eq(matchNews.user_id, userId)));
}

/** People with new matches that they have not been notified of. */
export async function findReaders(): Promise<number[]> {
  const found = await db()
    .selectDistinct({ id: matchNews.user_id })
    .from(matchNews)
    .where(sql`${matchNews.fresh} <> '{}'`);
  return idsOf(found);
}

/** Returns a person's new matches and marks them as known. Call it in the transaction that notifies. */
export async function takeFresh(userId: number): Promise<{ request_id: number; house_ids: number[] }[]> {
  const { rows } = await db().execute<{ request_id: number; house_ids: number[] }>(sql`
    update ${matchNews} set known = match_news.known || taken.fresh, fresh = '{}', updated_at = now()
    from (select request_id, fresh from match_news where user_id = ${userId} and fresh <> '{}' order by request_id for update)
      as taken
    where match_news.user_id = ${userId} and match_news.request_id = taken.request_id
    returning match_news.request_id, taken.fresh as house_ids`);
  return rows;
}
