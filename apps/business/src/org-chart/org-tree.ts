import { userText } from '@toam/contracts/user/user.text';
import type { OrgChart, OrgNode, OrgPerson } from '@toam/contracts/user/org-chart.endpoints';
import { searchWords } from '@toam/domain/vietnamese';

/** A person of the tree, with the people below them. */
export interface OrgBranch {
  person: OrgNode;
  /** Direct reports, in the order in which they are shown. */
  children: readonly number[];
  /** How many people stand below, at any depth. */
  below: number;
}

export interface OrgTree {
  /** The people without anybody above them. */
  tops: readonly number[];
  branches: ReadonlyMap<number, OrgBranch>;
  /** Accountants, beside the tree. */
  aside: readonly OrgPerson[];
}

/** The answer as a tree. */
export function orgTree({ nodes, aside }: OrgChart): OrgTree {
  const branches = new Map(nodes.map((person) => [person.id, { person, children: [] as number[], below: 0 }]));
  for (const { id, parent } of nodes) {
    if (parent !== null) branches.get(parent)?.children.push(id);
    for (let up = parent; up !== null; up = branches.get(up)?.person.parent ?? null) {
      const branch = branches.get(up);
      if (branch) branch.below += 1;
    }
  }
  return { tops: nodes.flatMap(({ id, parent }) => (parent === null ? [id] : [])), branches, aside };
}

/** The people above somebody, the direct superior first. */
export function aboveOf({ branches }: OrgTree, id: number): number[] {
  const above: number[] = [];
  for (let up = branches.get(id)?.person.parent ?? null; up !== null; up = branches.get(up)?.person.parent ?? null)
    above.push(up);
  return above;
}

const hasTeam = ({ branches }: OrgTree, id: number): boolean => (branches.get(id)?.children.length ?? 0) > 0;

/** Up to this many people the whole tree is open at first. */
const fewPeople = 12;

/**
 * The branches that are open at first: down to the leaders of teams, and the viewer's own team. So even a big company begins as an
 * overview.
 */
export function firstOpen(tree: OrgTree, viewerId: number): Set<number> {
  const all = [...tree.branches.keys()].filter((id) => hasTeam(tree, id));
  if (tree.branches.size <= fewPeople) return new Set(all);
  const leadsLeaders = (id: number) => tree.branches.get(id)?.children.some((child) => hasTeam(tree, child));
  return new Set([...all.filter(leadsLeaders), ...all.filter((id) => id === viewerId), ...aboveOf(tree, viewerId)]);
}

/** A line of the tree as it is read: a person who is not hidden in a closed branch. */
export interface OrgRow {
  id: number;
  /** 1 at the top. */
  level: number;
  /** The place among the siblings, from 1, and how many they are. */
  place: number;
  of: number;
  parent: number | null;
  /** Undefined without anybody below. */
  isOpen: boolean | undefined;
}

/** The lines of the tree in reading order. @param open the open branches; absent: all */
export function rowsOf(tree: OrgTree, open?: ReadonlySet<number>): OrgRow[] {
  const walk = (siblings: readonly number[], level: number, parent: number | null): OrgRow[] =>
    siblings.flatMap((id, at) => {
      const children = tree.branches.get(id)?.children ?? [];
      const isOpen = children.length === 0 ? undefined : (open?.has(id) ?? true);
      const row = { id, level, place: at + 1, of: siblings.length, parent, isOpen };
      return [row, ...(isOpen ? walk(children, level + 1, id) : [])];
    });
  return walk(tree.tops, 1, null);
}

/** Everybody in reading order, the people beside the tree last. */
const everybodyIn = (tree: OrgTree): OrgPerson[] => [
  ...rowsOf(tree).flatMap(({ id }) => tree.branches.get(id)?.person ?? []),
  ...tree.aside,
];

const digitsOnly = /^[\d\s.+-]+$/;

/** A number is found by any of its digits in a row, everything else by the beginnings of words. */
function matcherOf(search: string): (person: OrgPerson) => boolean {
  const words = searchWords(search);
  if (words.length === 0) return () => false;
  if (digitsOnly.test(search)) return ({ phone_number }) => phone_number.includes(words.join(''));
  return ({ name, position, job_position }) => {
    const known = searchWords(`${name} ${position} ${userText.jobPosition[job_position]}`);
    return words.every((word) => known.some((one) => one.startsWith(word)));
  };
}

/** The people whom a search finds by name, title, position or number, in reading order. */
export const findPeople = (tree: OrgTree, search: string): number[] => {
  const isFound = matcherOf(search);
  return everybodyIn(tree).flatMap((person) => (isFound(person) ? [person.id] : []));
};

/** A person of the chart, wherever they stand. */
export const personOf = ({ branches, aside }: OrgTree, id: number): OrgPerson | undefined =>
  branches.get(id)?.person ?? aside.find((person) => person.id === id);
