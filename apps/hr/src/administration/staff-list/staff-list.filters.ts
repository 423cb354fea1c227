import { useQuery } from '@tanstack/react-query';
import { staffListText as text } from '../staff/staff-list.text';
import { staffStatisticText as statisticText } from '../staff/staff-statistic.text';
import { staffLabel } from '@toam/contracts/user/user.text';
import { columnChoices } from '@toam/contracts/user/staff-choices';
import { missables, privateStaffFilters, staffFilters, type StaffFilters } from '@toam/contracts/user/user-list.schema';
import { ageRangeKeys } from '@toam/domain/staff/age';
import { columnsWith } from '@toam/domain/record/columns';
import { staffColumns } from '@toam/domain/staff/staff-columns';
import { staffQueries } from '@toam/pickers/staff/staff.queries';
import { filterColumnsOf, type ColumnFilter, type FilterOption, type Filters, type LoadedOptions } from '@toam/ui/list';

/** An enumeration as filter options, in its own order. */
const choices = <Value extends string | number>(
  words: Readonly<Record<Value, string>>,
  values: readonly Value[],
): ColumnFilter => ({
  kind: 'options',
  options: values.map((value): FilterOption => ({ value, label: words[value] })),
});

/** Colleagues by name; the API searches. */
const colleagues: ColumnFilter = {
  kind: 'options',
  options: function useColleagues(search: string): LoadedOptions {
    const { data, error, refetch } = useQuery({
      ...staffQueries.found(search),
      select: (found) => found.map(({ id, name }) => ({ value: id, label: name })),
    });
    return { data, error, refetch };
  },
};

type FilterKey = keyof StaffFilters;

const listed = columnsWith(staffColumns, { filters: true });
type Listed = (typeof listed)[number];

/** A column's filter: fixed options, or a search for people. */
const filtersOf = (columns: readonly Listed[]) =>
  Object.fromEntries(
    columns.map((column): [Listed, ColumnFilter] => {
      const options = columnChoices(column);
      return [column, options ? { kind: 'options', options } : colleagues];
    }),
  );

/** The filter of each column: the table's enumerations, those that the statistics link to, and the hierarchy. Specification 2 §2. */
export const columnFilters = {
  ...filtersOf(listed.filter((column) => columnChoices(column))),
  age: choices(statisticText.ages, ageRangeKeys),
  missing: choices(staffLabel, missables),
  ...filtersOf(listed.filter((column) => !columnChoices(column))),
  team: colleagues,
} as Record<FilterKey, ColumnFilter>;

const titles: Record<FilterKey, string> = {
  ...staffLabel,
  team: text.teamOf,
  age: statisticText.age,
  missing: statisticText.missing,
};

const columnsOf = (keys: readonly FilterKey[]) =>
  filterColumnsOf(keys.map((key) => ({ key, title: titles[key], filter: columnFilters[key] })));

const isPrivate = (key: string) => privateStaffFilters.some((one) => one === key);
const keys = Object.keys(columnFilters) as FilterKey[];

/** The filters for a viewer: all for admins, for others those of the columns they see. */
export const filterColumns = {
  admin: columnsOf(keys),
  others: columnsOf(keys.filter((key) => !isPrivate(key))),
};

/** Column filters as the list's call takes them. Values unknown to the contract are left out. */
export function wireFilters(filters: Filters): StaffFilters {
  const known = Object.entries(filters).flatMap(([key, value]) => {
    const one = value.operation === 'in' ? staffFilters.safeParse({ [key]: value.values }) : undefined;
    return one?.success ? [one.data] : [];
  });
  return Object.assign({}, ...known) as StaffFilters;
}
