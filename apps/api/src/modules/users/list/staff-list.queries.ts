import { maxCounted } from '@toam/contracts/page';
import {
  lockedFilter,
  type StaffFilters,
  type StaffListQuery,
  type StaffSort,
  staffSorts,
} from '@toam/contracts/user/user-list.schema';
import { type AgeRange, birthdaysOf } from '@toam/domain/staff/age';
import { dayOf } from '@toam/domain/day';
import { columnsWith, valuesIn } from '@toam/domain/record/columns';
import { powerColumns, staffColumns, columnsInList } from '@toam/domain/staff/staff-columns';
import { searchWords } from '@toam/domain/vietnamese';
import { and, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { contains } from '../../../db/column-conditions';
import { nameOrder } from '../../../db/columns';
import { db } from '../../../db/db';
import type { Page } from '../../../http/page';
import { userColumns } from '../user.queries';
import { inTeamsOf } from '../team/team.reads';
import { type RankedColumn, rankedChoices, rankOf, sortedStaff } from '../staff-sorts.schema';
import { type User, users } from '../user.schema';

/** Conditions of a staff list. All given ones must hold. */
interface StaffFilter {
  search: string;
  /** 0 all, a role, or 100: locked people. */
  role?: number | undefined;
  ids?: number[] | undefined;
  isActiveOnly?: boolean | undefined;
  filters?: StaffFilters | undefined;
}

/** Columns that a list reads: those it shows, those that access rules need of each person, and the portrait. */
const listedColumns = [...columnsInList, ...powerColumns, 'profile_picture'] as const;

/** A row of a list. */
export type ListedUser = Pick<User, (typeof listedColumns)[number]>;

const listed = valuesIn(userColumns, listedColumns);

/** `staff_sorts` by the name of `users`, so that the same conditions ask it. */
const sorts = alias(sortedStaff, 'users');

type Table = typeof users | typeof sorts;

/** Word by word, in any order, without case and accents (D47). */
const matches = (search: string, table: Table): SQL[] =>
  searchWords(search).map((word) => contains(table.search, word));

const filteredColumns = columnsWith(staffColumns, { filters: true });

/** Whose age is in one of the ranges today in Asia/Ho_Chi_Minh. */
const atAges = (ranges: readonly AgeRange[]): SQL | undefined =>
  or(
    ...ranges.map((range) => {
      const { after, until } = birthdaysOf(range, dayOf(Date.now() / 1000));
      return and(lte(users.date_of_birth, until), after === null ? undefined : gt(users.date_of_birth, after));
    }),
  );

const isRanked = (name: string): name is RankedColumn => Object.hasOwn(rankedChoices, name);

/** Texts of a list stand in its order, which is that of the forms; numbers by value. */
const rank = (name: StaffSort, column: PgColumn): SQL | PgColumn => (isRanked(name) ? rankOf(name, column) : column);

/** One of the values. Those of a list of texts are asked by their rank, which an index has. */
function anyOf(name: (typeof filteredColumns)[number], values: readonly (string | number)[] = []): SQL | undefined {
  if (values.length === 0) return undefined;
  const column: PgColumn = users[name];
  if (!isRanked(name)) return inArray(column, [...values]);
  const choices: readonly string[] = rankedChoices[name];
  return inArray(rankOf(name, column), values.map((value) => choices.indexOf(String(value)) + 1)); // prettier-ignore
}

const chosen = (filters: StaffFilters = {}): SQL | undefined =>
  and(
    ...filteredColumns.map((column) => anyOf(column, filters[column])),
    filters.team?.length ? inTeamsOf(users.id, filters.team) : undefined,
    filters.age?.length ? atAges(filters.age) : undefined,
    filters.missing?.length ? or(...filters.missing.map((column) => isNull(users[column]))) : undefined,
  );

function where({ search, role = 0, ids, isActiveOnly, filters }: StaffFilter, table: Table = users): SQL | undefined {
  return and(
    'deleted_at' in table ? isNull(table.deleted_at) : sql`true`,
    ...matches(search, table),
    role === lockedFilter ? eq(users.status, 0) : undefined,
    role > 0 && role !== lockedFilter ? eq(users.role, role as User['role']) : undefined,
    ids ? inArray(users.id, ids) : undefined,
    isActiveOnly ? eq(users.status, 1) : undefined,
    chosen(filters),
  );
}

/** An empty text counts as unknown. */
const input = (text: PgColumn): SQL => sql`nullif(${text}, '')`;

/** The sort key of a column: texts by the Vietnamese alphabet. D124. */
function keyOf(name: StaffSort): SQL | PgColumn {
  const { kind } = staffColumns[name];
  const column = users[name];
  if (name === 'name') return users.name_order;
  if (kind === 'line') return nameOrder(input(column));
  if (kind === 'phone' || kind === 'socialId') return input(column);
  if (kind === 'email') return sql`lower(${column})`;
  if (kind === 'person') return sql`(select leader.name_order from users leader where leader.id = ${column})`;
  return rank(name, column);
}

const keys = new Map(staffSorts.map((name) => [name, keyOf(name)]));

type Order = Pick<StaffListQuery, 'sortColumn' | 'sortOrder'>;

/** By name, for pickers. */
export const byName: Order = { sortColumn: 'name', sortOrder: 'asc' };

/** Unknown values sort as the lowest. The index of ids says nothing of unknown ones. */
function towards({ sortColumn, sortOrder }: Order, key: SQL | PgColumn, id: SQL | PgColumn): SQL {
  if (sortColumn === 'id') return sql`${id} ${sql.raw(sortOrder)}`;
  return sortOrder === 'asc' ? sql`${key} asc nulls first, ${id} asc` : sql`${key} desc nulls last, ${id} desc`;
}

/** The same sort key in `staff_sorts`, whose texts are as lists compare them. */
const sortKeyOf = (name: StaffSort): SQL | PgColumn => rank(name, sorts[name]);

const idsOf = async (found: SQL): Promise<number[]> =>
  (await db().execute<{ id: number }>(found)).rows.map(({ id }) => id);

/** By the names of managers, one after the other: each one's people are found by their index, as far as the page needs. */
function pageByManager(filter: StaffFilter, order: Order, { page, size }: Page): Promise<number[]> {
  const start = (page - 1) * size;
  const direction = sql.raw(order.sortOrder);
  const found = where(filter, sorts);
  const nulls = sql.raw(order.sortOrder === 'asc' ? 'asc nulls first' : 'desc nulls last');
  const leaders = sql`select id, name_order from ${users} where id in (select manager from ${sortedStaff}) order by name_order ${nulls}`;
  return idsOf(sql`
    select id from (
      (select ${sorts.id} as id, leader.name_order as key
        from (${leaders}) as leader join ${sortedStaff} as users on ${sorts.manager} = leader.id
        where ${found} order by ${towards(order, sql`leader.name_order`, sorts.id)} limit ${start + size})
      union all
      (select ${sorts.id}, null from ${sortedStaff} as users where ${and(isNull(sorts.manager), found)} order by ${sorts.id} ${direction} limit ${start + size})
    ) as found
    order by ${towards(order, sql`key`, sql`id`)} limit ${size} offset ${start}`);
}

function pageOfMany(filter: StaffFilter, order: Order, page: Page): Promise<number[]> {
  if (order.sortColumn === 'manager') return pageByManager(filter, order, page);
  const key = sortKeyOf(order.sortColumn);
  return idsOf(sql`
    select ${sorts.id} as id from ${sortedStaff} as users where ${where(filter, sorts)}
    order by ${towards(order, key, sorts.id)} limit ${page.size} offset ${(page.page - 1) * page.size}`);
}

/**
 * Ids of one page of staff, and their number. A few are found once, then counted and sorted. With many, counting stops at
 * `maxCounted` + 1.
 */
export async function findPage(
  filter: StaffFilter,
  order: Order,
  page: Page,
): Promise<{ total: number; ids: number[] }> {
  const max = maxCounted + 1;
  const isByManager = order.sortColumn === 'manager';
  const leaders = isByManager ? sql`left join ${users} as leader on leader.id = found.key` : undefined;
  const inOrder = towards(order, isByManager ? sql`leader.name_order` : sql`found.key`, sql`found.id`);
  const { rows } = await db().execute<{ total: number; ids: number[] | null }>(sql`
    with found as materialized (
      select ${sorts.id} as id, ${sortKeyOf(order.sortColumn)} as key from ${sortedStaff} as users where ${where(filter, sorts)} limit ${max})
    select total, case when total < ${max} then
      array(select found.id from found ${leaders} order by ${inOrder} limit ${page.size} offset ${(page.page - 1) * page.size}) end as ids
    from (select count(*)::int as total from found) as counted`);
  const { total = 0, ids = null } = rows[0] ?? {};
  return { total, ids: ids ?? (await pageOfMany(filter, order, page)) };
}

/** One page of staff, and their number as far as it is counted. */
export async function listStaff(filter: StaffFilter, order: Order, page: Page) {
  const { total, ids } = await findPage(filter, order, page);
  return { total, list: await readListedStaff(ids) };
}

/** All people who match the filters, as a query of ids with its order: for a sheet. */
export function everyStaff(filter: StaffFilter, order: Order) {
  const key = sql`${keys.get(order.sortColumn)}`.as('key');
  const found = db().select({ id: users.id, key }).from(users).where(where(filter));
  return { found: sql`${found}`, order: towards(order, sql`key`, sql`id`) };
}

/** Rows by id, in the order of the ids; missing ones are left out. */
export async function readListedStaff(ids: number[]): Promise<ListedUser[]> {
  if (ids.length === 0) return [];
  const found = await db()
    .select(listed)
    .from(users)
    .where(and(isNull(users.deleted_at), inArray(users.id, ids)));
  const byId = new Map(found.map((user) => [user.id, user]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
