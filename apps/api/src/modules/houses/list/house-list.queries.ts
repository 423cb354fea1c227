import { type HouseListBody, maxCountedHouses } from '@toam/contracts/house/house-list.endpoints';
import type { Actor } from '@toam/domain/actor';
import { houseColumns, storedName } from '@toam/domain/house/house-columns';
import type { HouseListMode } from '@toam/domain/house/house-list-mode';
import { searchWords } from '@toam/domain/vietnamese';
import { and, asc, desc, eq, gt, ne, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { countEach } from '../../../db/count-each';
import { db } from '../../../db/db';
import type { Page } from '../../../http/page';
import { houseSorts } from '../house-sorts.schema';
import { houses } from '../house.schema';
import {
  isNewerThan,
  matchesFilter,
  matchesSearch,
  matchesStatus,
  matchesTags,
  relevance,
  type SearchReading,
  standsInBounds,
} from './house-filter.queries';
import { hasMeasures, isMeasure, measuredBounds } from './house-measures.queries';
import { type WayToRead, waysToRead } from './read-house-search';
import { alive, type Branches, standsIn, tabStanding } from '../house-scope.queries';

/** A list's query, and how strictly its words are read. */
export type HouseQuery = Omit<HouseListBody, 'fetchType'> & { reading: SearchReading };

/** A list's query without its order. */
type HouseListQuery = Omit<HouseQuery, 'column' | 'direction'>;

/** Every condition of the query, the actor's rights included. Houses that the actor may not see are not counted. */
export const branches = (actor: Actor, query: HouseListQuery): Branches =>
  standsIn(query.mode, actor).map((standing) =>
    and(alive, standing, requested(actor, query), hasMeasures(query.filters)),
  );

/** What the query asks of a house, measures aside. */
const requested = (actor: Actor, query: HouseListQuery): SQL | undefined =>
  and(
    query.role === 'personal' ? eq(houses.user_id, actor.id) : undefined,
    query.project_id ? eq(houses.project_id, query.project_id) : undefined,
    matchesStatus(actor, query.status),
    matchesTags(query.tagSearch),
    query.bounds ? standsInBounds(query.bounds) : undefined,
    typeof query.newer_than === 'number' ? isNewerThan(query.newer_than) : undefined,
    ...query.filters.filter((filter) => !isMeasure(filter)).map((filter) => matchesFilter(filter, query.reading)),
    matchesSearch(query.search, query.reading),
  );

/** In the list's own order, newest first, words put the best hits before. Any other order is what somebody chose. */
const isRanked = ({ column, direction, search }: HouseQuery) =>
  column === 'id' && direction === 'desc' && searchWords(search).length > 0;

const columnOf = ({ column }: HouseQuery) => (column === 'area' ? 'measured_area' : storedName(column));
const keyOf = (query: HouseQuery): PgColumn => houses[columnOf(query)];

/** Null sorts as the lowest value, so that one index serves both directions. The index of a column without nulls says nothing of them. */
function order(query: HouseQuery, key: SQLWrapper, id: SQLWrapper): SQL[] {
  const inDirection = query.direction === 'asc' ? asc : desc;
  if (query.column === 'id') return [inDirection(id)];
  if (keyOf(query).notNull) return [inDirection(key), inDirection(id)];
  return [query.direction === 'asc' ? sql`${key} asc nulls first` : sql`${key} desc nulls last`, inDirection(id)];
}

const keyedBy = (key: SQL | PgColumn, where: SQL | undefined) =>
  db()
    .select({ id: houses.id, key: sql`${key}`.as('key') })
    .from(houses)
    .where(where);

export const keyed = (query: HouseQuery, where: SQL | undefined) =>
  keyedBy(isRanked(query) ? relevance(query.search) : keyOf(query), where);

const byKey = (query: HouseQuery): SQL => sql.join(order(query, sql`key`, sql`id`), sql`, `);

export const inOrder = (query: HouseQuery): SQL => (isRanked(query) ? sql`key desc, id desc` : byKey(query));

const whereOf = (condition: SQL | undefined): SQL | undefined => condition && sql`where ${condition}`;

/** The first so many houses of a tab, whoever sees them, in the order of the query's column: read from indexes of that order. */
function firstInOrder(query: HouseQuery, standing: SQL, limit: number): SQL {
  const column = columnOf(query);
  if (column in houseSorts) {
    const key = houseSorts[column as typeof column & keyof typeof houseSorts];
    const inTurn = sql.join(order(query, key, houseSorts.house_id), sql`, `);
    return sql`select ${houseSorts.house_id} as first_id, ${key} as first_key from ${houseSorts}
      ${whereOf(measuredBounds(query.filters, query.column))} order by ${inTurn} limit ${limit}`;
  }
  const key = keyOf(query);
  const inTurn = sql.join(order(query, key, houses.id), sql`, `);
  const own = query.filters.filter(({ column }) => column === query.column);
  const bounds = own.map((filter) => matchesFilter(filter, query.reading));
  const parts = indexedParts(query).map(
    (part) => sql`(select ${houses.id} as first_id, ${key} as first_key from ${houses}
      where ${and(alive, standing, part, ...bounds)} order by ${inTurn} limit ${limit})`,
  );
  if (parts.length === 1) return parts[0]!;
  const merged = sql.join(order(query, sql`first_key`, sql`first_id`), sql`, `);
  return sql`select * from (${sql.join(parts, sql` union all `)}) as parts order by ${merged} limit ${limit}`;
}

/**
 * Conditions that split houses where no one index has all of an order: counters are mostly 0 and only the others are in theirs;
 * views have one index for houses on sale and one for the others.
 */
function indexedParts(query: HouseQuery): (SQL | undefined)[] {
  if (query.column === 'total_view') return [eq(houses.status, 0), ne(houses.status, 0)];
  if (houseColumns[query.column].kind !== 'counter') return [undefined];
  return [gt(keyOf(query), 0), eq(keyOf(query), 0)];
}

/** How many of the first houses are looked through for the first page; deep pages look through more. */
const lookedThrough = 10_000;

/** `branches` with every condition on the house itself: for one house that is quicker than a query of the narrow table. */
const checks = (actor: Actor, query: HouseQuery): Branches => {
  const measured = query.filters.filter(isMeasure).map((filter) => matchesFilter(filter, query.reading));
  return standsIn(query.mode, actor).map((standing) => and(alive, standing, requested(actor, query), ...measured));
};

/**
 * A page from the first houses of its order. Most lists fill it at once. How far one would have to look is not known before:
 * all houses of the dearest ward may be beyond a viewer's limits. So it ends somewhere.
 * @returns undefined if those houses do not fill the page, or the tab has no order of its own
 */
async function pageAmongFirst(actor: Actor, query: HouseQuery, { page, size }: Page): Promise<number[] | undefined> {
  const standing = tabStanding(query.mode);
  if (!standing) return undefined;
  const start = (page - 1) * size;
  const inTurn = sql.join(order(query, sql`first_key`, sql`first_id`), sql`, `);
  // `offset 0` keeps the conditions out, so the planner finds each house by its id alone and not in an index of one of them
  const one = sql`(select * from ${houses} where ${houses.id} = first_id offset 0) as houses`;
  const { rows } = await db().execute<{ id: number }>(sql`
    select first_id as id from (${firstInOrder(query, standing, lookedThrough + 2 * start)}) as first
      cross join lateral (select from ${one} where ${or(...checks(actor, query))} limit 1) as hit
    order by ${inTurn} limit ${size} offset ${start}`);
  return rows.length === size ? rows.map(({ id }) => id) : undefined;
}

/** A page of all houses, found by what narrows them and then sorted. */
async function pageOfAll(actor: Actor, query: HouseQuery, { page, size }: Page): Promise<number[]> {
  const found = branches(actor, query).map((where) => sql`(${keyedBy(keyOf(query), where)})`);
  const { rows } = await db().execute<{ id: number }>(sql`
    with found as materialized (${sql.join(found, sql` union all `)})
    select id from found order by ${byKey(query)} limit ${size} offset ${(page - 1) * size}`);
  return rows.map(({ id }) => id);
}

/** Ids of one page in the order of the query's column, for lists of many houses. */
export const listIds = async (actor: Actor, query: HouseQuery, page: Page): Promise<number[]> =>
  (await pageAmongFirst(actor, query, page)) ?? (await pageOfAll(actor, query, page));

/**
 * The number of houses, and a page of them. `size` 0 only counts. A few houses are found once, then counted and sorted.
 * With many houses, counting stops at `maxCountedHouses` + 1 and the page is read in the order of an index, without ranking hits.
 */
export async function findPage(actor: Actor, query: HouseQuery, page: Page): Promise<{ total: number; ids: number[] }> {
  const max = maxCountedHouses + 1;
  const found = sql.join(
    branches(actor, query).map((where) => sql`(${keyed(query, where).limit(max)})`),
    sql` union all `,
  );
  const { rows } = await db().execute<{ total: number; ids: number[] | null }>(sql`
    with found as materialized (select * from (${found}) as branches limit ${max})
    select total, case when total < ${max} then
      array(select id from found order by ${inOrder(query)} limit ${page.size} offset ${(page.page - 1) * page.size}) end as ids
    from (select count(*)::int as total from found) as counted`);
  const { total = 0, ids = [] } = rows[0] ?? {};
  if (ids) return { total, ids };
  if (page.size === 0) return { total, ids: [] };
  return { total, ids: await listIds(actor, query, page) };
}

/** How many houses the query finds in each of the tabs. Each branch uses its own index. */
export function countTabs(actor: Actor, modes: HouseListMode[], query: Omit<HouseListQuery, 'mode'>) {
  const found = modes.map((mode) => {
    const rows = branches(actor, { ...query, mode }).map(
      (where) => sql`(select ${houses.id} from ${houses} where ${where} limit ${maxCountedHouses + 1})`,
    );
    return [mode, sql.join(rows, sql` union all `)];
  });
  return countEach(Object.fromEntries(found) as Record<HouseListMode, SQL>);
}

/** The first way to read the query's words that finds something; the first of all if none does. */
export async function findWay<Query extends Omit<HouseQuery, 'reading'>>(
  actor: Actor,
  query: Query,
): Promise<WayToRead<Query>> {
  const [first, ...others] = await waysToRead(query);
  if (!first) throw new Error('a query can always be read');
  if (others.length === 0) return first;
  for (const way of [first, ...others]) {
    const { total } = await findPage(actor, way, { page: 1, size: 0 });
    if (total > 0) return way;
  }
  return first;
}
