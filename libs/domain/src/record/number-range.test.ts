import { hasDecimals } from './number-range';

test.each([
  [4.2, 2, true],
  [0.29, 2, true],
  [4.205, 2, false],
  [4, 0, true],
  [4.5, 0, false],
  [1e21, 0, true],
  [1e-7, 2, false],
])('%d has at most %d decimals: %s', (value, max, within) => {
  expect(hasDecimals(value, max)).toBe(within);
});
