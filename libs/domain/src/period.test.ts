import { periodStarts, shownPeriods } from './period';

const at = (iso: string) => Date.parse(iso) / 1000;
const iso = (seconds: number[]) => seconds.map((second) => new Date((second + 7 * 3600) * 1000).toISOString());

test('a day begins at midnight in Vietnam, 17:00 UTC the day before', () => {
  expect(periodStarts('day', at('2026-11-20T16:59:59Z'), 2)).toEqual([
    at('2026-11-18T17:00:00Z'),
    at('2026-11-19T17:00:00Z'),
  ]);
  expect(periodStarts('day', at('2026-11-20T17:00:00Z'), 1)).toEqual([at('2026-11-20T17:00:00Z')]);
});

test.each([
  ['Sunday night', '2026-11-22T23:59:59+07:00', '2026-11-16'],
  ['Monday morning', '2026-11-23T00:00:00+07:00', '2026-11-23'],
  ['the first week of the epoch', '1970-01-02T00:00:00+07:00', '1969-12-29'],
])('a week begins on Monday: %s', (_name, now, monday) => {
  expect(iso(periodStarts('week', at(now), 1))).toEqual([`${monday}T00:00:00.000Z`]);
});

test('months go back over the turn of the year, whatever their length', () => {
  expect(iso(periodStarts('month', at('2026-03-31T23:30:00+07:00'), 5)).map((day) => day.slice(0, 10))).toEqual([
    '2025-11-01',
    '2025-12-01',
    '2026-01-01',
    '2026-02-01',
    '2026-03-01',
  ]);
  // still February in London
  expect(iso(periodStarts('month', at('2026-02-28T18:00:00Z'), 1))).toEqual(['2026-03-01T00:00:00.000Z']);
});

test('a chart shows thirty days, twelve weeks or twelve months', () => {
  expect(shownPeriods).toEqual({ day: 30, week: 12, month: 12 });
  expect(periodStarts('week', at('2026-11-20T10:00:00Z'))).toHaveLength(12);
});
