import { quarterTargets, type Target } from './targets';

const target = (user_id: number | null, purchase: number, differing: Partial<Target> = {}): Target => ({
  ...{ year: 2026, quarter: 4, user_id, purchase, connection: 0 },
  ...{ sale: null, sale_seen: null, purchase_seen: null, connection_seen: null, ...differing },
});
const targets = [target(null, 90), target(7, 12, { sale: 5 }), target(8, 10, { sale: 3, quarter: 3 })];

test('everybody has the company’s, where the company has one', () => {
  expect(quarterTargets(targets, 'purchase', true)).toEqual([
    { year: 2026, quarter: 4, value: 90 },
    { year: 2026, quarter: 3, value: 10 },
  ]);
  expect(quarterTargets(targets, 'sale', true).map(({ value }) => value)).toEqual([5, 3]);
});

test('a team has the sum of its own, never the company’s', () => {
  expect(quarterTargets([target(null, 90), target(7, 12), target(8, 10)], 'purchase', false)).toEqual([
    { year: 2026, quarter: 4, value: 22 },
  ]);
  expect(quarterTargets([target(null, 90)], 'purchase', false)).toEqual([]);
  expect(quarterTargets(targets, 'purchase_seen', false)).toEqual([]);
});
