import { ageOn, ageRangeOf } from './age';

test.each([
  ['the day before a birthday', '1990-11-21', '2026-11-20', 35],
  ['on it', '1990-11-20', '2026-11-20', 36],
  ['born on 29 February, at the end of that month', '2000-02-29', '2026-02-28', 25],
  ['and a day later', '2000-02-29', '2026-03-01', 26],
  ['born today', '2026-11-20', '2026-11-20', 0],
  ['born tomorrow is no age', '2026-11-21', '2026-11-20', null],
])('%s', (_what, birth, today, age) => {
  expect(ageOn(birth, today)).toBe(age);
});

test.each([
  [0, '<18'],
  [17, '<18'],
  [18, '18-24'],
  [34, '25-34'],
  [35, '35-44'],
  [54, '45-54'],
  [55, '55+'],
  [101, '55+'],
])('%i years are in the range %s', (age, range) => {
  expect(ageRangeOf(age)).toBe(range);
});
