import {
  lockedFilter,
  type StaffFilters,
  type StaffListQuery,
  type StaffSort,
} from '@toam/contracts/user/user-list.schema';
import { dayOf } from '@toam/domain/day';
import { columnsWith } from '@toam/domain/record/columns';
import { type AgeRange, birthdaysOf } from '@toam/domain/staff/age';
import { staffColumns } from '@toam/domain/staff/staff-columns';
import { searchWords } from '@toam/domain/vietnamese';
import { askPage, type FoundPage, hasColumns } from '../../../columnar/ask-columns';
import { all, any, is, not } from '../../../columnar/condition';
import { db } from '../../../db/db';
import type { Page } from '../../../http/page';
import { inTeamsOf } from '../team/team.reads';
import { users } from '../user.schema';
import type { StaffFilter } from './staff-filter';
import { type StaffCondition, type StaffKey, staffSource, textChoices } from './staff-source';

/*
 * What a list asks of staff, for columns in memory. staff-list.queries.ts asks the database the same; `drawn-staff.test.ts` compares both.
 */

const filteredColumns = columnsWith(staffColumns, { filters: true });

/** As the column keeps a value. */
function keptAs(column: StaffKey, value: string | number): number {
  const choices = textChoices(column);
  return choices ? choices.indexOf(String(value)) + 1 : Number(value);
}

const oneOf = (column: StaffKey, values: readonly (string | number)[] | undefined): StaffCondition | undefined =>
  values?.length ? { column, oneOf: values.map((value) => keptAs(column, value)) } : undefined;

const daysSince1970 = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** Whose age is in one of the ranges today in Asia/Ho_Chi_Minh. */
const atAges = (ranges: readonly AgeRange[]): StaffCondition =>
  any(
    ...ranges.map((range) => {
      const { after, until } = birthdaysOf(range, dayOf(Date.now() / 1000));
      const above = after === null ? undefined : daysSince1970(after);
      return { column: 'date_of_birth' as const, above, to: daysSince1970(until) };
    }),
  );

const chosen = (filters: StaffFilters, teams: readonly number[]): StaffCondition =>
  all(
    ...filteredColumns.map((column) => oneOf(column, filters[column])),
    filters.team?.length ? { ids: teams } : undefined,
    filters.age?.length ? atAges(filters.age) : undefined,
    filters.missing?.length
      ? any(...filters.missing.map((column) => not<StaffKey>({ column, isFilled: true })))
      : undefined,
  );

/** @param teams everybody in the teams that the filters name */
const where = (
  { search, role = 0, ids, isActiveOnly, filters = {} }: StaffFilter,
  teams: readonly number[],
): StaffCondition =>
  all(
    ...searchWords(search).map((word) => ({ column: 'texts' as const, part: word })),
    role === lockedFilter ? is<StaffKey>('status', 0) : undefined,
    role > 0 && role !== lockedFilter ? is<StaffKey>('role', role) : undefined,
    ids ? { ids } : undefined,
    isActiveOnly ? is<StaffKey>('status', 1) : undefined,
    chosen(filters, teams),
  );

async function readTeams(leaders: readonly number[] | undefined): Promise<number[]> {
  if (!leaders?.length) return [];
  const found = await db().select({ id: users.id }).from(users).where(inTeamsOf(users.id, leaders));
  return found.map(({ id }) => id);
}

const columnOf = (sort: StaffSort): StaffKey => (sort === 'manager' ? 'manager_name' : sort);

/** `findPage` from columns in memory; undefined if they cannot answer. */
export async function findPageInColumns(
  filter: StaffFilter,
  { sortColumn, sortOrder }: Pick<StaffListQuery, 'sortColumn' | 'sortOrder'>,
  page: Page,
): Promise<FoundPage | undefined> {
  if (!hasColumns(staffSource)) return undefined;
  const teams = await readTeams(filter.filters?.team);
  const order = { column: columnOf(sortColumn), direction: sortOrder };
  return askPage(staffSource, where(filter, teams), order, page);
}
