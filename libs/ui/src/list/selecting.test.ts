import { rangeTo, toggled } from './selecting';

test('a row is chosen and let go', () => {
  expect([...toggled(new Set([1]), 2)]).toEqual([1, 2]);
  expect([...toggled(new Set([1, 2]), 1)]).toEqual([2]);
});

test('shift chooses everything between the last pressed row and this one, in the order shown', () => {
  const order = [9, 4, 7, 1, 3];
  expect([...rangeTo(new Set([4]), order, 4, 1)].sort()).toEqual([1, 4, 7]);
  expect([...rangeTo(new Set([4, 7, 1]), order, 1, 4)]).toEqual([]);
});

test('without an earlier press it is an ordinary press', () => {
  expect([...rangeTo(new Set(), [1, 2, 3], null, 3)]).toEqual([3]);
});
