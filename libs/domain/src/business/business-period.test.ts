import {
  type BusinessPeriod,
  currentPeriod,
  daysOfPeriod,
  lengthOf,
  momentsOf,
  PeriodType,
  previousDays,
  quarterOf,
  quartersBetween,
} from './business-period';

test.each<[BusinessPeriod, string, string]>([
  [{ type: 1, year: 2026 }, '2026-01-01 2026-12-31', '2025-01-01 2025-12-31'],
  [{ type: 2, year: 2026, quarter: 4 }, '2026-10-01 2026-12-31', '2026-07-01 2026-09-30'],
  [{ type: 2, year: 2026, quarter: 1 }, '2026-01-01 2026-03-31', '2025-10-01 2025-12-31'],
  [{ type: 3, year: 2026, month: 11 }, '2026-11-01 2026-11-30', '2026-10-01 2026-10-31'],
  [{ type: 3, year: 2026, month: 1 }, '2026-01-01 2026-01-31', '2025-12-01 2025-12-31'],
  [{ type: 3, year: 2028, month: 3 }, '2028-03-01 2028-03-31', '2028-02-01 2028-02-29'],
  [
    { type: 4, first: '2026-03-31', last: '2026-04-30' },
    '2026-03-31 2026-04-30',
    // the example of brief 6 §3
    '2026-02-28 2026-03-30',
  ],
  [{ type: 4, first: '2026-01-31', last: '2026-01-31' }, '2026-01-31 2026-01-31', '2025-12-31 2025-12-31'],
])('%j and what it is compared with', (period, days, before) => {
  expect(Object.values(daysOfPeriod(period)).join(' ')).toBe(days);
  expect(Object.values(previousDays(period)).join(' ')).toBe(before);
});

test('each type begins with the period that today lies in', () => {
  const at = (type: PeriodType) => currentPeriod(type, '2026-11-22');
  expect(at(PeriodType.year)).toEqual({ type: 1, year: 2026 });
  expect(at(PeriodType.quarter)).toEqual({ type: 2, year: 2026, quarter: 4 });
  expect(at(PeriodType.month)).toEqual({ type: 3, year: 2026, month: 11 });
  expect(at(PeriodType.custom)).toEqual({ type: 4, first: '2026-11-01', last: '2026-11-30' });
});

test('a period lasts from the first second to the last in Vietnam', () => {
  const { startAt, endAt } = momentsOf({ first: '2026-11-01', last: '2026-11-30' });
  expect(new Date(startAt * 1000).toISOString()).toBe('2026-10-31T17:00:00.000Z');
  expect(new Date(endAt * 1000).toISOString()).toBe('2026-11-30T16:59:59.000Z');
});

test('the quarters that a period touches', () => {
  const names = (first: string, last: string) =>
    quartersBetween(quarterOf(first), quarterOf(last)).map(({ year, quarter }) => `${year} Q${quarter}`);
  expect(names('2026-09-30', '2027-01-01')).toEqual(['2026 Q3', '2026 Q4', '2027 Q1']);
  expect(names('2026-11-01', '2026-11-30')).toEqual(['2026 Q4']);
});

test.each<[BusinessPeriod, number]>([
  [{ type: 1, year: 2028 }, 366],
  [{ type: 2, year: 2026, quarter: 1 }, 90],
  [{ type: 3, year: 2026, month: 2 }, 28],
  [{ type: 4, first: '2026-11-22', last: '2026-11-22' }, 1],
])('%j has %i days', (period, days) => {
  expect(lengthOf(period)).toBe(days);
});
