import { maxCounted } from '@toam/contracts/page';
import { type NeedListMode, needListModes, type NeedQuery } from '@toam/contracts/request/request.endpoints';
import type { Actor } from '@toam/domain/actor';
import { canSeeCustomerPhone, nobodysCustomer } from '@toam/domain/customer/customer-access';
import type { Team } from '@toam/domain/need/request-access';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { countEach } from '../../../db/count-each';
import { db } from '../../../db/db';
import type { Page } from '../../../http/page';
import { customers } from '../../customers/customer.schema';
import { withoutDigits } from '../../customers/customers.reads';
import { users } from '../../users/user.schema';
import { matchesFilter, matchesSearch } from './request-filter.queries';
import { alive, needsVisibleTo, sharedWith } from '../../need-reach/need-scope.reads';
import { type Need, requests } from '../request.schema';

/** The tabs of D64. The caller adds the limits of what the actor may see. */
function standsIn(mode: NeedListMode, actor: Actor, team: Team): SQL | undefined {
  if (mode === 'personal') return eq(requests.user_id, actor.id);
  return mode === 'shared' ? sharedWith(actor, team) : undefined;
}

/** A list's query without its order. */
type NeedListQuery = Omit<NeedQuery, 'sort' | 'order'>;

/** Every condition of the query, the actor's rights included. */
const conditions = (actor: Actor, team: Team, { mode, status, search, filters }: NeedListQuery): SQL | undefined =>
  and(
    alive,
    needsVisibleTo(actor, team),
    standsIn(mode, actor, team),
    status === undefined ? undefined : eq(requests.status, status),
    matchesSearch(actor, team, search),
    ...filters.map((filter) => matchesFilter(actor, team, filter)),
  );

/** How many needs the query finds in each tab. */
export function countTabs(actor: Actor, team: Team, query: Omit<NeedListQuery, 'mode'>) {
  const found = needListModes.map((mode) => {
    const where = conditions(actor, team, { ...query, mode });
    return [mode, sql`select ${requests.id} from ${requests} where ${where}`];
  });
  return countEach(Object.fromEntries(found) as Record<NeedListMode, SQL>);
}

type Order = Pick<NeedQuery, 'sort' | 'order'>;

/**
 * Sorts people and customers by name, the rest by the column itself; equal values newest first. For people who may not
 * read the numbers in customers' names, all digits are equal. D24.
 */
function keyOf(actor: Actor, sort: NeedQuery['sort']): SQL | PgColumn {
  if (sort === 'customer')
    return canSeeCustomerPhone(actor, nobodysCustomer) ? customers.search : withoutDigits(customers.search);
  if (sort === 'user_id') return users.search;
  return sort === 'place' ? sql`f_vn(${requests.place})` : requests[sort];
}

function order({ sort, order }: Order, key: SQL | PgColumn, id: SQL | PgColumn): SQL[] {
  const direction = order === 'asc' ? asc : desc;
  if (sort === 'id') return [direction(id)];
  // where a column is never empty, 'nulls last' would only keep the order from being read from an index
  const isAlwaysKnown = sort in requests && requests[sort as keyof Need].notNull;
  return [isAlwaysKnown ? direction(key) : sql`${direction(key)} nulls last`, desc(id)];
}

/** Ids and sort keys. Joins only what the order needs, so the first page by id is simply the first rows of the index. */
function withKeys(actor: Actor, { sort }: Order, where: SQL | undefined) {
  const key = sql`${keyOf(actor, sort)}`.as('key');
  const found = db().select({ id: requests.id, key }).from(requests).$dynamic();
  if (sort === 'customer') found.leftJoin(customers, eq(customers.id, requests.customer_id));
  if (sort === 'user_id') found.leftJoin(users, eq(users.id, requests.user_id));
  return found.where(where);
}

/** The order of rows of `withKeys`. */
const inOrder = (query: Order): SQL => sql.join(order(query, sql`key`, sql`id`), sql`, `);

const ordered = (actor: Actor, query: Order, where: SQL | undefined) =>
  withKeys(actor, query, where).orderBy(...order(query, keyOf(actor, query.sort), requests.id));

/**
 * One page of ids, and how many needs there are. A few are found once, then counted and sorted. With many, counting stops at
 * `maxCounted` + 1.
 */
export async function findPage(actor: Actor, team: Team, query: NeedQuery, { page, size }: Page) {
  const where = conditions(actor, team, query);
  const start = (page - 1) * size;
  const max = maxCounted + 1;
  const { rows } = await db().execute<{ total: number; ids: number[] | null }>(sql`
    with found as materialized (${withKeys(actor, query, where).limit(max)})
    select (select count(*)::int from found) as total,
      case when (select count(*) from found) < ${max}
        then array(select id from found order by ${inOrder(query)} limit ${size} offset ${start}) end as ids`);
  const { total = 0, ids = null } = rows[0] ?? {};
  if (ids) return { total, ids };
  const found = await ordered(actor, query, where).limit(size).offset(start);
  return { total, ids: found.map(({ id }) => id) };
}

/** Ids of the whole list in its order. With null: all needs that the actor may see, newest first. */
export async function listAllIds(actor: Actor, team: Team, query: NeedQuery | null): Promise<number[]> {
  const found = query
    ? await ordered(actor, query, conditions(actor, team, query))
    : await ordered(actor, { sort: 'id', order: 'desc' }, and(alive, needsVisibleTo(actor, team)));
  return found.map(({ id }) => id);
}
