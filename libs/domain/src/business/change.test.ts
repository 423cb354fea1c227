import { changeOf } from './change';

test.each([
  [412, 374, 'up', 38, 10.2],
  [4.6, 4.2, 'up', 0.4, 9.5],
  [4.167, 5, 'down', 0.833, 16.7],
  [112_400_000, 114_811_000, 'down', 2_411_000, 2.1],
  [7, 7, 'same', 0, 0],
  [0, 5, 'down', 5, 100],
  [3, 0, 'up', 3, null],
  [0, 0, 'same', 0, null],
  [9_000_000_000_000, 3_000_000_000_000, 'up', 6_000_000_000_000, 200],
] as const)('%s after %s is %s by %s, %s percent', (current, previous, direction, by, percent) => {
  expect(changeOf(current, previous)).toEqual({ direction, by, percent });
});
