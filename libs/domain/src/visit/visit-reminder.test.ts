import { isReminderDue, reminderMoments } from './visit-reminder';

const at = (text: string) => Date.parse(`${text}+07:00`) / 1000;
const visit = at('2026-11-21T09:30');
const planned = at('2026-11-18T08:00');

test('people are reminded at 18:00 of the day before, Vietnam’s, and an hour before', () => {
  expect(reminderMoments(visit)).toEqual([at('2026-11-20T18:00'), at('2026-11-21T08:30')]);
  expect(reminderMoments(at('2026-11-21T00:30'))[0]).toBe(at('2026-11-20T18:00'));
});

test.each([
  ['before the evening', '2026-11-20T17:59', planned, false],
  ['in the evening', '2026-11-20T18:00', planned, true],
  ['in the evening, told already', '2026-11-20T18:05', at('2026-11-20T18:00'), false],
  ['an hour before, told in the evening', '2026-11-21T08:30', at('2026-11-20T18:00'), true],
  ['after a night without power', '2026-11-21T09:00', planned, true],
  ['planned after the evening, still hours away', '2026-11-20T21:00', at('2026-11-20T20:00'), false],
  ['planned within the hour', '2026-11-21T09:10', at('2026-11-21T09:00'), false],
  ['once it has begun', '2026-11-21T09:30', planned, false],
  ['never told', '2026-11-20T18:00', null, true],
])('%s', (_when, now, toldAt, isDue) => {
  expect(isReminderDue(visit, toldAt, at(now))).toBe(isDue);
});
