import { bucketOf, bucketsOf, daysOfBucket, groupingsOf, shownGrouping, usualGrouping } from './chart-buckets';

const november = { first: '2026-11-01', last: '2026-11-30' };

test('November 2026 has six weeks, and the first begins on a Monday of October', () => {
  const mondays = ['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30'];
  expect(bucketsOf(november, 'week')).toEqual(mondays);
  expect(bucketOf('2026-11-01', 'week')).toBe('2026-10-26');
});

test('days and months', () => {
  expect(bucketsOf(november, 'day')).toHaveLength(30);
  expect(bucketsOf({ first: '2026-09-15', last: '2026-11-01' }, 'month')).toEqual([
    '2026-09-01',
    '2026-10-01',
    '2026-11-01',
  ]);
});

test('a single month is not grouped by month', () => {
  expect(groupingsOf(november)).toEqual(['day', 'week']);
  expect(shownGrouping(november, 'month')).toBe('week');
  expect(shownGrouping(november, 'day')).toBe('day');
  expect(groupingsOf({ first: '2026-10-31', last: '2026-11-01' })).toEqual(['day', 'week', 'month']);
});

test.each([
  ['day', '2026-11-09', '2026-11-09', '2026-11-09'],
  ['week', '2026-10-26', '2026-11-01', '2026-11-01'],
  ['week', '2026-11-30', '2026-11-30', '2026-11-30'],
  ['month', '2026-11-01', '2026-11-01', '2026-11-30'],
] as const)('a %s has those of its days that lie in the period', (by, bucket, first, last) => {
  expect(daysOfBucket(bucket, by, november)).toEqual({ first, last });
});

test.each([
  ['2026-11-01', '2026-11-30', 'week'],
  ['2026-07-01', '2026-09-30', 'week'],
  ['2026-01-01', '2026-12-31', 'month'],
] as const)('%s to %s is shown by %s', (first, last, by) => {
  expect(usualGrouping({ first, last })).toBe(by);
});
