import { DealType } from '@toam/domain/deal/deal-values';
import { addRevenues, revenueOf, totalRevenue } from './revenue-by-type';

test('the example of brief 6 §3', () => {
  const revenue = addRevenues([
    revenueOf(DealType.both, 99_000_001n),
    revenueOf(DealType.sale, 60_000_000n),
    revenueOf(DealType.purchase, 25_000_000n),
    revenueOf(DealType.purchase, 20_000_000n),
  ]);
  expect(revenue).toEqual({ sale: 109_500_001n, purchase: 94_500_000n, connection: 0n });
  expect(totalRevenue(revenue)).toBe(204_000_001n);
});

test('a sum of both sides splits as its amounts do', () => {
  const amounts = [99_000_001n, 7n, 10n, 3n];
  const sum = amounts.reduce((total, amount) => total + amount, 0n);
  const odd = BigInt(amounts.filter((amount) => amount % 2n === 1n).length);
  expect(revenueOf(DealType.both, sum, odd)).toEqual(
    addRevenues(amounts.map((amount) => revenueOf(DealType.both, amount))),
  );
});

test('connection belongs to neither half', () => {
  expect(revenueOf(DealType.connection, 5n)).toEqual({ sale: 0n, purchase: 0n, connection: 5n });
});
