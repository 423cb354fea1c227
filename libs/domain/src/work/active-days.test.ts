import { activeDays, type Employed, lastActiveDay, wasActive } from './active-days';

const lock = (day: string) => ({ day, of: 'lock' as const });
const person = (differing: Partial<Employed>): Employed => ({
  ...{ onboarding: '2021-03-20', isLocked: false, isDeleted: false, turns: [] },
  ...differing,
});
const inOctober = (one: Partial<Employed>) => wasActive(activeDays(person(one)), '2026-10-01', '2026-10-31');

test.each([
  ['somebody at work', {}, true],
  ['nobody knows since when', { onboarding: null }, true],
  ['began on the last day', { onboarding: '2026-10-31' }, true],
  ['began the day after', { onboarding: '2026-11-01' }, false],
  ['locked on the first day', { isLocked: true, turns: [lock('2026-10-01')] }, true],
  ['locked the day before', { isLocked: true, turns: [lock('2026-09-30')] }, false],
  ['locked since', { isLocked: true, turns: [lock('2026-11-20')] }, true],
  ['locked, nobody knows when', { isLocked: true }, false],
  ['locked in September, back in November', { turns: [lock('2026-11-03'), lock('2026-09-10')] }, false],
  ['back on the last day', { turns: [lock('2026-10-31'), lock('2026-09-10')] }, true],
  ['locked in October, deleted since', deleted('2026-11-05', '2026-10-12'), true],
  ['locked in September, deleted in October', deleted('2026-10-05', '2026-09-12'), false],
])('%s: %j, in October %s', (_who, one, expected) => {
  expect(inOctober(one)).toBe(expected);
});

function deleted(day: string, lockedOn: string): Partial<Employed> {
  return { isLocked: true, isDeleted: true, turns: [{ day, of: 'deletion' }, lock(lockedOn)] };
}

test('the last day is the one of the lock, and nobody at work has one', () => {
  expect(lastActiveDay(activeDays(person(deleted('2026-11-05', '2026-10-12'))))).toBe('2026-10-12');
  expect(lastActiveDay(activeDays(person({ turns: [lock('2026-11-03'), lock('2026-09-10')] })))).toBeNull();
});
