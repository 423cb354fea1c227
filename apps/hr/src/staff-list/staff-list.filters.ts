import { useQuery } from '@tanstack/react-query';
import { staffListText as text } from '@toam/contracts/texts/staff-list';
import { staffStatisticText as statisticText } from '@toam/contracts/texts/staff-statistic';
import { staffLabel } from '@toam/contracts/texts/user';
import { columnChoices } from '@toam/contracts/user/staff-choices';
import { missables, privateStaffFilters, staffFilters, type StaffFilters } from '@toam/contracts/user/user-list.schema';
import { ageRangeKeys } from '@toam/domain/staff/age';
import { columnsWith } from '@toam/domain/record/columns';
import { staffColumns } from '@toam/domain/staff/staff-columns';
import { staffQueries } from '@toam/pickers/staff/staff.queries';
import {
  filterColumnsOf,
  type ColumnFilter,
  type FilterOption,
  type Filters,
  type LoadedOptions,
} from '@toam/ui/heavy';

/** An enumeration as a filter offers it, in its own order. */
const choices = <Value extends string | number>(
  words: Readonly<Record<Value, string>>,
  values: readonly Value[],
): ColumnFilter => ({
  kind: 'options',
  options: values.map((value): FilterOption => ({ value, label: words[value] })),
});

/** Colleagues by name, found by the API. */
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

/** What a column offers, or the people that it holds. */
const filtersOf = (columns: readonly Listed[]) =>
  Object.fromEntries(
    columns.map((column): [Listed, ColumnFilter] => {
      const options = columnChoices(column);
      return [column, options ? { kind: 'options', options } : colleagues];
    }),
  );

/** How each column is filtered: the table's enumerations, what the statistics lead to, and the hierarchy. Specification 2 §2. */
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

/** What a viewer may filter by: admins by everything, others by what they see. */
export const filterColumns = {
  admin: columnsOf(keys),
  others: columnsOf(keys.filter((key) => !isPrivate(key))),
};

/** Columns' filters as the list's call takes them; what the contract does not know is left out. */
export function wireFilters(filters: Filters): StaffFilters {
  const known = Object.entries(filters).flatMap(([key, value]) => {
    const one = value.operation === 'in' ? staffFilters.safeParse({ [key]: value.values }) : undefined;
    return one?.success ? [one.data] : [];
  });
  return Object.assign({}, ...known) as StaffFilters;
}
