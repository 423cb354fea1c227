import { goesOver, monthAt, monthSeconds, roomOf } from './post-budget';

test.each([
  [{ spent: 700_000, committed: 100_000, budget: 1_000_000 }, 200_000, false],
  [{ spent: 700_000, committed: 100_000, budget: 1_000_000 }, 200_001, true],
  [{ spent: 1_200_000, committed: 0, budget: 1_000_000 }, 10_000, true],
  [{ spent: 1_200_000, committed: 0, budget: 1_000_000 }, 0, false],
  [{ spent: 1_200_000, committed: 0, budget: 1_000_000 }, null, false],
  [{ spent: 9_000_000, committed: 0, budget: null }, 9_000_000, false],
  [{ spent: 0, committed: 0, budget: 0 }, 10_000, true],
])('%j: %s goes over: %s', (spending, total, over) => expect(goesOver(spending, total)).toBe(over));

test('what is left may be less than nothing', () => {
  expect(roomOf({ spent: 1_200_000, committed: 50_000, budget: 1_000_000 })).toBe(-250_000);
  expect(roomOf({ spent: 1, committed: 1, budget: null })).toBeNull();
});

test.each([
  ['2026-11', '2026-10-31T17:00:00Z', '2026-11-30T17:00:00Z'],
  ['2026-12', '2026-11-30T17:00:00Z', '2026-12-31T17:00:00Z'],
  ['2028-02', '2028-01-31T17:00:00Z', '2028-02-29T17:00:00Z'],
])('%s is a month of Vietnam', (month, from, to) => {
  expect(monthSeconds(month)).toEqual({ from: Date.parse(from) / 1000, to: Date.parse(to) / 1000 });
  expect(monthAt(Date.parse(to) / 1000 - 1)).toBe(month);
});
