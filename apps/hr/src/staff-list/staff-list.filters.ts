import { useQuery } from '@tanstack/react-query';
import { staffListText as text } from '@toam/contracts/texts/staff-list';
import { missableText, staffStatisticText as statisticText } from '@toam/contracts/texts/staff-statistic';
import { staffLabel, userText } from '@toam/contracts/texts/user';
import {
  departments,
  employeeStatuses,
  employeeTypes,
  genders,
  jobPositions,
  literacies,
  marriages,
  religions,
} from '@toam/contracts/user/user';
import { missables, privateStaffFilters, staffFilters, type StaffFilters } from '@toam/contracts/user/user-list.schema';
import { ageRangeKeys } from '@toam/domain/age';
import { staffQueries } from '@toam/pickers/staff.queries';
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

/** How each column is filtered: the drawer's seven enumerations, what the statistics lead to, and the hierarchy. Specification 2 §2. */
export const columnFilters = {
  gender: choices(userText.gender, genders),
  marriage: choices(userText.marriage, marriages),
  religion: choices(userText.religion, religions),
  literacy: choices(userText.literacy, literacies),
  employee_type: choices(userText.employeeType, employeeTypes),
  employee_status: choices(userText.employeeStatus, employeeStatuses),
  department: choices(userText.department, departments),
  job_position: choices(userText.jobPosition, jobPositions),
  status: choices(userText.status, [1, 0]),
  age: choices(statisticText.ages, ageRangeKeys),
  missing: choices(missableText, missables),
  manager: colleagues,
  team: colleagues,
} as const satisfies Record<FilterKey, ColumnFilter>;

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
