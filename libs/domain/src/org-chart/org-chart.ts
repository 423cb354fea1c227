import { isMarketer, JobPosition } from '@toam/domain/actor';
import type { StaffState } from '@toam/domain/staff/manager-choices';

/** A colleague as the org chart sees them. `isActive`: neither locked nor deleted. */
export interface Colleague extends StaffState {
  isActive: boolean;
}

/** How a place was found: under the own manager, under the nearest superior in the chart, or without anybody above. */
export type Placement = 'manager' | 'superior' | 'none';

/** A person's place. `parent` is null for the people at the top. */
export interface OrgPlace {
  id: number;
  parent: number | null;
  placement: Placement;
}

export interface OrgChart {
  /** Everybody in the tree once, by position and then in the given order. */
  places: OrgPlace[];
  /** Accountants, in the given order. They stand beside the tree. */
  aside: number[];
}

const worksHere = ({ isActive, other_account, role }: Colleague): boolean =>
  isActive && other_account === 0 && !isMarketer({ role });

const isAside = ({ job_position }: Colleague): boolean => job_position === JobPosition.accountant;

const isInTree = (person: Colleague): boolean => worksHere(person) && !isAside(person);

/** The lower position number first, then the older account. */
const bySeniority = (one: Colleague, other: Colleague): number =>
  one.job_position - other.job_position || one.id - other.id;

/** The nearest superior in the tree. People who are not in the tree are climbed over. Circles end. */
function nearestSuperior(person: Colleague, everybody: ReadonlyMap<number, Colleague>): number | null {
  const climbed = new Set([person.id]);
  for (let at = person.manager; at !== null && !climbed.has(at);) {
    const superior = everybody.get(at);
    if (!superior) return null;
    if (isInTree(superior)) return at;
    climbed.add(at);
    at = superior.manager;
  }
  return null;
}

/** Whether the way up from a person leads back to them. */
function isInCircle(id: number, superiors: ReadonlyMap<number, number | null>): boolean {
  const climbed = new Set<number>();
  for (let at = superiors.get(id) ?? null; at !== null && !climbed.has(at); at = superiors.get(at) ?? null) {
    if (at === id) return true;
    climbed.add(at);
  }
  return false;
}

/** The superior of everybody in the tree, without circles: the most senior person of each circle loses their superior. */
function superiorsOf(tree: readonly Colleague[], everybody: ReadonlyMap<number, Colleague>) {
  const [top, ...others] = [...tree].sort(bySeniority);
  const superiors = new Map<number, number | null>();
  for (const person of others) superiors.set(person.id, nearestSuperior(person, everybody));
  if (top) superiors.set(top.id, null);
  for (const { id } of others) if (isInCircle(id, superiors)) superiors.set(id, null);
  return { top, superiors };
}

/**
 * Who stands under whom. The tree has active people of positions 1 to 7, without accounts outside the hierarchy and without marketers.
 * A person stands under their manager, or under the nearest superior in the tree. Whoever has none stands under the top: the
 * lowest position number, then the oldest account. People of the top's own position without a superior stand beside it.
 * Whatever the managers in the data, everybody has exactly one place and no circle remains. D73, brief 6 §6.
 * @param colleagues also locked and deleted ones, because the way up leads over them
 */
export function orgChart(colleagues: readonly Colleague[]): OrgChart {
  const everybody = new Map(colleagues.map((person) => [person.id, person]));
  const tree = colleagues.filter(isInTree);
  const { top, superiors } = superiorsOf(tree, everybody);
  const places = tree
    .toSorted((one, other) => one.job_position - other.job_position)
    .map(({ id, manager, job_position }): OrgPlace => {
      const superior = superiors.get(id) ?? null;
      if (superior !== null) return { id, parent: superior, placement: superior === manager ? 'manager' : 'superior' };
      const parent = top && top.job_position !== job_position ? top.id : null;
      return { id, parent, placement: 'none' };
    });
  return { places, aside: colleagues.filter((person) => worksHere(person) && isAside(person)).map(({ id }) => id) };
}
