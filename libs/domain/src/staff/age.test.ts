import { ageOn, ageRangeKeys, ageRangeOf, birthdaysOf } from './age';

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
  [0, '<25'],
  [24, '<25'],
  [25, '25-34'],
  [34, '25-34'],
  [35, '35-44'],
  [54, '45-54'],
  [55, '55+'],
  [101, '55+'],
])('%i years are in the range %s', (age, range) => {
  expect(ageRangeOf(age)).toBe(range);
});

test.each(['2026-11-20', '2026-02-28', '2028-02-29', '2026-03-01'])(
  'on %s everybody born in the last hundred years is in exactly the range whose days of birth hold them',
  (today) => {
    const day = new Date(`${today}T00:00:00Z`);
    for (let back = 0; back < 36_600; back += 7 + (back % 5)) {
      const birth = new Date(day.getTime() - back * 86_400_000).toISOString().slice(0, 10);
      const ranges = ageRangeKeys.filter((key) => {
        const { after, until } = birthdaysOf(key, today);
        return birth <= until && (after === null || birth > after);
      });
      expect([birth, ranges]).toEqual([birth, [ageRangeOf(ageOn(birth, today)!)]]);
    }
  },
);
