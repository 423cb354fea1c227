import { aChart, aCompany } from './org-chart.fixture';
import { card, orgLayout } from './org-layout';
import { orgTree, rowsOf, type OrgTree } from './org-tree';

const allOf = (tree: OrgTree) => new Set(tree.branches.keys());

/** Pairs of cards that lie on each other. */
function overlaps(tree: OrgTree, open: ReadonlySet<number>): string[] {
  const spots = [...orgLayout(tree, open).spots];
  return spots.flatMap(([id, one], at) =>
    spots
      .slice(at + 1)
      .filter(([, other]) => Math.abs(one.x - other.x) < card.width && Math.abs(one.y - other.y) < card.height)
      .map(([otherId]) => `${id} ${otherId}`),
  );
}

const tree = orgTree(aChart);

test.each([
  ['everything closed', new Set<number>(), 1],
  ['the leaders', new Set([1, 2]), 6],
  ['one team', new Set([1, 2, 6]), 9],
  ['everything', allOf(tree), 13],
])('%s: a card for everybody who is read, none on another', (_what, open, count) => {
  const { spots, lines } = orgLayout(tree, open);
  expect([...spots.keys()].sort()).toEqual(rowsOf(tree, open).map(({ id }) => id).sort()); // prettier-ignore
  expect(spots.size).toBe(count);
  expect(lines).toHaveLength(count - 1);
  expect(overlaps(tree, open)).toEqual([]);
});

test('a leader stands above the people below, a team in one column under its leader', () => {
  const { spots } = orgLayout(tree, allOf(tree));
  const at = (id: number) => spots.get(id)!;
  expect(at(6).leadsColumn).toBe(true);
  expect([11, 12, 13].map((id) => at(id).x)).toEqual([at(6).x + 36, at(6).x + 36, at(6).x + 36]);
  expect(at(11).y).toBeLessThan(at(12).y);
  expect(at(2).y).toBeGreaterThan(at(1).y + card.height);
  expect(at(2).x).toBeGreaterThan(at(6).x);
});

test('accountants stand right of all cards beside which they are', () => {
  const { aside, spots, width } = orgLayout(tree, allOf(tree));
  expect(aside?.x).toBeGreaterThanOrEqual(spots.get(1)!.x + card.width);
  expect(width).toBeGreaterThanOrEqual((aside?.x ?? 0) + (aside?.width ?? 0));
  expect(orgLayout(orgTree({ nodes: [], aside: aChart.aside }), new Set()).aside).toMatchObject({ x: 0 });
  expect(orgLayout(orgTree({ nodes: [], aside: [] }), new Set())).toMatchObject({ aside: null, width: 0, height: 0 });
});

test('two at the top stand side by side without a line', () => {
  const [top, second] = aChart.nodes;
  const { spots, lines } = orgLayout(orgTree({ nodes: [top!, { ...second!, parent: null }], aside: [] }), new Set());
  expect([spots.get(1)?.y, spots.get(2)?.y, lines]).toEqual([0, 0, []]);
  expect(spots.get(2)!.x).toBeGreaterThan(card.width);
});

test('a company of 200 has everybody in the frame, none on another', () => {
  const company = orgTree(aCompany(200));
  const { spots, width, height } = orgLayout(company, allOf(company));
  expect(spots.size).toBe(200);
  expect(overlaps(company, allOf(company))).toEqual([]);
  for (const { x, y } of spots.values()) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + card.width).toBeLessThanOrEqual(width);
    expect(y + card.height).toBeLessThanOrEqual(height);
  }
});
