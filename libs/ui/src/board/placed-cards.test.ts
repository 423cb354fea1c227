import { placeOf, stepOf, withMove } from './placed-cards';

const placed = new Map([
  [1, [10, 11, 12]],
  [2, [20]],
  [3, []],
]);

test('a card moves in its column and to another one; what is gone changes nothing', () => {
  expect([...withMove(placed, { id: 10, to: 1, at: 2 }).values()]).toEqual([[11, 12, 10], [20], []]);
  expect([...withMove(placed, { id: 11, to: 2, at: 0 }).values()]).toEqual([[10, 12], [11, 20], []]);
  expect(withMove(placed, { id: 99, to: 1, at: 0 })).toBe(placed);
  expect(withMove(placed, { id: 10, to: 9, at: 0 })).toBe(placed);
  expect(placeOf(placed, 99)).toBeUndefined();
});

test.each([
  ['ArrowDown', { id: 11, to: 1, at: 2 }],
  ['ArrowUp', { id: 11, to: 1, at: 0 }],
  ['ArrowRight', { id: 11, to: 2, at: 1 }],
  ['ArrowLeft', null],
  ['a', null],
])('%s moves a lifted card', (key, moved) => {
  expect(stepOf(placed, { id: 11, to: 1, at: 1 }, key)).toEqual(moved);
});

test('at its end a column holds the card', () => {
  expect(stepOf(placed, { id: 12, to: 1, at: 2 }, 'ArrowDown')).toBeNull();
  expect(stepOf(placed, { id: 20, to: 2, at: 0 }, 'ArrowRight')).toEqual({ id: 20, to: 3, at: 0 });
});
