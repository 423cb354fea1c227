import type { NeedHouseCounts, NeedHouseGroup, NeedHouseSort } from '@toam/contracts/need/need-houses.schema';
import { needHouseGroups } from '@toam/contracts/need/need-houses.schema';
import { MatchTarget } from '@toam/domain/need-values';
import { and, eq, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { idsOf } from '../../../db/rows';
import type { Page } from '../../../http/page';
import { isVisibleHouse } from '../../houses/house-match.reads';
import { houses } from '../../houses/house.schema';
import { fits, houseOfTable, needOfRecord, score } from '../../needs/matching/need-match.reads';
import type { OpenedNeed } from './find-need';
import { type Recommendation, recommendations } from '../match.schema';

/** Which houses of a need to find; without a group: every moved one. */
export interface NeedHouseQuery extends Page {
  group?: NeedHouseGroup | undefined;
  later: 0 | 1;
  sort?: NeedHouseSort | undefined;
}

interface Found {
  total: number;
  ids: number[];
}

const targetOf: Record<NeedHouseGroup, MatchTarget | null> = { suitable: null, ...MatchTarget };

/** It has a match status, or is set aside for later. It is no longer simply suitable. D58. */
const isMoved = or(isNotNull(recommendations.target), eq(recommendations.priority, 0));

const isOfCustomer = ({ customer }: OpenedNeed): SQL => eq(recommendations.customer_id, customer.id);

/** The customer's houses that are moved already, also through another need. They are not offered a second time. */
async function movedHouses(opened: OpenedNeed): Promise<number[]> {
  const rows = await db()
    .select({ id: recommendations.house_id })
    .from(recommendations)
    .where(and(isOfCustomer(opened), isMoved));
  return idsOf(rows);
}

/** Limits a query over houses to those that the actor may see and that nobody has moved for the need's customer. */
export async function untouchedHouses(opened: OpenedNeed): Promise<SQL> {
  const moved = await movedHouses(opened);
  return and(isVisibleHouse(opened.actor), not(sql`${houses.id} = any(${sql.param(moved)}::int[])`))!;
}

/** Equal values: newest first. */
const orders = {
  score: sql`score desc, moved_at desc nulls last, id desc`,
  newest: sql`moved_at desc nulls last, id desc`,
  cheapest: sql`into_money asc nulls last, id desc`,
  dearest: sql`into_money desc nulls last, id desc`,
} satisfies Record<NeedHouseSort, SQL>;

const cut = (order: SQL, { page, size }: Page): SQL =>
  sql`array(select id from found order by ${order} limit ${size} offset ${(page - 1) * size})`;

/** Counts the houses and selects the page in one statement. */
async function countAndCut(found: SQL, order: SQL, page: Page): Promise<Found> {
  const { rows } = await db().execute<{ total: number; ids: number[] }>(sql`
    with found as materialized (${found})
    select (select count(*)::int from found) as total, ${cut(order, page)} as ids`);
  return rows[0] ?? { total: 0, ids: [] };
}

/** Houses that nobody moved and that meet a condition: their count, and a page of ids. `size` 0 only counts. */
export async function findUntouched(opened: OpenedNeed, where: SQL, sort: NeedHouseSort, page: Page): Promise<Found> {
  const terms = needOfRecord(opened.need);
  const found = db()
    .select({
      id: houses.id,
      into_money: houses.into_money,
      moved_at: sql`null::timestamptz`.as('moved_at'),
      score: score(terms, houseOfTable).as('score'),
    })
    .from(houses)
    .where(and(await untouchedHouses(opened), where));
  return countAndCut(sql`${found}`, orders[sort], page);
}

/** Houses that fit and that nobody has moved: the tab 'Phù hợp'. D61. */
export const findSuitable = (opened: OpenedNeed, sort: NeedHouseSort, page: Page): Promise<Found> =>
  findUntouched(opened, fits(needOfRecord(opened.need), houseOfTable), sort, page);

/**
 * Moved houses that belong to the need. They were moved through it, or through another need of the customer that the
 * actor knows of; then they must fit this one too. So no house disappears from a drawer in which it was suitable.
 */
function belongs(opened: OpenedNeed): SQL {
  const { need, actor, known } = opened;
  const isKnown =
    known === null
      ? undefined
      : or(
          eq(recommendations.user_id, actor.id),
          eq(houses.user_id, actor.id),
          sql`${recommendations.request_id} = any(${sql.param(known)}::int[])`,
        );
  const elsewhere = and(fits(needOfRecord(need), houseOfTable), isKnown);
  return and(
    isOfCustomer(opened),
    isMoved,
    isVisibleHouse(actor),
    or(eq(recommendations.request_id, need.id), elsewhere),
  )!;
}

const standsIn = ({ group, later }: NeedHouseQuery): SQL | undefined => {
  if (!group) return undefined;
  const target = targetOf[group];
  const atTarget = target === null ? isNull(recommendations.target) : eq(recommendations.target, target);
  return and(atTarget, eq(recommendations.priority, later ? 0 : 1));
};

/** A page of the moved houses, last moved first by default. */
export async function findMoved(opened: OpenedNeed, query: NeedHouseQuery): Promise<Found> {
  const found = db()
    .select({
      id: houses.id,
      into_money: houses.into_money,
      moved_at: recommendations.moved_at,
      score: score(needOfRecord(opened.need), houseOfTable).as('score'),
    })
    .from(recommendations)
    .innerJoin(houses, eq(houses.id, recommendations.house_id))
    .where(and(belongs(opened), standsIn(query)));
  return countAndCut(sql`${found}`, orders[query.sort ?? 'newest'], query);
}

/** How many moved houses are in each tab and its 'Quan tâm sau'. Suitable ones that nobody moved are not counted. */
export async function countMoved(opened: OpenedNeed): Promise<NeedHouseCounts> {
  const rows = await db()
    .select({
      target: recommendations.target,
      priority: recommendations.priority,
      total: sql<number>`count(*)::int`,
    })
    .from(recommendations)
    .innerJoin(houses, eq(houses.id, recommendations.house_id))
    .where(belongs(opened))
    .groupBy(recommendations.target, recommendations.priority);
  const at = (group: NeedHouseGroup, priority: 0 | 1) =>
    rows.find((row) => row.target === targetOf[group] && row.priority === priority)?.total ?? 0;
  return Object.fromEntries(
    needHouseGroups.map((group) => [group, { main: at(group, 1), later: at(group, 0) }]),
  ) as NeedHouseCounts;
}

/** The customer's match status with these houses, by house. */
export async function findStandingsWith(customerId: number, houseIds: number[]): Promise<Map<number, Recommendation>> {
  if (houseIds.length === 0) return new Map();
  const rows = await db()
    .select()
    .from(recommendations)
    .where(
      and(
        eq(recommendations.customer_id, customerId),
        sql`${recommendations.house_id} = any(${sql.param(houseIds)}::int[])`,
      ),
    );
  return new Map(rows.map((row) => [row.house_id, row]));
}

/** The house itself, if the actor may see it. */
export async function findVisible({ actor }: OpenedNeed, houseId: number): Promise<Found> {
  const found = await db()
    .select({ id: houses.id })
    .from(houses)
    .where(and(isVisibleHouse(actor), eq(houses.id, houseId)));
  return { total: found.length, ids: idsOf(found) };
}
