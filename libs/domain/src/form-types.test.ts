import { clockOf, findOverlap, minuteOf, readClock } from './form-types';

test.each([
  ['00:00', 0],
  ['08:05', 485],
  ['23:59', 1439],
])('%s is minute %d of the day, and back', (clock, minute) => {
  expect([minuteOf(clock), clockOf(minute)]).toEqual([minute, clock]);
});

test.each(['24:00', '8:00', '08:60', '', '08:00:00'])('%s is no time of a clock', (clock) => {
  expect(() => minuteOf(clock)).toThrow(RangeError);
});

test.each([-1, 1440, 0.5])('%d is no minute of a day', (minute) => {
  expect(() => clockOf(minute)).toThrow(RangeError);
});

test.each([
  ['08:00', '08:00'],
  ['8:05', '08:05'],
  ['8', '08:00'],
  ['17', '17:00'],
  ['8h', '08:00'],
  [' 8h30 ', '08:30'],
  ['8 giờ', '08:00'],
  ['8 giờ 30', '08:30'],
  ['8h30 phút', '08:30'],
  ['8H5', '08:05'],
  ['８：３０', '08:30'],
  ['08:30\u200b', '08:30'],
  ['830', '08:30'],
  ['1330', '13:30'],
  ['13.30', '13:30'],
  ['24:00', null],
  ['8:5', '08:05'],
  ['85', null],
  ['830pm', null],
  ['8:60', null],
  ['', null],
  ['sáng', null],
])('%s is typed for %s', (typed, clock) => {
  expect(readClock(typed)).toBe(clock);
});

const shift = (start: string, end: string, optional = false) => ({
  start: minuteOf(start),
  end: minuteOf(end),
  optional,
});
const day = [shift('08:00', '12:00'), shift('13:30', '17:30'), shift('17:00', '21:00', true)];

// D90
test.each([
  ['one that fills the pause', shift('12:00', '13:30'), undefined],
  ['one that runs into the morning', shift('07:00', '08:01'), 0],
  ['one around the afternoon', shift('13:00', '18:00'), 1],
  ['one that only meets the optional evening', shift('17:30', '20:00'), undefined],
  ['an optional one over the whole day', shift('06:00', '22:00', true), undefined],
])('%s', (_case, added, found) => {
  expect(findOverlap(added, day)).toBe(found === undefined ? undefined : day[found]);
});
