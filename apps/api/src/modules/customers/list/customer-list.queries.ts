import type { CustomerSortColumn } from '@toam/contracts/customer/customer.endpoints';
import { maxCounted } from '@toam/contracts/page';
import type { Actor } from '@toam/domain/actor';
import { kindOfColumn, sortedCustomerColumns } from '@toam/domain/customer/customer-columns';
import { NeedStatus } from '@toam/domain/need-values';
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { countEach } from '../../../db/count-each';
import { db } from '../../../db/db';
import type { Page } from '../../../http/page';
import { houses } from '../../houses/house.schema';
import { images } from '../../media/media.schema';
import { requests } from '../../needs/need.schema';
import { users } from '../../users/user.schema';
import { staffNames } from '../customer-scope.queries';
import { customerSorts } from '../customer-sorts.schema';
import { type Customer, customers, noteStart, withoutDigits } from '../customer.schema';
import { alive, conditions } from './customer-conditions.queries';
import { type CustomerQuery, type CustomerWishes, tellable, unreadSort } from './customer-query';

type TypedSort = (typeof sortedCustomerColumns)[number];

/** What a typed column is sorted by: names by the Vietnamese alphabet (D124), notes by their beginning. */
function typedKey(name: TypedSort): SQL | PgColumn {
  if (name === 'name') return customers.name_order;
  return kindOfColumn(name) === 'note' ? noteStart(customers[name]) : customers[name];
}

const keys = {
  id: customers.id,
  ...(Object.fromEntries(sortedCustomerColumns.map((name) => [name, typedKey(name)])) as Record<
    TypedSort,
    SQL | PgColumn
  >),
  user: sql`(select ${users.name_order} from ${users} where ${users.id} = ${customers.user_id})`,
  created_at: customers.created_at,
  updated_at: customers.updated_at,
} satisfies Record<CustomerSortColumn, SQL | PgColumn>;

/** The sort key of a query. D24. */
const keyOf = (actor: Actor, query: CustomerQuery): SQL | PgColumn =>
  unreadSort(actor, query) ? withoutDigits(keys[query.sort]) : keys[query.sort];

/** Null sorts as the lowest value in both directions, so that one index serves both. */
function order({ sort, order: towards }: CustomerQuery, key: SQL | PgColumn, id: SQL | PgColumn): SQL[] {
  const byId = towards === 'asc' ? asc(id) : desc(id);
  if (sort === 'id') return [byId];
  return [towards === 'asc' ? sql`${key} asc nulls first` : sql`${key} desc nulls last`, byId];
}

const inTurn = (query: CustomerQuery, key: SQL | PgColumn, id: SQL | PgColumn): SQL =>
  sql.join(order(query, key, id), sql`, `);

const idsOf = async (found: SQL): Promise<number[]> =>
  (await db().execute<{ id: number }>(found)).rows.map(({ id }) => id);

/**
 * A page by the names of staff, one after the other: each one's customers are found by their index, as far as the page needs.
 * Customers without staff are in no one's.
 */
function pageByStaff(query: CustomerQuery, where: SQL | undefined, { page, size }: Page): Promise<number[]> {
  const start = (page - 1) * size;
  const towards = sql.raw(query.order);
  const nulls = sql.raw(query.order === 'asc' ? 'asc nulls first' : 'desc nulls last');
  return idsOf(sql`
    select id from (
      (select ${customers.id}, ${users.name_order} as key
        from (select id, name_order from ${users} order by name_order ${nulls}) as ${users}
          join ${customers} on ${customers.user_id} = ${users.id}
        where ${where} order by ${inTurn(query, users.name_order, customers.id)} limit ${start + size})
      union all
      (select ${customers.id}, null from ${customers} where ${and(isNull(customers.user_id), where)}
        order by ${customers.id} ${towards} limit ${start + size})
    ) as found
    order by ${inTurn(query, sql`key`, sql`id`)} limit ${size} offset ${start}`);
}

/** Of so many customers that are looked through, one fills a place of the page; else all are collected. */
const lookedThroughForEach = 20;
const mostLookedThrough = 20_000;

/**
 * A page in an order that no index of `customers` has, because it must not tell numbers: the first of `customer_sorts`, each looked
 * up by its id.
 * @returns undefined if those do not fill the page
 */
async function pageUnread(
  query: CustomerQuery,
  where: SQL | undefined,
  { page, size }: Page,
): Promise<number[] | undefined> {
  const start = (page - 1) * size;
  const first = Math.max(1000, lookedThroughForEach * (start + size));
  if (!(query.sort in customerSorts) || first > mostLookedThrough) return undefined;
  const key = customerSorts[query.sort as keyof Customer & keyof typeof customerSorts];
  // `offset 0` keeps the conditions out, so the planner finds each customer by its id alone
  const one = sql`(select * from ${customers} where ${customers.id} = first.id offset 0) as ${customers}`;
  const ids = await idsOf(sql`
    select first.id from (
      select ${customerSorts.id} as id, ${key} as key from ${customerSorts} order by ${inTurn(query, key, customerSorts.id)} limit ${first}) as first
      cross join lateral (select from ${one} where ${where}) as hit
    order by ${inTurn(query, sql`first.key`, sql`first.id`)} limit ${size} offset ${start}`);
  return ids.length === size ? ids : undefined;
}

/** A page of more customers than are counted, read in its order. */
async function pageOfMany(actor: Actor, query: CustomerQuery, page: Page): Promise<number[]> {
  const where = conditions(actor, query);
  if (query.sort === 'user') return pageByStaff(query, where, page);
  const unread = unreadSort(actor, query) ? await pageUnread(query, where, page) : undefined;
  if (unread) return unread;
  const inOrder = inTurn(query, keyOf(actor, query), customers.id);
  return idsOf(sql`
    select ${customers.id} from ${customers} where ${where} order by ${inOrder} limit ${page.size} offset ${(page.page - 1) * page.size}`);
}

/** Customers of the query, as many as are counted. A range of days is read from its index: the oldest rows stand together. */
function foundBy(actor: Actor, query: CustomerQuery, key: SQL | PgColumn, limit: number): SQL {
  const isOfDays = query.created_from !== undefined || query.created_to !== undefined;
  const from = isOfDays ? sql`order by ${customers.created_at} desc` : undefined;
  return sql`select ${customers.id}, ${key} as key from ${customers} where ${conditions(actor, query)} ${from} limit ${limit}`;
}

/**
 * The number of customers, and a page of them. A few are found once, then counted and sorted. With many, counting stops
 * at `maxCounted` + 1 and the page is read in the order of an index.
 */
export async function findPage(actor: Actor, asked: CustomerQuery, page: Page) {
  const query = tellable(actor, asked);
  const max = maxCounted + 1;
  const isByStaff = query.sort === 'user';
  const found = foundBy(actor, query, isByStaff ? customers.user_id : keyOf(actor, query), max);
  const names = isByStaff ? sql`left join ${users} on ${users.id} = found.key` : undefined;
  const inOrder = inTurn(query, isByStaff ? users.name_order : sql`found.key`, sql`found.id`);
  const { rows } = await db().execute<{ total: number; ids: number[] | null }>(sql`
    with found as materialized (${found})
    select total, case when total < ${max} then
      array(select found.id from found ${names} order by ${inOrder} limit ${page.size} offset ${(page.page - 1) * page.size}) end as ids
    from (select count(*)::int as total from found) as counted`);
  const { total = 0, ids = null } = rows[0] ?? {};
  return { total, ids: ids ?? (await pageOfMany(actor, query, page)) };
}

/** All customers of the query for a sheet: a query of their ids, and its order. */
export function everyCustomer(actor: Actor, asked: CustomerQuery) {
  const query = tellable(actor, asked);
  const found = db()
    .select({ id: customers.id, key: sql`${keyOf(actor, query)}`.as('key') })
    .from(customers)
    .where(conditions(actor, query));
  return { found: sql`${found}`, order: sql.join(order(query, sql`key`, sql`id`), sql`, `) };
}

/** How many customers of the query are everybody's and the actor's own, each at most `maxCounted` + 1. */
export function countRoles(
  actor: Actor,
  query: Omit<CustomerWishes, 'role'>,
): Promise<Record<CustomerQuery['role'], number>> {
  const found = (role: CustomerQuery['role']) =>
    everyCustomer(actor, { ...query, role, sort: 'id', order: 'desc' }).found;
  return countEach({ all: found('all'), personal: found('personal') });
}

const listed = {
  customer: customers,
  image: images,
  staff: staffNames,
  house_count: sql<number>`(select count(*) from ${houses} where ${houses.customer_id} = ${customers.id} and ${houses.deleted_at} is null)::int`,
  need_count: sql<number>`(select count(*) from ${requests} where ${requests.customer_id} = ${customers.id} and ${requests.status} = ${NeedStatus.unresolved} and ${requests.deleted_at} is null)::int`,
};

const joined = () => db().select(listed).from(customers).leftJoin(images, eq(images.id, customers.image_id));

export type ListedCustomer = Awaited<ReturnType<typeof joined>>[number];

/** Customers by id, in that order. Deleted ones are left out. */
export async function readListed(ids: number[]): Promise<ListedCustomer[]> {
  if (ids.length === 0) return [];
  const found = await joined().where(and(alive, inArray(customers.id, ids)));
  const byId = new Map(found.map((row) => [row.customer.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export const findCustomer = async (id: number): Promise<ListedCustomer | undefined> => (await readListed([id]))[0];
