import { businessFilterText as text } from '@toam/pickers/period/business-filter.text';
import { userText } from '@toam/contracts/user/user.text';
import type { StaffRow } from '@toam/contracts/user/user';
import { isMarketer, JobPosition } from '@toam/domain/actor';
import { withTeam } from '@toam/domain/staff/manager-choices';
import type { BusinessChoice } from './business-choice';

type Staff = Pick<StaffRow, 'id' | 'name' | 'role' | 'job_position' | 'manager' | 'other_account'>;

/** Choices of a list, in groups. */
interface StaffGroup {
  label: string;
  options: { value: number; label: string }[];
}

/** Of people whose figures are shown; accountants and position 1 have none. Specification 3 §6. */
const grouped = [
  ...[JobPosition.admin, JobPosition.saleAdmin, JobPosition.seniorManager, JobPosition.manager],
  ...[JobPosition.teamLeader, JobPosition.staff],
];

const sells = (person: Staff): boolean => person.other_account === 0 && !isMarketer(person);

function groupsOf(staff: readonly Staff[], labelOf: (person: Staff) => string): StaffGroup[] {
  return grouped.flatMap((position) => {
    const options = staff
      .filter(({ job_position }) => job_position === position)
      .map((person) => ({ value: person.id, label: labelOf(person) }));
    return options.length === 0 ? [] : [{ label: userText.jobPosition[position], options }];
  });
}

/** The people whose figures may be chosen, by position. */
export const peopleGroups = (staff: readonly Staff[]): StaffGroup[] =>
  groupsOf(staff.filter(sells), ({ name }) => name);

/** The leaders, by position, each with how many people their team has. D29. */
export function teamGroups(staff: readonly Staff[]): StaffGroup[] {
  const sellers = staff.filter(sells);
  const leaders = new Set(sellers.map(({ manager }) => manager));
  return groupsOf(
    sellers.filter(({ id }) => leaders.has(id)),
    ({ id, name }) => text.teamOf(name, withTeam(id, sellers).size),
  );
}

/** How the pickers name who is chosen: a team with its size, or one person. Undefined for several, and for nobody by name. */
export function chosenName({ whose, team, users }: BusinessChoice, staff: readonly Staff[]): string | undefined {
  const chosen = whose === 'team' ? team : users.length === 1 ? users[0]! : null;
  if (chosen === null) return undefined;
  const groups = whose === 'team' ? teamGroups(staff) : peopleGroups(staff);
  const found = groups.flatMap(({ options }) => options).find(({ value }) => value === chosen);
  return found?.label ?? personName(chosen, staff);
}

/** Also of somebody who is no choice, or whom the viewer does not know: a link may name them. */
export const personName = (wanted: number, staff: readonly Staff[]): string =>
  staff.find(({ id }) => id === wanted)?.name ?? text.stranger;
