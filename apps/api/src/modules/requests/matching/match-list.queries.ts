import type { Actor } from '@toam/domain/actor';
import type { MatchedHouse } from '@toam/domain/need/matching';
import { NeedStatus } from '@toam/domain/need/need-values';
import type { Team } from '@toam/domain/need/request-access';
import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { db } from '../../../db/db';
import type { Page } from '../../../http/page';
import { isVisibleHouse } from '../../houses/house-match.reads';
import { houses } from '../../houses/house.schema';
import { recommendations } from '../../recommendations/recommendation.schema';
import { fits, houseOfRecord, houseOfTable, needOfRecord, needOfTable, score } from './matching.queries';
import { alive, needsVisibleTo } from '../../need-reach/need-scope.reads';
import { type Need, requests } from '../request.schema';

/** What fits, best first. */
interface Found {
  total: number;
  ids: number[];
}

/** The other sides of the pairs in which a customer, or a house, has been moved already. */
interface Moved {
  /** Stand at a status: more than suitable. */
  offered: number[];
  /** Set aside for later: they go last (D58). */
  later: number[];
}

/** Few rows beside the table that is searched, so they travel as two lists instead of a join. */
async function movedOf(key: PgColumn, id: number, other: PgColumn): Promise<Moved> {
  const rows = await db()
    .select({ id: sql<number>`${other}`, target: recommendations.target, priority: recommendations.priority })
    .from(recommendations)
    .where(eq(key, id));
  return {
    offered: rows.flatMap((row) => (row.target === null ? [] : [row.id])),
    later: rows.flatMap((row) => (row.target === null && row.priority === 0 ? [row.id] : [])),
  };
}

const isAmong = (id: PgColumn, ids: number[]): SQL => sql`${id} = any(${sql.param(ids)}::int[])`;

/** Counts what was found and cuts the page out of it in one question. */
async function cut(found: SQL, { page, size }: Page): Promise<Found> {
  const { rows } = await db().execute<{ total: number; ids: number[] }>(sql`
    with found as materialized (${found})
    select (select count(*)::int from found) as total,
      array(select id from found order by later, score desc, id desc limit ${size} offset ${(page - 1) * size}) as ids`);
  return rows[0] ?? { total: 0, ids: [] };
}

/** Open needs that the house fits, that the actor may see, and whose customer has not been offered it. D61. */
export async function findNeedsFor(
  actor: Actor,
  team: Team,
  house: MatchedHouse & { id: number },
  page: Page,
): Promise<Found> {
  const terms = houseOfRecord(house);
  const moved = await movedOf(recommendations.house_id, house.id, recommendations.customer_id);
  const found = db()
    .select({
      id: requests.id,
      score: score(needOfTable, terms).as('score'),
      later: isAmong(requests.customer_id, moved.later).as('later'),
    })
    .from(requests)
    .where(
      and(
        alive,
        eq(requests.status, NeedStatus.unresolved),
        needsVisibleTo(actor, team),
        fits(needOfTable, terms),
        not(isAmong(requests.customer_id, moved.offered)),
      ),
    );
  return cut(sql`${found}`, page);
}

/**
 * How many houses fit the need, that the actor may see and that its customer has not been offered: counting stops one
 * beyond the limit, and scores nothing, so that a list can ask it of every row.
 */
export async function countHousesFor(actor: Actor, need: Need, limit: number): Promise<number> {
  const terms = needOfRecord(need);
  const { offered } = await movedOf(recommendations.customer_id, need.customer_id, recommendations.house_id);
  const found = db()
    .select({ id: houses.id })
    .from(houses)
    .where(and(isVisibleHouse(actor), fits(terms, houseOfTable), not(isAmong(houses.id, offered))))
    .limit(limit + 1);
  const { rows } = await db().execute<{ total: number }>(sql`select count(*)::int as total from (${found}) as found`);
  return rows[0]?.total ?? 0;
}

/** Houses that fit the need, that the actor may see, and that its customer has not been offered. D61. */
export async function findHousesFor(actor: Actor, need: Need, page: Page): Promise<Found> {
  const terms = needOfRecord(need);
  const moved = await movedOf(recommendations.customer_id, need.customer_id, recommendations.house_id);
  const found = db()
    .select({
      id: houses.id,
      score: score(terms, houseOfTable).as('score'),
      later: isAmong(houses.id, moved.later).as('later'),
    })
    .from(houses)
    .where(and(isVisibleHouse(actor), fits(terms, houseOfTable), not(isAmong(houses.id, moved.offered))));
  return cut(sql`${found}`, page);
}
