import {
  lockedFilter,
  type StaffFilters,
  type StaffListQuestion,
  type StaffSort,
} from '@toam/contracts/user/user-list.schema';
import { employeeStatuses, employeeTypes, genders, literacies, marriages, religions } from '@toam/contracts/user/user';
import { type AgeRange, birthdaysOf } from '@toam/domain/age';
import { dayOf } from '@toam/domain/day';
import { searchWords } from '@toam/domain/vietnamese';
import { and, asc, count, desc, eq, gt, inArray, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { db } from '../../db/db';
import type { Page } from '../../http/page';
import { userColumns } from './user.queries';
import { inTeamsOf } from './team.reads';
import { type User, users } from './user.schema';

/** What a list of staff may ask; conditions that are given must all hold. */
export interface StaffFilter {
  search: string;
  /** 0 all, a role, or 100: locked. */
  role?: number | undefined;
  ids?: number[] | undefined;
  isActiveOnly?: boolean | undefined;
  filters?: StaffFilters | undefined;
}

/** What no list shows: long texts and secrets. */
const leftOut = [
  'introduction',
  'achievement',
  'note',
  'search',
  'password_hash',
  'alonhadat_password',
  'batdongsan_password',
] as const satisfies readonly (keyof User)[];
type LeftOut = (typeof leftOut)[number];

/** A row of a list. */
export type ListedUser = Omit<User, LeftOut>;

const listed = Object.fromEntries(
  Object.entries(userColumns).filter(([name]) => !(leftOut as readonly string[]).includes(name)),
) as Omit<typeof userColumns, LeftOut>;

/** Word by word, in any order, without case and accents (D47). */
const matches = (search: string): SQL[] => searchWords(search).map((word) => like(users.search, `%${word}%`));

/** Born in one of the ranges of age, as of today in Asia/Ho_Chi_Minh. */
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
    anyOf(users.gender, filters.gender),
    anyOf(users.marriage, filters.marriage),
    anyOf(users.religion, filters.religion),
    anyOf(users.literacy, filters.literacy),
    anyOf(users.employee_type, filters.employee_type),
    anyOf(users.employee_status, filters.employee_status),
    anyOf(users.department, filters.department),
    anyOf(users.job_position, filters.job_position),
    anyOf(users.manager, filters.manager),
    filters.team?.length ? inTeamsOf(users.id, filters.team) : undefined,
    anyOf(users.status, filters.status),
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

/** Enumerations in the order in which forms offer them. */
const rank = (column: PgColumn, values: readonly string[]): SQL =>
  sql`array_position(${sql.param(`{${values.join(',')}}`)}::text[], ${column})`;

/** A text without case and accents; an empty one is nothing known. */
const words = (column: PgColumn): SQL => sql`nullif(f_vn(${column}), '')`;

const keys = {
  id: users.id,
  name: users.search,
  phone_number: sql`nullif(${users.phone_number}, '')`,
  email: sql`lower(${users.email})`,
  gender: rank(users.gender, genders),
  date_of_birth: users.date_of_birth,
  social_id: sql`nullif(${users.social_id}, '')`,
  provided_date: users.provided_date,
  issued_place: words(users.issued_place),
  address: words(users.address),
  marriage: rank(users.marriage, marriages),
  religion: rank(users.religion, religions),
  literacy: rank(users.literacy, literacies),
  contact_name: words(users.contact_name),
  contact_phone: sql`nullif(${users.contact_phone}, '')`,
  employee_type: rank(users.employee_type, employeeTypes),
  employee_status: rank(users.employee_status, employeeStatuses),
  department: users.department,
  office: users.office,
  onboarding_date: users.onboarding_date,
  job_position: users.job_position,
  position: words(users.position),
  role: users.role,
  manager: sql`(select leader.search from users leader where leader.id = ${users.manager})`,
  introduction_status: users.introduction_status,
  status: users.status,
  created_at: users.created_at,
  updated_at: users.updated_at,
} satisfies Record<StaffSort, SQL | PgColumn>;

type Order = Pick<StaffListQuestion, 'sortColumn' | 'sortOrder'>;

/** By name, as pickers have people. */
export const byName: Order = { sortColumn: 'name', sortOrder: 'asc' };

/** Nothing known counts as least. */
function orderOf({ sortColumn, sortOrder }: Order): SQL[] {
  const key = keys[sortColumn];
  return sortOrder === 'asc'
    ? [sql`${key} asc nulls first`, asc(users.id)]
    : [sql`${key} desc nulls last`, desc(users.id)];
}

/** One page of staff and how many there are in all. */
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

/** Everybody whom the question finds, as a query of ids and one of their order: for a sheet. */
export function everyStaff(filter: StaffFilter, order: Order) {
  const key = sql`${keys[order.sortColumn]}`.as('key');
  const found = db().select({ id: users.id, key }).from(users).where(where(filter));
  const towards = order.sortOrder === 'asc' ? sql`key asc nulls first, id asc` : sql`key desc nulls last, id desc`;
  return { found: sql`${found}`, order: towards };
}

/** Rows by id, in the order of the ids; those that are gone are left out. */
export async function readListedStaff(ids: number[]): Promise<ListedUser[]> {
  if (ids.length === 0) return [];
  const found = await db()
    .select(listed)
    .from(users)
    .where(and(isNull(users.deleted_at), inArray(users.id, ids)));
  const byId = new Map(found.map((user) => [user.id, user]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
