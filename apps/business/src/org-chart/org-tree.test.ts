import { aChart } from './org-chart.fixture';
import { aboveOf, findPeople, firstOpen, orgTree, personOf, rowsOf } from './org-tree';

const tree = orgTree(aChart);
const lines = (open?: ReadonlySet<number>) =>
  rowsOf(tree, open).map(({ id, level, place, of, isOpen }) => `${level} ${id} ${place}/${of}${isOpen === undefined ? '' : isOpen ? ' open' : ' closed'}`); // prettier-ignore

test('counts everybody below, at any depth', () => {
  expect([1, 2, 6, 5, 11].map((id) => tree.branches.get(id)?.below)).toEqual([12, 10, 3, 4, 0]);
  expect([tree.tops, aboveOf(tree, 11), aboveOf(tree, 1)]).toEqual([[1], [6, 2, 1], []]);
});

test('reads the open branches from top to bottom, with the place among the siblings', () => {
  expect(lines(new Set([1, 2]))).toEqual([
    ...['1 1 1/1 open', '2 2 1/2 open', '3 6 1/3 closed', '3 5 2/3 closed', '3 10 3/3'],
    '2 18 2/2',
  ]);
  expect(lines()).toHaveLength(13);
  expect(lines(new Set())).toEqual(['1 1 1/1 closed']);
});

test('begins with the leaders, and with the viewer among their colleagues', () => {
  expect([...firstOpen(tree, 99)]).toEqual([1, 2]);
  expect([...firstOpen(tree, 14)].sort()).toEqual([1, 2, 5]);
  expect([...firstOpen(tree, 6)].sort()).toEqual([1, 2, 6]);
});

test('a few people are open as a whole', () => {
  const few = orgTree({ nodes: aChart.nodes.slice(0, 8), aside: [] });
  expect([...firstOpen(few, 99)]).toEqual([1, 2, 6]);
});

test.each([
  ['linh', [10]],
  ['  TRUONG   nhom ', [6, 5]],
  ['binh thanh', [6]],
  ['0903000011', [11]],
  ['0909 618', [8]],
  ['618 205', [8]],
  ['ke toan', [8]],
  ['le', [13, 8]],
  ['an', [1]],
  ['inh', []],
  ['nobody', []],
  ['', []],
  ['…', []],
])('the search %p finds %j', (search, ids) => {
  expect(findPeople(tree, search)).toEqual(ids);
});

test('a person is found wherever they stand, and nobody else', () => {
  expect([6, 8, 99].map((id) => personOf(tree, id)?.name)).toEqual(['Nguyễn Thu Hà', 'Lê Hồng Nhung', undefined]);
});
