import {
  lockedFilter,
  type StaffFilters,
  type StaffListQuery,
  type StaffSort,
  staffSorts,
} from '@toam/contracts/user/user-list.schema';
import { isChoiceKind, staffChoices } from '@toam/contracts/user/staff-choices';
import { type AgeRange, birthdaysOf } from '@toam/domain/staff/age';
import { dayOf } from '@toam/domain/day';
import { columnsWith, valuesIn } from '@toam/domain/record/columns';
import { powerColumns, staffColumns, columnsInList } from '@toam/domain/staff/staff-columns';
import { searchWords } from '@toam/domain/vietnamese';
import { and, asc, count, desc, eq, gt, inArray, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { db } from '../../../db/db';
import type { Page } from '../../../http/page';
import { userColumns } from '../user.queries';
import { inTeamsOf } from '../team/team.reads';
import { type User, users } from '../user.schema';

/** Conditions of a staff list. All given ones must hold. */
export interface StaffFilter {
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

/** Word by word, in any order, without case and accents (D47). */
const matches = (search: string): SQL[] => searchWords(search).map((word) => like(users.search, `%${word}%`));

const filteredColumns = columnsWith(staffColumns, { filters: true });

/** Whose age is in one of the ranges today in Asia/Ho_Chi_Minh. */
const atAges = (ranges: readonly AgeRange[]): SQL | undefined =>
  or(
    ...ranges.map((range) => {
      const { after, until } = birthdaysOf(range, dayOf(Date.now() / 1000));
      return and(lte(users.date_of_birth, until), after === null ? undefined : gt(users.date_of_birth, after));
    }),
  );

const anyOf = (column: PgColumn, values: readonly (string | number)[] | undefined): SQL | undefined =>
  values?.length ? inArray(column, [...values]) : undefined;

const chosen = (filters: StaffFilters = {}): SQL | undefined =>
  and(
    ...filteredColumns.map((column) => anyOf(users[column], filters[column])),
    filters.team?.length ? inTeamsOf(users.id, filters.team) : undefined,
    filters.age?.length ? atAges(filters.age) : undefined,
    filters.missing?.length ? or(...filters.missing.map((column) => isNull(users[column]))) : undefined,
  );

function where({ search, role = 0, ids, isActiveOnly, filters }: StaffFilter): SQL | undefined {
  return and(
    isNull(users.deleted_at),
    ...matches(search),
    role === lockedFilter ? eq(users.status, 0) : undefined,
    role > 0 && role !== lockedFilter ? eq(users.role, role as User['role']) : undefined,
    ids ? inArray(users.id, ids) : undefined,
    isActiveOnly ? eq(users.status, 1) : undefined,
    chosen(filters),
  );
}

/** Enumerations sort in the order of the forms, numbers by value. */
const rank = (column: PgColumn, values: readonly (string | number)[]): SQL | PgColumn =>
  typeof values[0] === 'string'
    ? sql`array_position(${sql.param(`{${values.join(',')}}`)}::text[], ${column})`
    : column;

/** An empty text counts as unknown. */
const said = (text: SQL | PgColumn): SQL => sql`nullif(${text}, '')`;

/** The sort key of a column: texts without case and accents. */
function keyOf(name: StaffSort): SQL | PgColumn {
  const { kind } = staffColumns[name];
  const column = users[name];
  if (name === 'name') return users.search;
  if (kind === 'line') return said(sql`f_vn(${column})`);
  if (kind === 'phone' || kind === 'socialId') return said(column);
  if (kind === 'email') return sql`lower(${column})`;
  if (kind === 'person') return sql`(select leader.search from users leader where leader.id = ${column})`;
  return isChoiceKind(kind) ? rank(column, staffChoices[kind]) : column;
}

const keys = new Map(staffSorts.map((name) => [name, keyOf(name)]));

type Order = Pick<StaffListQuery, 'sortColumn' | 'sortOrder'>;

/** By name, for pickers. */
export const byName: Order = { sortColumn: 'name', sortOrder: 'asc' };

/** Unknown values sort as the lowest. */
function orderOf({ sortColumn, sortOrder }: Order): SQL[] {
  const key = keys.get(sortColumn);
  return sortOrder === 'asc'
    ? [sql`${key} asc nulls first`, asc(users.id)]
    : [sql`${key} desc nulls last`, desc(users.id)];
}

/** One page of staff and their total. */
export async function listStaff(filter: StaffFilter, order: Order, { page, size }: Page) {
  const found = where(filter);
  const [counted] = await db().select({ total: count() }).from(users).where(found);
  const list: ListedUser[] = await db()
    .select(listed)
    .from(users)
    .where(found)
    .orderBy(...orderOf(order))
    .limit(size)
    .offset((page - 1) * size);
  return { total: counted?.total ?? 0, list };
}

/** All people who match the filters, as a query of ids with its order: for a sheet. */
export function everyStaff(filter: StaffFilter, order: Order) {
  const key = sql`${keys.get(order.sortColumn)}`.as('key');
  const found = db().select({ id: users.id, key }).from(users).where(where(filter));
  const towards = order.sortOrder === 'asc' ? sql`key asc nulls first, id asc` : sql`key desc nulls last, id desc`;
  return { found: sql`${found}`, order: towards };
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
