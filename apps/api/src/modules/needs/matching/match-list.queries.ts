import type { Actor } from '@toam/domain/actor';
import type { MatchedHouse } from '@toam/domain/need/matching';
import { NeedStatus } from '@toam/domain/need-values';
import type { Team } from '@toam/domain/need/need-access';
import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { db } from '../../../db/db';
import type { Page } from '../../../http/page';
import { isVisibleHouse } from '../../houses/house-match.reads';
import { houses } from '../../houses/house.schema';
import { recommendations } from '../../matches/match.schema';
import { fits, houseOfRecord, houseOfTable, needOfRecord, needOfTable, score } from './matching.queries';
import { alive, needsVisibleTo } from '../../need-scope/need-scope.reads';
import { type Need, requests } from '../need.schema';

/** The matches, best first. */
interface Found {
  total: number;
  ids: number[];
}

/** For a customer: the houses already moved. For a house: the customers. */
interface Moved {
  /** They have a match status, so they are more than suitable. */
  offered: number[];
  /** Set aside for later. They come last (D58). */
  later: number[];
}

/** These are few rows compared with the searched table, so two lists of ids replace a join. */
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

/** Counts the matches and selects the page in one statement. */
async function cut(found: SQL, { page, size }: Page): Promise<Found> {
  const { rows } = await db().execute<{ total: number; ids: number[] }>(sql`
    with found as materialized (${found})
    select (select count(*)::int from found) as total,
      array(select id from found order by later, score desc, id desc limit ${size} offset ${(page - 1) * size}) as ids`);
  return rows[0] ?? { total: 0, ids: [] };
}

/** Open needs that the house fits and that the actor may see. Needs whose customer already got the offer are left out. D61. */
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
 * How many houses fit the need, without houses that the actor may not see or that were offered to its customer.
 * Counting stops at `limit` + 1 and computes no scores, so a list can call it for every row.
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

/** Houses that fit the need and that the actor may see. Houses already offered to its customer are left out. D61. */
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
