import { dayStart } from '@toam/domain/day';
import { aPace } from './pace.fixture';
import { drawPace } from './pace-drawing';

const november = { first: '2026-11-01', last: '2026-11-30' };

test('lines begin on the first day, and the scale holds the highest of them', () => {
  const { ticks, had, today, target, ends } = drawPace(aPace(), november);
  expect(ticks.map(({ value }) => value)).toEqual([0, 12, 24, 36]);
  expect(had[0]).toEqual({ x: 0, y: 100 });
  expect(today.x).toBeCloseTo((19 / 29) * 100);
  expect(today.y).toBe(50);
  expect(target).toEqual({ x: 100, y: 100 - (32 / 36) * 100 });
  expect(ends?.y).toBeCloseTo(100 - (28 / 36) * 100);
});

test.each([
  [0, 1, [0, 1, 2, 3]],
  [3, 3, [0, 1, 2, 3]],
  [0, 40, [0, 15, 30, 45]],
  [1200, 900, [0, 400, 800, 1200]],
])('done %i, target %i', (done, target, values) => {
  const pace = aPace({ done, target, ends: null });
  expect(drawPace(pace, november).ticks.map(({ value }) => value)).toEqual(values);
});

test('a period of one day, and one without a pace yet', () => {
  const pace = aPace({ ends: null, series: [{ date: dayStart('2026-11-01'), done: 0 }], done: 0 });
  expect(drawPace(pace, { first: '2026-11-01', last: '2026-11-01' })).toMatchObject({ today: { x: 100 }, ends: null });
});
