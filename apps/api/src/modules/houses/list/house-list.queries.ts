import { maxCountedHouses } from '@toam/contracts/house/house-list.endpoints';
import type { Actor } from '@toam/domain/actor';
import type { HouseListMode } from '@toam/domain/house/house-list-mode';
import { and, type SQL, sql } from 'drizzle-orm';
import { countEach } from '../../../db/count-each';
import { db } from '../../../db/db';
import type { Page } from '../../../http/page';
import { users } from '../../users/user.schema';
import { alive, tabState } from '../house-scope.queries';
import { houses } from '../house.schema';
import { pageAmongFirst } from './first-houses.queries';
import { type HouseConditions, queryOf } from './house-query';
import { findHouses, type FoundIn, listed } from './found-houses.queries';
import { relevance } from './house-filter.queries';
import { byKey, byRank, type HouseQuery, isListedKey, isRanked, keyOf } from './house-order.queries';
import { type WayToRead, waysToRead } from './read-house-search';

/** The houses of a query as `found`, and the same with the `key` that orders them. */
interface Keyed {
  found: SQL;
  /** undefined if `found` has it */
  withKeys: SQL | undefined;
}

/**
 * @param isFar whether the page is far down: then the key's index is walked past what was not found. `is true` keeps the planner from
 * a join, behind which it would sort all that were found
 */
function keyed(actor: Actor, query: HouseQuery, key: SQL, isListed: boolean, isFar = false): Keyed {
  const hasKey: Record<FoundIn, boolean> = { narrow: isListed, whole: true, tab: false };
  const { statements, foundIn } = findHouses(actor, query, (where) =>
    hasKey[where] ? sql`${houses.id}, ${key} as key` : sql`${houses.id}`,
  );
  const found = sql.join(statements, sql` union all `);
  if (hasKey[foundIn]) return { found, withKeys: undefined };
  const isFound = sql`${houses.id} in (select id from found)`;
  if (isListed) return { found, withKeys: sql`select ${houses.id}, ${key} as key from ${listed} where ${isFound}` };
  // none of them is deleted: to say so lets an index answer that has none of those
  const where = and(alive, isFar ? sql`(${isFound}) is true` : isFound);
  return { found, withKeys: sql`select ${houses.id}, ${key} as key from ${houses} where ${where}` };
}

/** By an agent's name: it is looked up for all houses at once, not for each. */
function keyedByAgent(actor: Actor, query: HouseQuery): Keyed {
  const { found, withKeys = sql`table found` } = keyed(actor, query, sql`${houses.user_id}`, true);
  const named = sql`select agents.id, ${users.name_order} as key from (${withKeys}) as agents join ${users} on ${users.id} = agents.key`;
  return { found, withKeys: named };
}

const keyedByColumn = (actor: Actor, query: HouseQuery, isFar = false): Keyed =>
  query.column === 'user_id'
    ? keyedByAgent(actor, query)
    : keyed(actor, query, sql`${keyOf(query)}`, isListedKey(query), isFar);

/** As `byRank` orders them. */
const keyedByRank = (actor: Actor, query: HouseQuery, isFar = false): Keyed =>
  isRanked(query)
    ? keyed(actor, query, relevance(query.search, query.reading), false)
    : keyedByColumn(actor, query, isFar);

const allKeyed = ({ found, withKeys }: Keyed): SQL =>
  withKeys ? sql`with found as materialized (${found}) ${withKeys}` : found;

/** Every house of a list with its key, for `byRank`. */
export const allOf = (actor: Actor, query: HouseQuery): SQL => allKeyed(keyedByRank(actor, query));

/**
 * A page of all houses, found by what narrows them and then sorted. `offset 0` keeps the planner from walking the order's index:
 * it does not know that all that match may stand at its end.
 */
async function pageOfAll(actor: Actor, query: HouseQuery, { page, size }: Page): Promise<number[]> {
  const all = sql`select * from (${allKeyed(keyedByColumn(actor, query))}) as branches offset 0`;
  const { rows } = await db().execute<{ id: number }>(sql`
    select id from (${all}) as found order by ${byKey(query)} limit ${size} offset ${(page - 1) * size}`);
  return rows.map(({ id }) => id);
}

/** Ids of one page in the order of the query's column, for lists of many houses. */
export const listIds = async (actor: Actor, query: HouseQuery, page: Page): Promise<number[]> =>
  (await pageAmongFirst(actor, query, page)) ?? (await pageOfAll(actor, query, page));

/** Behind so many houses, looking through an order for those that meet conditions takes longer than finding and sorting all. */
const farDown = 5000;

const isFarDown = (actor: Actor, query: HouseQuery, { page, size }: Page): boolean =>
  (page - 1) * size >= farDown && queryOf(actor, query).length > 0;

interface FoundPage {
  total: number;
  ids: number[];
}

/**
 * The number of houses, and a page of them. `size` 0 only counts. A few houses are found once, then counted and sorted.
 * With many houses, counting stops at `maxCountedHouses` + 1 and the page is read in the order of an index, without ranking hits.
 * The tabs of one person's houses have no such order, and far down the list an order is as long as the list: then all are found at once.
 */
export async function findPage(actor: Actor, query: HouseQuery, page: Page): Promise<FoundPage> {
  const max = maxCountedHouses + 1;
  const isFar = isFarDown(actor, query, page);
  const isAtOnce = !tabState(query.mode) || isFar;
  const start = (page.page - 1) * page.size;
  const { found, withKeys } = keyedByRank(actor, query, isFar);
  const { rows } = await db().execute<{ total: number; ids: number[] | null }>(sql`
    with found as materialized (select * from (${found}) as branches limit ${isAtOnce ? null : max})
    select total, case when ${isAtOnce} or total < ${max} then
      array(select id from (${withKeys ?? sql`table found`}) as keyed where total > ${start}
        order by ${byRank(query)} limit ${page.size} offset ${start}) end as ids
    from (select count(*)::int as total from found) as counted`);
  const { total = 0, ids = [] } = rows[0] ?? {};
  if (ids) return { total: Math.min(total, max), ids };
  if (page.size === 0) return { total, ids: [] };
  return { total, ids: await listIds(actor, query, page) };
}

/** How many houses the query finds in each of the tabs, at most `maxCountedHouses` + 1. Each branch uses its own index. */
export function countTabs(actor: Actor, modes: HouseListMode[], query: Omit<HouseConditions, 'mode'>) {
  const found = modes.map((mode) => {
    const { statements } = findHouses(actor, { ...query, mode }, () => sql`${houses.id}`);
    const rows = statements.map((rows) => sql`(select * from ${rows} as branch limit ${maxCountedHouses + 1})`);
    return [mode, sql.join(rows, sql` union all `)];
  });
  return countEach(Object.fromEntries(found) as Record<HouseListMode, SQL>);
}

/** The first way to read the query's words that finds something; the first of all if none does. */
export async function findWay<Query extends Omit<HouseQuery, 'reading'>>(
  actor: Actor,
  query: Query,
): Promise<WayToRead<Query>> {
  const [first, ...others] = await waysToRead(actor, query);
  if (!first) throw new Error('a query can always be read');
  if (others.length === 0) return first;
  for (const way of [first, ...others]) {
    const { total } = await findPage(actor, way, { page: 1, size: 0 });
    if (total > 0) return way;
  }
  return first;
}
