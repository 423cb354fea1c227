import { aChart } from './org-chart.fixture';
import { orgStep } from './org-keys';
import { orgTree, personOf, rowsOf } from './org-tree';

const tree = orgTree(aChart);
const rows = rowsOf(tree, new Set([1, 2, 6]));
const press = (key: string, id: number) => orgStep(key, id, rows, (who) => personOf(tree, who)?.name ?? '');

test.each<[string, string, number, unknown]>([
  ['down to the next line', 'ArrowDown', 6, { go: 11 }],
  ['down leaves a closed branch out', 'ArrowDown', 5, { go: 10 }],
  ['down at the end', 'ArrowDown', 18, null],
  ['up to the line before', 'ArrowUp', 5, { go: 13 }],
  ['up at the top', 'ArrowUp', 1, null],
  ['right opens a closed branch', 'ArrowRight', 5, { open: [5] }],
  ['right enters an open branch', 'ArrowRight', 6, { go: 11 }],
  ['right of somebody without a team', 'ArrowRight', 11, null],
  ['left closes an open branch', 'ArrowLeft', 6, { close: 6 }],
  ['left of a closed branch goes to the superior', 'ArrowLeft', 5, { go: 2 }],
  ['left of somebody without a team, too', 'ArrowLeft', 12, { go: 6 }],
  ['left at the top closes everything', 'ArrowLeft', 1, { close: 1 }],
  ['the first line', 'Home', 12, { go: 1 }],
  ['the last line', 'End', 1, { go: 18 }],
  ['Enter shows', 'Enter', 12, { show: 12 }],
  ['the space bar shows', ' ', 12, { show: 12 }],
  ['a star opens the closed siblings', '*', 10, { open: [5] }],
  ['a letter goes to the next name with it', 'd', 1, { go: 12 }],
  ['and around the end', 'h', 18, { go: 1 }],
  ['with a diacritic, too', 'Đ', 12, { go: 10 }],
  ['a letter that nobody has', 'x', 1, null],
  ['a sign', '.', 1, null],
  ['another key', 'F2', 1, null],
  ['somebody who is hidden', 'ArrowDown', 14, null],
])('%s', (_what, key, id, step) => {
  expect(press(key, id)).toEqual(step);
});
