import { isAdmin, JobPosition, type Role } from '@toam/domain/actor';

/** A colleague as the hierarchy sees them. */
export interface StaffState {
  id: number;
  role: Role;
  job_position: JobPosition;
  manager: number | null;
  other_account: 0 | 1;
}

/** Nobody is above position 1. Specification 2 §5, D27. */
export const hasNoManager = (position: JobPosition): boolean => position === JobPosition.superAdmin;

/** 'Không chọn' is among the choices. Specification 2 §5, D27. */
export const mayHaveNoManager = (position: JobPosition): boolean => position === JobPosition.staff;

/** Positions above, the nearest first. Their people may lead a person at this position. Accountants go by role instead. D27. */
export const positionsAbove = (position: JobPosition): JobPosition[] =>
  position === JobPosition.accountant
    ? []
    : Object.values(JobPosition)
        .filter((other) => other < position)
        .sort((one, other) => other - one);

/** The people to whom a person may report. */
export interface ManagerChoices<Person extends StaffState> {
  list: Person[];
  /** The position whose people are offered; null if nobody is above, or if roles decide. */
  position: JobPosition | null;
}

/**
 * Who may be the manager of a person at a position: colleagues one position number lower; if there are none, the next lower position
 * that has some. Position 8 reports to roles 1 and 2, position 1 to nobody. Accounts outside the hierarchy lead nobody. D27, D28.
 * @param colleagues active ones, without the person and everybody below them, so that no circle is possible
 */
export function managerChoices<Person extends StaffState>(
  position: JobPosition,
  colleagues: readonly Person[],
): ManagerChoices<Person> {
  const inHierarchy = colleagues.filter(({ other_account }) => other_account === 0);
  if (position === JobPosition.accountant) return { list: inHierarchy.filter(isAdmin), position: null };
  for (const above of positionsAbove(position)) {
    const list = inHierarchy.filter(({ job_position }) => job_position === above);
    if (list.length > 0) return { list, position: above };
  }
  return { list: [], position: null };
}

/** Only position 7, and people without anybody above, may have no manager. Everybody else reports to one of these. D27. */
export const needsManager = (position: JobPosition, { list }: { list: readonly unknown[] }): boolean =>
  !hasNoManager(position) && !mayHaveNoManager(position) && list.length > 0;

/** A person and everybody below them through managers, at any depth. Circles in old data do not loop forever. D29. */
export function withTeam(personId: number, staff: readonly Pick<StaffState, 'id' | 'manager'>[]): Set<number> {
  const reports = new Map<number, number[]>();
  for (const { id, manager } of staff)
    if (manager !== null) reports.set(manager, [...(reports.get(manager) ?? []), id]);
  const found = new Set([personId]);
  // iterating a set includes items that are added meanwhile
  for (const leader of found) for (const id of reports.get(leader) ?? []) found.add(id);
  return found;
}
