import { JobPosition, Role } from '@toam/domain/actor';
import { type Colleague, orgChart, type OrgPlace } from './org-chart';

type Position = Colleague['job_position'];

const at = (
  id: number,
  job_position: Position,
  manager: number | null = null,
  differing: Partial<Colleague> = {},
): Colleague => ({ id, job_position, manager, role: Role.staff, other_account: 0, isActive: true, ...differing });

const locked = { isActive: false };

/** `id<parent`, with the placement where it is not the own manager. */
const input = ({ id, parent, placement }: OrgPlace): string =>
  `${id}<${parent ?? 'top'}${placement === 'manager' ? '' : ` ${placement}`}`;
const placesOf = (colleagues: Colleague[]): string[] => orgChart(colleagues).places.map(input);

test.each<[string, Colleague[], string[]]>([
  ['nobody', [], []],
  ['one person', [at(7, 7)], ['7<top none']],
  ['everybody under their manager', [at(1, 1), at(6, 6, 1), at(7, 7, 6)], ['1<top none', '6<1', '7<6']],
  [
    'a locked manager is climbed over',
    [at(1, 1), at(5, 5, 1), at(6, 6, 5, locked), at(7, 7, 6)],
    ['1<top none', '5<1', '7<5 superior'],
  ],
  [
    'several of them too: locked, outside the hierarchy, a marketer, an accountant',
    [
      at(1, 1),
      at(2, 6, 1, locked),
      at(3, 6, 2, { other_account: 1 }),
      at(4, 7, 3, { role: Role.marketer }),
      at(8, 8, 4),
      at(7, 7, 8),
    ],
    ['1<top none', '7<1 superior'],
  ],
  ['an unknown manager is nobody', [at(1, 1), at(7, 7, 99)], ['1<top none', '7<1 none']],
  ['without a manager under the top', [at(1, 1), at(6, 6, 1), at(7, 7)], ['1<top none', '6<1', '7<1 none']],
  ['no position 1: the lowest number that is there', [at(9, 4), at(5, 5)], ['9<top none', '5<9 none']],
  [
    'of two at the top the older account leads',
    [at(4, 2), at(3, 2), at(7, 7)],
    ['4<top none', '3<top none', '7<3 none'],
  ],
  ['a peer of the top with a manager stands under them', [at(3, 2), at(4, 2, 3)], ['3<top none', '4<3']],
  ['the top stays the top, whoever is said to lead it', [at(1, 1, 7), at(7, 7)], ['1<top none', '7<1 none']],
  ['a circle of two', [at(1, 1), at(5, 5, 6), at(6, 6, 5)], ['1<top none', '5<1 none', '6<5']],
  [
    'a circle of three, and who leads into it',
    [at(1, 1), at(5, 6, 6), at(6, 6, 4), at(4, 6, 5), at(7, 7, 6)],
    ['1<top none', '5<6', '6<4', '4<1 none', '7<6'],
  ],
  ['a circle over somebody who is locked', [at(1, 1), at(5, 5, 6), at(6, 6, 5, locked)], ['1<top none', '5<1 none']],
  [
    'a circle of locked people',
    [at(1, 1), at(5, 6, 6, locked), at(6, 6, 5, locked), at(7, 7, 6)],
    ['1<top none', '7<1 none'],
  ],
  ['oneself as manager', [at(1, 1), at(7, 7, 7)], ['1<top none', '7<1 none']],
  ['a circle with the top in it', [at(1, 1, 5), at(5, 5, 1)], ['1<top none', '5<1']],
  [
    'siblings by position, then as they were given',
    [at(1, 1), at(9, 7, 1), at(8, 6, 1), at(7, 7, 1)],
    ['1<top none', '8<1', '9<1', '7<1'],
  ],
])('%s', (_what, colleagues, places) => {
  expect(placesOf(colleagues)).toEqual(places);
});

test('accountants stand aside; locked ones, other accounts and marketers nowhere', () => {
  const chart = orgChart([
    at(1, 1),
    at(9, 8, 1),
    at(8, 8),
    at(10, 8, 1, locked),
    at(11, 8, 1, { role: Role.marketer }),
    at(12, 8, 1, { other_account: 1 }),
  ]);
  expect(chart).toEqual({ places: [{ id: 1, parent: null, placement: 'none' }], aside: [9, 8] });
});

/** The same numbers at every run. */
const randomFrom = (seed: number) => (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;

/** People with managers at random: circles, oneself, unknown and locked ones among them. */
function anyCompany(seed: number): Colleague[] {
  const random = randomFrom(seed + 1);
  const size = random(24);
  return Array.from({ length: size }, (_, id) =>
    at(id, (random(8) + 1) as Position, random(4) === 0 ? null : random(size + 2), {
      role: random(8) === 0 ? Role.marketer : Role.staff,
      other_account: random(8) === 0 ? 1 : 0,
      isActive: random(4) !== 0,
    }),
  );
}

const isShown = (person: Colleague): boolean =>
  person.isActive && person.other_account === 0 && person.role !== Role.marketer;

const ascending = (ids: number[]): number[] => ids.toSorted((one, other) => one - other);

const companies = Array.from({ length: 500 }, (_, seed) => anyCompany(seed));

/** How many steps lead from a person to the top; fails if the way leads nowhere. */
function stepsUp(id: number, parents: ReadonlyMap<number, number | null>): number {
  let steps = 0;
  for (let up = parents.get(id); up !== null; up = parents.get(up)) {
    if (up === undefined || steps > parents.size) throw new Error(`no way up from ${id}`);
    steps += 1;
  }
  return steps;
}

test('any company: every active person once, a way to the top from everywhere, and the same in any order', () => {
  for (const company of companies) {
    const { places, aside } = orgChart(company);
    const parents = new Map(places.map(({ id, parent }) => [id, parent]));
    expect(ascending([...places.map(({ id }) => id), ...aside])).toEqual(company.filter(isShown).map(({ id }) => id));
    for (const { id } of places) expect(stepsUp(id, parents)).toBeLessThan(places.length);
    expect(orgChart(company.toReversed()).places.map(input).sort()).toEqual(places.map(input).sort());
  }
});

test('any company: at the top stands the lowest position and nobody else', () => {
  for (const company of companies) {
    const { places } = orgChart(company);
    const positionOf = new Map(company.map(({ id, job_position }) => [id, job_position]));
    const lowest = Math.min(...places.map(({ id }) => positionOf.get(id) ?? JobPosition.accountant));
    const atTop = places.flatMap(({ id, parent }) => (parent === null ? [positionOf.get(id)] : []));
    expect(new Set(atTop)).toEqual(new Set(places.length > 0 ? [lowest] : []));
  }
});

test('any company: the placement says how the place was found', () => {
  for (const company of companies) {
    const managerOf = new Map(company.map(({ id, manager }) => [id, manager]));
    for (const { id, parent, placement } of orgChart(company).places) {
      if (placement === 'manager') expect(parent).toBe(managerOf.get(id));
      if (placement === 'superior') expect([null, managerOf.get(id)]).not.toContain(parent);
    }
  }
});
