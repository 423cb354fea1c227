import { daysBetween } from '@toam/domain/work-calendar';
import { paceOf, quarterProgress } from './quarter-pace';

test.each([
  [2026, 4, '2026-11-22', 53, 0.5889],
  [2026, 4, '2026-10-01', 1, 0.0111],
  [2026, 4, '2026-12-31', 92, 1],
  [2026, 3, '2026-11-22', 92, 1],
  [2027, 1, '2026-11-22', 0, 0],
])('of %i Q%i on %s: %i days, %d', (year, quarter, today, days, progress) => {
  expect(quarterProgress(year, quarter, today)).toEqual({ days, progress });
});

const november = { first: '2026-11-01', last: '2026-11-30' };
const holidays = new Map<string, string>();
/** One each day until there are that many, from a day on. */
const counted = (count: number, from = '2026-11-02') =>
  daysBetween(from, '2026-11-30')
    .slice(0, count)
    .map((date) => ({ date, count: 1 }));
const course = { period: november, today: '2026-11-20', holidays, standard: 32 * 90, counts: counted(18) };

test('the example of the issue: 14 demands in 9 working days, 1,6 a day, going 1,1', () => {
  expect(paceOf(course)).toEqual({
    ...{ state: 'behind', target: 32, done: 18, left: 14 },
    ...{ daysLeft: 9, needed: 1.6, going: 1.1, ends: 28 },
  });
});

test('a holiday is no day to catch up', () => {
  expect(paceOf({ ...course, holidays: new Map([['2026-11-25', 'Nghỉ bù']]) })).toMatchObject({
    ...{ daysLeft: 8, needed: 1.8 },
  });
});

test('today’s entries count as done but not as pace', () => {
  const counts = [...course.counts, { date: '2026-11-20', count: 4 }];
  expect(paceOf({ ...course, counts })).toMatchObject({
    ...{ done: 22, left: 10, needed: 1.1, going: 1.1 },
    // as fast as is needed, so not behind
    ...{ state: 'onPace', ends: 32 },
  });
});

test.each([
  ['reached', { standard: 18 * 90 }, { left: 0, needed: 0 }],
  ['onPace', { standard: 28 * 90 }, { left: 10 }],
  ['behind', { standard: 28 * 90 + 12 }, { target: 29 }],
  ['unknown', { today: '2026-11-01', counts: [] }, { daysLeft: 25, going: null, ends: null }],
  [
    'behind',
    { period: { first: '2026-11-16', last: '2026-11-22' }, today: '2026-11-22' },
    { daysLeft: 0, needed: null },
  ],
])('%s', (state, differing, expected) => {
  expect(paceOf({ ...course, ...differing })).toMatchObject({ state, ...expected });
});

const fourDays = { first: '2026-11-02', last: '2026-11-05' };

test.each([
  ['27,6 of 28', { standard: 28 * 90, today: '2026-11-24', counts: counted(21) }, { target: 28, ends: 27 }],
  ['1,3 of 1,1', { period: fourDays, today: '2026-11-05', standard: 97, counts: counted(1) }, { target: 2, ends: 1 }],
])('nobody is on pace who ends below the target: %s', (_what, differing, expected) => {
  expect(paceOf({ ...course, ...differing })).toMatchObject({ state: 'behind', ...expected });
});

test('what is over, or still to come, has no pace', () => {
  expect(paceOf({ ...course, today: '2026-12-01' })).toBeNull();
  expect(paceOf({ ...course, today: '2026-10-31' })).toBeNull();
});
