import { addDays, countDays, dayKindOf, daysBetween, daysOfMonth, workingDays } from '@toam/domain/work-calendar';
import { totalsOf } from './work-month';

const shift = {
  shift: 1,
  start: 480,
  end: 720,
  in: 480,
  out: 720,
  ignored: null,
  worked: 240,
  isCredited: true,
  state: 'ok',
  isPaid: null,
} as const;
const day = (credited: number, late: number[], soon: number[], expected = 2) => ({
  ...{ credited, expected },
  shifts: late.map((minutes, at) => ({ ...shift, late: minutes, soon: soon[at]! })),
});

test('a month is the sum of its days: 21 and 14 minutes are twice, 0 hours 35', () => {
  expect(totalsOf([day(2, [21, 0], [0, 18]), day(1, [14, 0], [0, 0]), day(0, [], [])])).toEqual({
    workDays: 1.5,
    totalLate: { total: 2, hours: 0, minutes: 35 },
    totalSoon: { total: 1, hours: 0, minutes: 18 },
  });
});

test('three thirds are one', () => {
  expect(totalsOf([day(1, [], [], 3), day(1, [], [], 3), day(1, [], [], 3)]).workDays).toBe(1);
});

test('more than an hour', () => {
  expect(totalsOf([day(2, [59, 0], [0, 0]), day(2, [62, 0], [0, 0])]).totalLate).toEqual({
    total: 2,
    hours: 2,
    minutes: 1,
  });
});

const holidays = new Map([['2026-09-02', 'Quốc khánh']]);

test.each([
  ['2026-11', 25],
  ['2026-09', 25],
])('%s has %i working days', (month, count) => {
  expect(workingDays(daysOfMonth(month), holidays)).toHaveLength(count);
});

test.each([
  ['2026-11-22', 'sunday'],
  ['2026-09-02', 'holiday'],
  ['2026-09-03', 'work'],
] as const)('%s is a %s', (date, kind) => {
  expect(dayKindOf(date, holidays)).toBe(kind);
});

test('days run over the ends of months and years, and back to front there are none', () => {
  expect(daysBetween('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
  expect(daysBetween('2026-12-30', '2026-12-29')).toEqual([]);
  expect(daysOfMonth('2028-02')).toHaveLength(29);
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

test('days are counted without being named, and more than ten years of them are never named', () => {
  expect(countDays('2026-12-30', '2027-01-02')).toBe(4);
  expect(countDays('2026-12-30', '2026-12-29')).toBe(0);
  expect(countDays('1900-01-01', '9999-12-31')).toBe(2_958_464);
  expect(() => daysBetween('1900-01-01', '9999-12-31')).toThrow(RangeError);
});
