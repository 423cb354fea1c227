import { unusualPrice } from './price-market';

const market = { houses: 42, low: 60_000_000, median: 110_000_000, high: 260_000_000 };

test.each([
  [5_500_000_000, 50, null],
  [3_000_000_000, 50, null],
  [2_999_000_000, 50, { side: 'low', perSquare: 59_980_000 }],
  [13_000_000_000, 50, null],
  [13_100_000_000, 50, { side: 'high', perSquare: 262_000_000 }],
  [null, 50, null],
  [3_000_000_000, null, null],
  [3_000_000_000, 0, null],
])('%s đ for %s m²: %j', (price, area, expected) => expect(unusualPrice({ price, area }, market)).toEqual(expected));

test('without enough houses nothing is said', () => expect(unusualPrice({ price: 1, area: 1 }, null)).toBeNull());
