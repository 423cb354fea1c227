import { staffStatisticText as text } from '../staff/staff-statistic.text';
import { userText } from '@toam/contracts/user/user.text';
import { notYet, type StaffSlice, type StaffStatistic } from '@toam/contracts/user/staff-statistic.endpoints';
import { type Missable, privateStaffFilters, type StaffFilters } from '@toam/contracts/user/user-list.schema';
import type { Actor } from '@toam/domain/actor';
import { canSeeStaffPapers } from '@toam/domain/staff/user-access';
import { paths } from '../paths';

type PieName = keyof typeof text.pies;

/** The labels of a pie's values, and the filter of the staff list that finds the people. */
interface Pie {
  words: Readonly<Record<string, string>>;
  filter: keyof StaffFilters;
  /** The field that is empty for people whose value is unknown. */
  missing: Missable;
}

/** In the order of the screen. Specification 2 §2 "Statistics". */
const pies: Readonly<Record<PieName, Pie>> = {
  totalByAge: { words: text.ages, filter: 'age', missing: 'date_of_birth' },
  Gender: { words: userText.gender, filter: 'gender', missing: 'gender' },
  Marriage: { words: userText.marriage, filter: 'marriage', missing: 'marriage' },
  Education: { words: userText.literacy, filter: 'literacy', missing: 'literacy' },
  Religion: { words: userText.religion, filter: 'religion', missing: 'religion' },
  Department: { words: userText.department, filter: 'department', missing: 'department' },
};
export const pieNames = Object.keys(pies) as PieName[];

const isPrivate = (filter: keyof StaffFilters): boolean => privateStaffFilters.some((one) => one === filter);

/** The list of these active people; undefined if the viewer may not filter by it. */
function listOf(viewer: Pick<Actor, 'role'>, { filter, missing }: Pie, value: string): string | undefined {
  const [column, chosen] = value === notYet ? (['missing', missing] as const) : ([filter, value] as const);
  if (isPrivate(column) && !canSeeStaffPapers(viewer)) return undefined;
  return `${paths.staff}?${String(new URLSearchParams({ [`f.${column}`]: chosen, 'f.status': '1' }))}`;
}

/** One pie's slices in the chart's shape. */
export const partsOf = (viewer: Pick<Actor, 'role'>, name: PieName, statistic: StaffStatistic) =>
  statistic[name].map(({ value, total }: StaffSlice) => ({
    key: value,
    label: value === notYet ? text.notYet : (pies[name].words[value] ?? value),
    value: total,
    to: listOf(viewer, pies[name], value),
  }));
