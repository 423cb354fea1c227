import { priceAround } from './price-around';

test.each([
  [8_650_000_000, 7_700_000_000, 9_600_000_000],
  [1_000_000_000, 900_000_000, 1_100_000_000],
  [450_000_000, 400_000_000, 500_000_000],
  [18_000_000, 16_000_000, 20_000_000],
  [400_000, 0, 500_000],
])('around %d: %d to %d', (price, min, max) => {
  expect(priceAround(price)).toEqual({ min, max });
});
