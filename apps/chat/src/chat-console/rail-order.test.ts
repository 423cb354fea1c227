import { heldOrder } from './rail-order';

test.each([
  ['nothing changed', ['a', 'b'], ['a', 'b'], ['a', 'b'], false],
  ['somebody new wrote: the rows stay', ['a', 'b'], ['n', 'a', 'b'], ['a', 'b'], true],
  ['an older conversation went on: it stays in its place', ['a', 'b', 'c'], ['c', 'a', 'b'], ['a', 'b', 'c'], true],
  ['the next page follows below', ['a', 'b'], ['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'd'], false],
  ['what is gone leaves', ['a', 'b', 'c'], ['a', 'c'], ['a', 'c'], false],
])('%s', (_case, shown, fresh, ids, hasNews) => {
  expect(heldOrder(shown, fresh)).toEqual({ ids, hasNews });
});
