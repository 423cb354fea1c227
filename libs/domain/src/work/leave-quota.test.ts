import { leaveCost, overlaps } from './leave-days';
import {
  accrualBy,
  accrualsOf,
  accruedBy,
  dayOfQuota,
  daysForService,
  earningMonths,
  leaveParts,
  leaveQuotaOn,
  leftFor,
  withAccrued,
  yearlyQuota,
} from './leave-quota';

const official = (onboarding: string) => ({ isOfficial: true, onboarding });
const none = { used: 0, reserved: 0, corrected: 0 };

test('the example of brief 5 §4', () => {
  const use = { used: 3, reserved: 1.5, corrected: 0 };
  expect(leaveQuotaOn(official('2021-03-20'), '2026-11-20', use)).toEqual({
    ...{ year: 2026, quota: 13, accrued: 11.5 },
    ...{ used: 3, reserved: 1.5, corrected: 0, left: 7 },
  });
});

test.each([
  ['2021-03-20', 2025, 12],
  ['2021-03-20', 2026, 13],
  ['2021-12-31', 2026, 13],
  ['2016-01-01', 2026, 14],
  ['2026-05-01', 2026, 12],
  ['2027-05-01', 2026, 12],
])('who started on %s has in %i a quota of %i', (onboarding, year, expected) => {
  expect(yearlyQuota(official(onboarding), year)).toBe(expected);
});

test.each([
  ['2026-03-15', 2026, 11, 9],
  ['2026-03-16', 2026, 11, 8],
  ['2026-12-20', 2026, 12, 0],
  ['2025-06-01', 2026, 4, 4],
  ['2027-06-01', 2026, 12, 0],
])('who started on %s has earned in %i by month %i: %i months', (onboarding, year, month, expected) => {
  expect(earningMonths(official(onboarding), year, month)).toBe(expected);
});

test.each([
  [2, 2],
  [7, 7.5],
  [9, 9.5],
  [11, 11.5],
  [12, 13],
])('13 days by month %i are %d', (month, expected) => {
  expect(accruedBy(official('2021-03-20'), 2026, month)).toBe(expected);
});

test('what is earned follows from the quota and the months', () => {
  const earned = accrualBy(official('2021-03-20'), 2026, 11);
  expect(earned).toEqual({ quota: 13, months: 11, exact: expect.closeTo(11.917, 3), days: 11.5 });
});

test('the months of a year add up to its quota; those that add nothing are none', () => {
  const added = accrualsOf(official('2021-03-20'), 2026);
  expect(added).toHaveLength(12);
  expect(added.slice(-2)).toEqual([
    { month: 11, change: 1 },
    { month: 12, change: 1.5 },
  ]);
  expect(added.reduce((sum, { change }) => sum + change, 0)).toBe(13);
  expect(accrualsOf(official('2026-10-20'), 2026).map(({ month }) => month)).toEqual([11, 12]);
});

test.each([
  [2026, '2026-11-20'],
  [2025, '2025-12-31'],
  [2027, '2027-01-01'],
])('in November 2026 the leave of %i is looked at on %s', (year, day) => {
  expect(dayOfQuota(year, '2026-11-20')).toBe(day);
});

test('days for service are what is above the usual', () => {
  expect([daysForService(12), daysForService(14)]).toEqual([0, 2]);
});

const ofBrief = { ...none, year: 2026, quota: 13, accrued: 11.5, used: 3, reserved: 1.5, left: 7 };

test('a later month earns more of the same leave', () => {
  expect(withAccrued(ofBrief, 13)).toEqual({ ...ofBrief, accrued: 13, left: 8.5 });
});

test.each([
  ['nothing asked for', ofBrief, 0, 7, { used: 3, reserved: 1.5, this: 0, left: 7, future: 1.5 }],
  ['three days', ofBrief, 3, 4, { used: 3, reserved: 1.5, this: 3, left: 4, future: 1.5 }],
  ['a day was given', { ...ofBrief, corrected: 1 }, 0, 8, { used: 3, reserved: 1.5, this: 0, left: 8, future: 1.5 }],
  ['more than was earned', ofBrief, 8, -1, { used: 3, reserved: 1.5, this: 8, left: 0, future: 0.5 }],
])('the parts of a year fill its bar: %s', (_what, quota, own, left, parts) => {
  expect(leaveParts(quota, own, left)).toEqual(parts);
  expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(quota.quota + quota.corrected);
});

test('only official staff with a first day have leave', () => {
  expect(leaveQuotaOn({ isOfficial: false, onboarding: '2021-03-20' }, '2026-11-20', none)).toBeNull();
  expect(leaveQuotaOn({ isOfficial: true, onboarding: null }, '2026-11-20', none)).toBeNull();
  expect(leftFor({ isOfficial: false, onboarding: null }, '2026-11-20', none)).toBeNull();
});

test('a correction counts', () => {
  expect(leftFor(official('2021-03-20'), '2026-11-20', { ...none, corrected: -1.5 })).toBe(10);
});

const holidays = new Map([['2026-12-31', 'Nghỉ bù']]);

test.each([
  [{ start: '2026-11-24', end: '2026-11-26', shift: 0 }, 2026, 3],
  [{ start: '2026-11-21', end: '2026-11-23', shift: 0 }, 2026, 2],
  [{ start: '2026-11-27', end: '2026-11-27', shift: 2 }, 2026, 0.5],
  // a shift that does not count takes nothing
  [{ start: '2026-11-27', end: '2026-11-27', shift: 3 }, 2026, 0],
  [{ start: '2026-12-30', end: '2027-01-02', shift: 0 }, 2026, 1],
  [{ start: '2026-12-30', end: '2027-01-02', shift: 0 }, 2027, 2],
])('%j costs of %i: %d days', (span, year, expected) => {
  expect(leaveCost(span, year, holidays, () => ({ counted: [{ id: 1 }, { id: 2 }] }))).toBe(expected);
});

test.each([
  ['2026-11-24', '2026-11-26', 0, true],
  ['2026-11-26', '2026-11-28', 0, true],
  ['2026-11-27', '2026-11-28', 0, false],
  ['2026-11-25', '2026-11-25', 1, true],
])('leave from 24 to 26 and from %s to %s, shift %i', (start, end, shift, expected) => {
  expect(overlaps({ start: '2026-11-24', end: '2026-11-26', shift: 0 }, { start, end, shift })).toBe(expected);
});

test('the morning and the afternoon of a day do not overlap', () => {
  const morning = { start: '2026-11-24', end: '2026-11-24', shift: 1 };
  expect(overlaps(morning, { ...morning, shift: 2 })).toBe(false);
  expect(overlaps(morning, morning)).toBe(true);
});
