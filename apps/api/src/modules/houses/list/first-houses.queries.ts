import type { Actor } from '@toam/domain/actor';
import { houseColumns } from '@toam/domain/house/house-columns';
import { and, eq, gt, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import type { Page } from '../../../http/page';
import { users } from '../../users/user.schema';
import type { HouseRowKind } from '../house-condition.queries';
import { alive, tabState } from '../house-scope.queries';
import { houses } from '../house.schema';
import { listedHouses } from '../listed-house.schema';
import { listed, rowBranches, whereOf } from './found-houses.queries';
import { matchesFilter } from './house-filter.queries';
import { type HouseQuery, hasListedOrder, isNullAsColumn, keyOf, orderBy } from './house-order.queries';

/** How many of the first houses are looked through for the first page; deep pages look through more. */
const lookedThrough = 10_000;

/** Filters of the order's own column: houses beyond them need not be looked through. Parts of a text are anywhere, but not in null. */
const boundsOf = (query: HouseQuery, rowKind?: HouseRowKind): SQL | undefined =>
  and(
    ...query.filters
      .filter(({ column }) => column === query.column)
      .map((filter) => {
        const condition = matchesFilter(filter, query.reading, rowKind);
        if (!condition || filter.operation !== 'like') return condition;
        return isNullAsColumn(query) ? isNotNull(keyOf(query)) : undefined;
      }),
  );

/**
 * A tab's condition, where the order's index can use it: the indexes of tabs are in the order of ids, some tabs have one status, and the
 * community has its own index of prices.
 */
const standingIn = ({ column, mode }: HouseQuery, state: SQL): SQL | undefined =>
  column === 'id' || column === 'status' || (column === 'into_money' && mode === 'publicList') ? state : undefined;

/**
 * The rows of the first so many houses of an order, whoever sees them, with what orders them: `key` and `first_id`. Sorted by just these,
 * they need no sort, and reading ends where the page is full.
 */
function firstRows(query: HouseQuery, state: SQL, limit: number): SQL {
  const key = keyOf(query);
  const inTurn = orderBy(query, key, houses.id);
  if (query.column === 'user_id') return firstRowsByAgent(query, state, limit);
  if (hasListedOrder(query)) {
    const where = whereOf(and(standingIn(query, state), boundsOf(query, 'narrow')));
    return sql`select *, ${key} as key, ${houses.id} as first_id from ${listed} ${where} order by ${inTurn} limit ${limit}`;
  }
  const parts = indexedParts(query).map(
    (part) => sql`(select ${houses.id} as first_id, ${key} as key from ${houses}
      where ${and(alive, standingIn(query, state), part, boundsOf(query))} order by ${inTurn} limit ${limit})`,
  );
  const first = sql`select * from (${sql.join(parts, sql` union all `)}) as parts
    order by ${orderBy(query, sql`key`, sql`first_id`)} limit ${limit}`;
  // `offset 0` keeps the planner from another index than that of the id
  return sql`select one.*, key, first_id from (${first}) as first
    cross join lateral (select * from ${listedHouses} where ${listedHouses.id} = first_id offset 0) as one`;
}

/** The same by the names of agents, one after the other: each one's houses are found by their index. */
function firstRowsByAgent(query: HouseQuery, state: SQL, limit: number): SQL {
  const where = whereOf(and(standingIn(query, state), boundsOf(query, 'narrow')));
  return sql`
    select houses.*, key, houses.id as first_id
    from (select id as agent, name_order as key from ${users} order by ${orderBy(query, users.name_order, users.id)}) as agents
      join (select * from ${listed} ${where}) as houses on houses.user_id = agent
    order by ${orderBy(query, sql`key`, sql`houses.id`)} limit ${limit}`;
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

/**
 * A page from the first houses of its order. Most lists fill it at once. How far one would have to look is not known before:
 * all houses of the dearest ward may be beyond a viewer's limits. So it ends somewhere.
 * @returns undefined if those houses do not fill the page, or the tab has no order of its own
 */
export async function pageAmongFirst(
  actor: Actor,
  query: HouseQuery,
  { page, size }: Page,
): Promise<number[] | undefined> {
  const state = tabState(query.mode);
  if (!state) return undefined;
  const start = (page - 1) * size;
  const inTurn = orderBy(query, sql`key`, sql`first_id`);
  const { rows } = await db().execute<{ id: number }>(sql`
    select id from (${firstRows(query, state, lookedThrough + 2 * start)}) as houses
    ${whereOf(or(...rowBranches(actor, query)))} order by ${inTurn} limit ${size} offset ${start}`);
  return rows.length === size ? rows.map(({ id }) => id) : undefined;
}
