import type { CustomerListQuery, CustomerSortColumn } from '@toam/contracts/customer/customer.endpoints';
import { maxCounted } from '@toam/contracts/page';
import {
  customerColumns,
  filteredCustomerColumns,
  kindOfColumn,
  sortedCustomerColumns,
} from '@toam/domain/customer/customer-columns';
import { columnsWith } from '@toam/domain/record/columns';
import { NeedStatus } from '@toam/domain/need/need-values';
import type { Actor } from '@toam/domain/actor';
import { canSeeAllCustomers, canSeeCustomerPhone, nobodysCustomer } from '@toam/domain/customer/customer-access';
import { isFullPhone, isPhoneText, normalisePhone, partOfPhone } from '@toam/domain/phone';
import { searchWords } from '@toam/domain/vietnamese';
import { and, arrayContains, asc, desc, eq, gte, inArray, isNull, like, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { db } from '../../../db/db';
import type { Page } from '../../../http/page';
import { houses } from '../../houses/house.schema';
import { images } from '../../media/media.schema';
import { requests } from '../../requests/request.schema';
import { users } from '../../users/user.schema';
import { hasNameWord, hasWord, isCustomerOf, staffNames } from '../customer-scope.queries';
import { customers, noteStart, phoneDigits, withoutDigits } from '../customer.schema';

export const alive = isNull(customers.deleted_at);

/** A query for a list or a picker. A picker also finds shared customers. */
export interface CustomerQuery extends Omit<CustomerListQuery, 'role'> {
  role: 'all' | 'personal';
  /** Ids of the customers whose needs are shared with the actor; null if the list does not include them (D19). */
  shared: SQL | null;
  ids?: number[] | undefined;
}

/** The customers that the actor may search: all, or their own (D19). Undefined means no condition. */
function inReach(actor: Actor, { role, shared }: CustomerQuery): SQL | undefined {
  if (role === 'all' && canSeeAllCustomers(actor)) return undefined;
  return or(isCustomerOf(actor.id), shared ? sql`${customers.id} in ${shared}` : undefined);
}

/** The trigram index needs at least so many digits. Fewer digits occur in nearly every number. */
const fewestDigits = 3;

/** Part of a number finds only customers whose number the actor may see. Otherwise a search would reveal masked numbers. */
function byPartOfPhone(actor: Actor, { search, shared }: CustomerQuery): SQL | undefined {
  const part = partOfPhone(search);
  if (part.length < fewestDigits) return sql`false`;
  const found = like(phoneDigits(customers.phones), `%${part}%`);
  if (canSeeCustomerPhone(actor, nobodysCustomer)) return found;
  return and(or(isCustomerOf(actor.id), shared ? sql`${customers.id} in ${shared}` : undefined), found);
}

/** Whether the query filters by more than the name. For somebody else's customer such filters would reveal hidden fields. */
const narrows = (query: CustomerQuery): boolean =>
  (['needs', 'houses', 'created_from', 'created_to', ...filteredCustomerColumns] as const).some(
    (name) => query[name] !== undefined,
  );

/** Whether the actor may read the numbers of all customers in their lists. */
const readsAll = (actor: Actor): boolean => canSeeCustomerPhone(actor, nobodysCustomer) || !canSeeAllCustomers(actor);

/** Where the actor may read numbers in texts. Undefined: everywhere in their lists. */
const tellsNumber = (actor: Actor): SQL | undefined => (readsAll(actor) ? undefined : isCustomerOf(actor.id));

/**
 * Word by word, in any order, without case and accents (D47). A whole phone number finds any customer, unless the query
 * is for one's own customers only (D24).
 */
function matchesSearch(actor: Actor, query: CustomerQuery): SQL | undefined {
  const { search } = query;
  if (isFullPhone(search))
    return and(
      arrayContains(customers.phones, [normalisePhone(search)]),
      query.role === 'personal' || narrows(query) ? inReach(actor, query) : undefined,
    );
  if (isPhoneText(search)) return and(inReach(actor, query), byPartOfPhone(actor, query));
  const words = searchWords(search).map((word) => hasNameWord(word, tellsNumber(actor)));
  return and(inReach(actor, query), ...words);
}

/** The words of the columns' text filters, matched as in a search. */
const matchesWords = (actor: Actor, query: CustomerQuery): SQL | undefined =>
  and(
    ...filteredCustomerColumns.flatMap((column) =>
      searchWords(query[column] ?? '').map((word) =>
        hasWord(sql`f_vn(${customers[column]})`, word, tellsNumber(actor)),
      ),
    ),
  );

const needsOf = (which?: SQL) =>
  sql`exists (select 1 from ${requests} where ${and(eq(requests.customer_id, customers.id), isNull(requests.deleted_at), which)})`;
const housesOf = sql`exists (select 1 from ${houses} where ${and(eq(houses.customer_id, customers.id), isNull(houses.deleted_at))})`;

const matchesNeeds: Record<NonNullable<CustomerQuery['needs']>, SQL> = {
  open: needsOf(eq(requests.status, NeedStatus.unresolved)),
  any: needsOf(),
  none: not(needsOf()),
};

const moment = (seconds: number): Date => new Date(seconds * 1000);

/** Every condition of the query, the actor's rights included. Customers that the actor may not see are not counted. */
function conditions(actor: Actor, query: CustomerQuery): SQL | undefined {
  const { user_id, needs, houses: offers, created_from, created_to, ids } = query;
  return and(
    alive,
    user_id && canSeeAllCustomers(actor) ? isCustomerOf(user_id) : undefined,
    ids ? inArray(customers.id, ids) : undefined,
    needs ? matchesNeeds[needs] : undefined,
    offers && (offers === 'any' ? housesOf : not(housesOf)),
    created_from === undefined ? undefined : gte(customers.created_at, moment(created_from)),
    created_to === undefined ? undefined : lt(customers.created_at, moment(created_to + 1)),
    matchesWords(actor, query),
    matchesSearch(actor, query),
  );
}

/** The sort key of a typed column: the search text for names, the beginning for notes. */
function typedKey(name: TypedSort): SQL | PgColumn {
  if (name === 'name') return customers.search;
  return kindOfColumn(name) === 'note' ? noteStart(customers[name]) : customers[name];
}

type TypedSort = (typeof sortedCustomerColumns)[number];

const keys = {
  id: customers.id,
  ...(Object.fromEntries(sortedCustomerColumns.map((name) => [name, typedKey(name)])) as Record<
    TypedSort,
    SQL | PgColumn
  >),
  // the staff's search text; it begins with the name
  user: sql`(select ${users.search} from ${users} where ${users.id} = ${customers.user_id})`,
  created_at: customers.created_at,
  updated_at: customers.updated_at,
} satisfies Record<CustomerSortColumn, SQL | PgColumn>;

/** Columns that contain no phone numbers. Typed texts may contain them. */
const numberless: readonly CustomerSortColumn[] = [
  ...(['id', 'user', 'created_at', 'updated_at'] as const),
  ...columnsWith(customerColumns, { kind: 'day', sorts: true }),
];

/**
 * The sort key of a query. For people who may not read the numbers in a text, all digits are equal. Otherwise they
 * could write texts of their own, compare the order and so find out a number. D24.
 */
const keyOf = (actor: Actor, { sort }: CustomerQuery): SQL | PgColumn =>
  numberless.includes(sort) || readsAll(actor) ? keys[sort] : withoutDigits(keys[sort]);

/** A stranger's customer found by the whole number shows only the name. So no other column may decide the order. D24. */
const tellable = (actor: Actor, query: CustomerQuery): CustomerQuery =>
  isFullPhone(query.search) && !canSeeAllCustomers(actor) ? { ...query, sort: 'id' } : query;

/** Null sorts as the lowest value in both directions, so that one index serves both. */
function order({ sort, order: towards }: CustomerQuery, key: SQL | PgColumn, id: SQL | PgColumn): SQL[] {
  const byId = towards === 'asc' ? asc(id) : desc(id);
  if (sort === 'id') return [byId];
  return [towards === 'asc' ? sql`${key} asc nulls first` : sql`${key} desc nulls last`, byId];
}

/** Ids in the query's order, read from an index. */
async function listIds(actor: Actor, query: CustomerQuery, { page, size }: Page): Promise<number[]> {
  const start = (page - 1) * size;
  const where = conditions(actor, query);
  if (query.sort === 'user') return listIdsByStaff(query, where, { start, size });
  const found = await db()
    .select({ id: customers.id })
    .from(customers)
    .where(where)
    .orderBy(...order(query, keyOf(actor, query), customers.id))
    .limit(size)
    .offset(start);
  return found.map(({ id }) => id);
}

/**
 * The same, sorted by the staff's names. No index of customers has that order, so it reads each person's customers as
 * far as the page needs.
 */
async function listIdsByStaff(
  query: CustomerQuery,
  where: SQL | undefined,
  { start, size }: { start: number; size: number },
): Promise<number[]> {
  const byId = query.order === 'asc' ? asc(customers.id) : desc(customers.id);
  const of = (staff: SQL) => sql`
    select ${customers.id} from ${customers} where ${and(staff, where)} order by ${byId} limit ${start + size}`;
  const { rows } = await db().execute<{ id: number }>(sql`
    select id from (
      select own.id, ${users.search} as key from ${users}, lateral (${of(sql`${customers.user_id} = ${users.id}`)}) as own
      union all
      (select id, null from (${of(isNull(customers.user_id))}) as nobodys)
    ) as found
    order by ${sql.join(order(query, sql`key`, sql`id`), sql`, `)} limit ${size} offset ${start}`);
  return rows.map(({ id }) => id);
}

/**
 * The number of customers, and a page of them. A few are found once, then counted and sorted. With many, counting stops
 * at `maxCounted` + 1 and the page is read in the order of an index.
 */
export async function findPage(actor: Actor, asked: CustomerQuery, page: Page) {
  const query = tellable(actor, asked);
  const max = maxCounted + 1;
  const found = db()
    .select({ id: customers.id, key: sql`${keyOf(actor, query)}`.as('key') })
    .from(customers)
    .where(conditions(actor, query))
    .limit(max);
  const inOrder = sql.join(order(query, sql`key`, sql`id`), sql`, `);
  const { rows } = await db().execute<{ total: number; ids: number[] | null }>(sql`
    with found as materialized (${found})
    select (select count(*)::int from found) as total,
      case when (select count(*) from found) < ${max}
        then array(select id from found order by ${inOrder} limit ${page.size} offset ${(page.page - 1) * page.size}) end as ids`);
  const { total = 0, ids = null } = rows[0] ?? {};
  return { total, ids: ids ?? (await listIds(actor, query, page)) };
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
