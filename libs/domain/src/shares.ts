/**
 * Turns counts into whole percentages that add up to exactly 100. Every share is rounded down. The missing points go to the largest
 * remainders; if those are equal, to the larger count, then to the first. If all counts are 0, all shares are 0. Specification 2 §9
 * ("percentages rounded to integers").
 * @param counts whole numbers, not negative
 */
export function wholePercents(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const percents = counts.map((count) => Math.floor((count * 100) / total));
  const missing = 100 - percents.reduce((sum, percent) => sum + percent, 0);
  const byRemainder = counts
    .map((count, at) => ({ at, count, remainder: (count * 100) % total }))
    .sort((one, other) => other.remainder - one.remainder || other.count - one.count || one.at - other.at);
  for (const { at } of byRemainder.slice(0, missing)) percents[at]! += 1;
  return percents;
}
