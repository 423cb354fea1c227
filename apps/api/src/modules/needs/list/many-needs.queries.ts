import type { NeedQuery } from '@toam/contracts/need/need.endpoints';
import type { Actor } from '@toam/domain/actor';
import { and, asc, desc, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import type { Page } from '../../../http/page';
import { customers } from '../../customers/customer.schema';
import { users } from '../../users/user.schema';
import { placeBeginning } from '../need-sorts.schema';
import { requests } from '../need.schema';
import { conditionsOf, narrow, otherFilters } from './need-conditions.queries';
import { inTurn, nameOf, order, ordered, ownColumn } from './need-order.queries';
import { matchesFilter, type Reader } from './need-filter.queries';

export const startOf = ({ page, size }: Page): number => (page - 1) * size;

const idsOf = async (found: SQL): Promise<number[]> =>
  (await db().execute<{ id: number }>(found)).rows.map(({ id }) => id);

/** Orders whose first needs an index of `requests` finds. */
const indexed: readonly NeedQuery['sort'][] = ['id', 'created_at', 'updated_at'];

/** By the customers' names: from the index of their names. Needs whose customer is deleted are in no index of names. */
function pageByCustomer(actor: Actor, query: NeedQuery, where: SQL | undefined, page: Page): Promise<number[]> {
  const isGone = or(
    and(isNotNull(customers.deleted_at), isNull(customers.merged_into)),
    isNotNull(customers.merged_into),
  );
  const parts = [isNull(customers.deleted_at), isGone].map(
    (part) => sql`(${ordered(actor, query, and(part, where)).limit(startOf(page) + page.size)})`,
  );
  const inOrder = inTurn(query, sql`key`, sql`id`);
  return idsOf(sql`
    select id from (${sql.join(parts, sql` union all `)}) as found order by ${inOrder} limit ${page.size} offset ${startOf(page)}`);
}

/** Of so many needs that are looked through, one fills a place of the page; else all are collected. */
const lookedThroughForEach = 20;
const mostLookedThrough = 20_000;

/** By the names of staff, one after the other: each one's needs are found by their index, as far as the page needs. */
function pageByStaff(query: NeedQuery, where: SQL | undefined, page: Page): Promise<number[]> {
  const inOrder = inTurn(query, users.name_order, requests.id);
  return idsOf(sql`
    select ${requests.id} from (select id, name_order from ${users} order by name_order ${sql.raw(query.order)}) as ${users}
      join ${requests} on ${requests.user_id} = ${users.id}
    where ${where} order by ${inOrder} limit ${page.size} offset ${startOf(page)}`);
}

/**
 * A page by `need_sorts`. What it does not know is asked of the first needs of its order.
 * @returns undefined if those do not fill the page
 */
async function pageByNarrow(reader: Reader, query: NeedQuery, page: Page): Promise<number[] | undefined> {
  const isByPlace = query.sort === 'place';
  const key = isByPlace ? requests.place : ownColumn(query.sort);
  const direction = query.order === 'asc' ? asc : desc;
  const inOrder = order(query, key, requests.id);
  if (isByPlace) inOrder.unshift(direction(placeBeginning(key)));
  const found = db()
    .select({ id: requests.id, key: sql`${key}`.as('key') })
    .from(narrow)
    .where(conditionsOf(reader, query, 'need_sorts'))
    .orderBy(...inOrder);
  const others = otherFilters(query);
  if (others.length === 0) return idsOf(sql`select id from (${found.limit(page.size).offset(startOf(page))}) as found`);
  const first = Math.max(1000, lookedThroughForEach * (startOf(page) + page.size));
  if (first > mostLookedThrough) return undefined;
  // `offset 0` keeps the conditions out, so the planner finds each need by its id alone
  const one = sql`(select * from ${requests} where ${requests.id} = first.id offset 0) as ${requests}`;
  const ids = await idsOf(sql`
    select first.id from (${found.limit(first)}) as first
      cross join lateral (select from ${one} where ${and(...others.map((filter) => matchesFilter(reader, filter)))}) as hit
    order by ${inTurn(query, sql`first.key`, sql`first.id`)} limit ${page.size} offset ${startOf(page)}`);
  return ids.length === page.size ? ids : undefined;
}

/** A page of more needs than are counted. */
export async function pageOfMany(reader: Reader, query: NeedQuery, page: Page): Promise<number[]> {
  const { actor } = reader;
  const where = conditionsOf(reader, query, 'requests');
  if (query.sort === 'customer') return pageByCustomer(actor, query, where, page);
  if (query.sort === 'user_id') return pageByStaff(query, where, page);
  if (indexed.includes(query.sort)) {
    const found = await ordered(actor, query, where).limit(page.size).offset(startOf(page));
    return found.map(({ id }) => id);
  }
  const ids = await pageByNarrow(reader, query, page);
  if (ids) return ids;
  const { key, names } = nameOf(actor, query.sort);
  // `offset 0` keeps the planner from walking an index of all needs for those of a few people
  const found = sql`select ${requests.id}, ${ownColumn(query.sort)} as key from ${requests} where ${where} offset 0`;
  return idsOf(sql`
    select found.id from (${found}) as found ${names}
    order by ${inTurn(query, key, sql`found.id`)} limit ${page.size} offset ${startOf(page)}`);
}
