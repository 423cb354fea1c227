import { schedulesOf, shiftsOn, type ShiftVersion, sinceEver } from './shift-version';

const morning = { id: 1, name: 'Ca sáng', start: 480, end: 720, optional: false, grace: 5, isActive: true, from: sinceEver };
const evening = { ...morning, id: 3, name: 'Ca tối', start: 1080, end: 1260, optional: true };
const versions: ShiftVersion[] = [
  morning,
  { ...morning, start: 495, from: '2026-11-15' },
  { ...morning, start: 510, from: '2026-12-01' },
  evening,
  { ...evening, isActive: false, from: '2026-11-20' },
];

test.each([
  ['2026-10-31', [480, 1080]],
  ['2026-11-14', [480, 1080]],
  ['2026-11-15', [495, 1080]],
  ['2026-11-20', [495]],
  ['2026-11-30', [495]],
  ['2027-01-01', [510]],
])('on %s the shifts begin at %j', (day, starts) => {
  expect(shiftsOn(versions, day).map(({ start }) => start)).toEqual(starts);
  expect(schedulesOf(versions)(day).shifts.map(({ start }) => start)).toEqual(starts);
});

test('a shift that begins later is in no day before, and days between two changes have one schedule', () => {
  const only = [{ ...morning, from: '2026-11-15' }];
  expect(shiftsOn(only, '2026-11-14')).toEqual([]);
  const scheduleOn = schedulesOf(versions);
  expect(scheduleOn('2026-11-16')).toBe(scheduleOn('2026-11-19'));
});
