import { dividedFee, divideWhole, firstExceeding, suggestedFee } from './share-fees';

test.each([
  // the brief's numbers
  [86_500_000, 33.333, [], 28_833_045],
  [86_500_001, 50, [], 43_250_001],
  [86_500_001, 50, [43_250_001], 43_250_000],
  // nothing more than the others leave
  [100, 60, [50], 50],
  [100, 60, [100], 0],
  [100, 60, [120], 0],
  [0, 50, [], 0],
  [100, 0, [], 0],
  // exact where a float is not: 1.005 × 100 is 100.49999…
  [10_000, 1.005, [], 101],
  [1_000_000_000_000_000, 99.999, [], 999_990_000_000_000],
])('of %d at %d %% beside %j, %d is offered', (fee, rate, others, offered) => {
  expect(suggestedFee(fee, rate, others)).toBe(offered);
});

test('what is offered row by row always fits into the fee', () => {
  for (const fee of [0, 1, 2, 3, 86_500_001, 999_999_999_999_999])
    for (const rates of [
      [50, 50],
      [33.333, 33.333, 33.334],
      [60, 60],
      [0.001, 99.999],
      [100, 100],
    ]) {
      const shares: number[] = [];
      for (const rate of rates) shares.push(suggestedFee(fee, rate, shares));
      expect([fee, rates, firstExceeding(fee, shares)]).toEqual([fee, rates, null]);
    }
});

test.each([
  [100, [50, 50], null],
  [100, [50, 51], 1],
  [100, [101], 0],
  [100, [50, 40, 11, 1], 2],
  [0, [0], null],
  [9_000_000_000_000_000, [9_000_000_000_000_000, 1], 1],
])('of a fee of %d the shares %j exceed at %s', (fee, shares, at) => {
  expect(firstExceeding(fee, shares)).toBe(at);
});

test.each([
  [100_000_000, [33.333, 33.333, 33.333], [33_333_334, 33_333_333, 33_333_333]],
  [114_000_001, [33.33, 33.33, 33.33], [38_000_001, 38_000_000, 38_000_000]],
  [86_500_000, [33.333, 33.333, 33.334], [28_833_045, 28_833_045, 28_833_910]],
  [86_500_001, [50, 50], [43_250_001, 43_250_000]],
  [100, [33.333, 33.333, 33.334], [33, 33, 34]],
  [2, [25, 25, 25, 25], [1, 1, 0, 0]],
  [0, [50, 50], [0, 0]],
])('%d by %j is %j: no đồng is left', (fee, rates, parts) => {
  expect(divideWhole(rates)).toBe(true);
  expect(dividedFee(fee, rates)).toEqual(parts);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(fee);
});

test.each([[[40, 50]], [[33.3, 33.3, 33.3]], [[100]], [[60, 60]], [[]]])('%j do not divide the whole', (rates) => {
  expect(divideWhole(rates)).toBe(false);
});

test('whatever the fee and the people, parts of the whole sum up to it and differ by one đồng among equals', () => {
  for (let people = 2; people <= 30; people++)
    for (const fee of [1, 7, 86_500_001, 999_999_999_999_999]) {
      const rates = Array.from({ length: people }, () => Math.round(100_000 / people) / 1000);
      const parts = dividedFee(fee, rates);
      expect([people, fee, divideWhole(rates), parts.reduce((sum, part) => sum + part, 0)]).toEqual([
        people,
        fee,
        true,
        fee,
      ]);
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
    }
});
