/**
 * Shares out points by counts, so that they add up. Every share is rounded down. The missing points go to the largest remainders; if
 * those are equal, to the larger count, then to the first. If all counts are 0, all shares are 0.
 */
function shareOut(points: number, counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const shares = counts.map((count) => Math.floor((count * points) / total));
  const missing = points - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = counts
    .map((count, at) => ({ at, count, remainder: (count * points) % total }))
    .sort((one, other) => other.remainder - one.remainder || other.count - one.count || one.at - other.at);
  for (const { at } of byRemainder.slice(0, missing)) shares[at]! += 1;
  return shares;
}

/**
 * Turns counts into whole percentages that add up to exactly 100. Specification 2 §9 ("percentages rounded to integers").
 * @param counts whole numbers, not negative
 */
export const wholePercents = (counts: readonly number[]): number[] => shareOut(100, counts);

/** The same with one decimal: 53.7, 28.7 and 17.6. */
export const tenthPercents = (counts: readonly number[]): number[] => shareOut(1000, counts).map((share) => share / 10);
