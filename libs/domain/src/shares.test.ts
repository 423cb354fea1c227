import { tenthPercents, wholePercents } from './shares';

test.each([
  ['thirds', [1, 1, 1], [34, 33, 33]],
  ['the largest remainder is rounded up', [2, 2, 3], [29, 28, 43]],
  ['a small share may come to nothing', [1, 999], [0, 100]],
  ['who is all is 100', [0, 7, 0], [0, 100, 0]],
  ['nobody', [0, 0], [0, 0]],
  ['nothing to divide', [], []],
])('%s', (_what, counts, percents) => {
  expect(wholePercents(counts)).toEqual(percents);
});

test('whatever the counts, they add up to 100 and none is off by a whole percent', () => {
  let state = 20_261_120;
  const roll = (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % sides;
  };
  for (let round = 0; round < 500; round++) {
    const counts = Array.from({ length: 1 + roll(9) }, () => roll(3) * roll(1000));
    const total = counts.reduce((sum, count) => sum + count, 0);
    const percents = wholePercents(counts);
    expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(total === 0 ? 0 : 100);
    counts.forEach((count, at) => {
      if (total > 0) expect(Math.abs(percents[at]! - (count * 100) / total)).toBeLessThan(1);
    });
  }
});

test('percents of money have one decimal and add up, too', () => {
  expect(tenthPercents([1_148_000_000, 612_500_000, 375_600_000])).toEqual([53.7, 28.7, 17.6]);
  expect(tenthPercents([1, 1, 1])).toEqual([33.4, 33.3, 33.3]);
  expect(tenthPercents([0, 0])).toEqual([0, 0]);
});
