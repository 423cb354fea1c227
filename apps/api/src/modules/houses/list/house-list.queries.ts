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
  isReadByWords,
  matchesFilter,
  matchesSearch,
  matchesStatus,
  matchesTags,
  relevance,
  type SearchReading,
  standsInBounds,
} from './house-filter.queries';
import { hasMeasures, isMeasure } from './house-measures.queries';
import { type WayToRead, waysToRead } from './read-house-search';
import { alive, type Branches, standsIn, tabStanding } from '../house-scope.queries';

/** A list's query, and how strictly its words are read. */
export type HouseQuery = Omit<HouseListBody, 'fetchType'> & { reading: SearchReading };

/** A list's query without its order. */
type HouseListQuery = Omit<HouseQuery, 'column' | 'direction'>;

/** Every condition of the query, the actor's rights included. Houses that the actor may not see are not counted. */
export function branches(actor: Actor, query: HouseListQuery): Branches {
  const request = and(
    query.role === 'personal' ? eq(houses.user_id, actor.id) : undefined,
    query.project_id ? eq(houses.project_id, query.project_id) : undefined,
    matchesStatus(actor, query.status),
    matchesTags(query.tagSearch),
    query.bounds ? standsInBounds(query.bounds) : undefined,
    typeof query.newer_than === 'number' ? isNewerThan(query.newer_than) : undefined,
    ...query.filters.filter((filter) => !isMeasure(filter)).map((filter) => matchesFilter(filter, query.reading)),
    hasMeasures(query.filters),
    matchesSearch(query.search, query.reading),
  );
  return standsIn(query.mode, actor).map((standing) => and(alive, standing, request));
}

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

/** Houses under this condition in the order of the query's column, read from the index of that order. */
function walked(query: HouseQuery, where: SQL | undefined) {
  const column = columnOf(query);
  if (!(column in houseSorts)) return keyedBy(keyOf(query), where).orderBy(...order(query, keyOf(query), houses.id));
  const key = houseSorts[column as typeof column & keyof typeof houseSorts];
  // a query of its own: conditions name columns of houses without the table
  const sorted = db()
    .select({ sorted_id: sql<number>`${houseSorts.house_id}`.as('sorted_id'), sort_key: sql`${key}`.as('sort_key') })
    .from(houseSorts)
    .as('sorted');
  return db()
    .select({ id: houses.id, key: sql`${sorted.sort_key}`.as('key') })
    .from(houses)
    .innerJoin(sorted, eq(sorted.sorted_id, houses.id))
    .where(where)
    .orderBy(...order(query, sorted.sort_key, sorted.sorted_id));
}

/** Tabs that hold houses on sale and others. */
const isMixed = (mode: HouseQuery['mode']) => !['publicList', 'suspend', 'suspendPublic'].includes(mode);

/**
 * The conditions of a list, split where no one index has all of its order: counters are mostly 0 and only the others are in
 * theirs; views have one index for houses on sale and one for the others.
 */
function sortedBranches(actor: Actor, query: HouseQuery): Branches {
  const found = branches(actor, query);
  const counter = keyOf(query);
  if (query.column === 'total_view')
    return isMixed(query.mode)
      ? found.flatMap((where) => [and(where, eq(houses.status, 0)), and(where, ne(houses.status, 0))])
      : found;
  if (houseColumns[query.column].kind !== 'counter') return found;
  return found.flatMap((where) => [and(where, gt(counter, 0)), and(where, eq(counter, 0))]);
}

/**
 * Ids of one page in the order of the query's column. It selects only ids, so the index alone can answer and deep pages stay cheap.
 * With several branches, each is read up to the end of the page; then they are merged.
 */
export async function listIds(actor: Actor, query: HouseQuery, { page, size }: Page): Promise<number[]> {
  const start = (page - 1) * size;
  const conditions = sortedBranches(actor, query);
  const [only, ...more] = conditions;
  if (more.length === 0) return (await walked(query, only).limit(size).offset(start)).map(({ id }) => id);
  const all = sql.join(
    conditions.map((where) => sql`(${walked(query, where).limit(start + size)})`),
    sql` union all `,
  );
  const { rows } = await db().execute<{ id: number }>(
    sql`select id from (${all}) as page order by ${byKey(query)} limit ${size} offset ${start}`,
  );
  return rows.map(({ id }) => id);
}

/** How many of a tab's first houses a search reads before it uses the index of words. */
const probed = 10_000;

/**
 * One page of a search that finds more than `maxCountedHouses`. So many houses have the words that the first houses of
 * the tab already fill a page. PostgreSQL itself would collect all matches: it treats words that often occur together,
 * such as "hẻm xe hơi", as rare.
 * @returns undefined if the tab has no index in that order, or the page goes beyond those houses
 */
async function listAmongFirst(actor: Actor, query: HouseQuery, page: Page): Promise<number[] | undefined> {
  const standing = tabStanding(query.mode);
  if (!standing || query.column !== 'id' || !isReadByWords(query)) return undefined;
  const byId = sql.join(order(query, houses.id, houses.id), sql`, `);
  const first = sql`select * from ${houses} where ${and(alive, standing)} order by ${byId} limit ${probed}`;
  const { rows } = await db().execute<{ id: number }>(sql`
    select ${houses.id} from (${first}) as ${houses} where ${or(...branches(actor, query))}
    order by ${byId} limit ${page.size} offset ${(page.page - 1) * page.size}`);
  return rows.length === page.size ? rows.map(({ id }) => id) : undefined;
}

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
  return { total, ids: (await listAmongFirst(actor, query, page)) ?? (await listIds(actor, query, page)) };
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
