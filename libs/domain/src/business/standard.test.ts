import { percentStandard, reaches, shownStandard, standardOf, standardParts, wholeStandard } from './standard';

const targets = [
  { year: 2026, quarter: 3, value: 60 },
  { year: 2026, quarter: 4, value: 90 },
];

test('the example of brief 6 §3: 60 in Q3, 90 in Q4, from 15/09 to 14/10', () => {
  const standard = standardOf(standardParts(targets, { first: '2026-09-15', last: '2026-10-14' }))!;
  expect(standard).toBe(60 * 16 + 90 * 14);
  expect(shownStandard(standard)).toBe(24.7);
  expect(wholeStandard(standard)).toBe(25);
  expect(reaches(24, standard)).toBe(false);
  expect(reaches(25, standard)).toBe(true);
});

test.each<[string, string, string, number | null]>([
  ['a quarter of 92 days has more than its target', '2026-10-01', '2026-12-31', 92],
  ['one day', '2026-10-01', '2026-10-01', 1],
  ['a quarter without a target adds nothing', '2026-12-31', '2027-01-31', 1],
  ['no target anywhere', '2027-01-01', '2027-03-31', null],
])('%s', (_what, first, last, expected) => {
  const standard = standardOf(standardParts(targets, { first, last }));
  expect(standard === null ? null : shownStandard(standard)).toBe(expected);
});

test('a standard is made of the quarters of its period, by their days', () => {
  expect(standardParts(targets, { first: '2026-09-15', last: '2026-10-14' })).toEqual([
    { year: 2026, quarter: 3, value: 60, days: 16 },
    { year: 2026, quarter: 4, value: 90, days: 14 },
  ]);
  expect(standardParts(targets, { first: '2026-10-01', last: '2026-10-31' })).toEqual([
    { year: 2026, quarter: 4, value: 90, days: 31 },
  ]);
});

test('exactly the standard reaches it', () => {
  expect(reaches(32, 32 * 90)).toBe(true);
  expect(reaches(31, 31 * 90 + 1)).toBe(false);
  expect(reaches(0, 0)).toBe(true);
});

test('the percent of two standards is cut', () => {
  expect(percentStandard(24 * 90, 32 * 90)).toBe(75);
  expect(percentStandard(2 * 90, 3 * 90)).toBe(66);
  expect(percentStandard(90, 0)).toBe(0);
  expect(percentStandard(null, 90)).toBeNull();
});
