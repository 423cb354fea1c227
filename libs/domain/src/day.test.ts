import { dayOf, dayStart, dayText, writtenDay } from './day';

test('a day begins at midnight in Vietnam, which is 17:00 of the day before in UTC', () => {
  expect(dayStart('2026-11-20')).toBe(Date.UTC(2026, 10, 19, 17) / 1000);
  expect(dayOf(dayStart('2026-11-20'))).toBe('2026-11-20');
  expect(dayOf(dayStart('2026-11-20') - 1)).toBe('2026-11-19');
});

test('a day is written as people here write it', () => {
  expect(writtenDay('1980-02-28')).toBe('28/02/1980');
});

test.each([
  ['1980-02-28', '28/02/1980'],
  ['0000-00-00', null],
  ['', null],
  [null, null],
])('a list shows the day %s as %s', (day, shown) => {
  expect(dayText(day)).toBe(shown);
});
