type Whole = bigint | number;

/** Divides whole numbers and rounds half up. Nothing divided by nothing is 0. D83. */
export function divideHalfUp(dividend: Whole, divisor: Whole): bigint {
  const [above, below] = [BigInt(dividend), BigInt(divisor)];
  return below === 0n ? 0n : (2n * above + below) / (2n * below);
}

/** Divides and keeps some decimals, half up: 14 by 9 with one is 1.6. Of nothing: 0. */
export const divideTo = (decimals: number, dividend: Whole, divisor: Whole): number =>
  Number(divideHalfUp(BigInt(dividend) * 10n ** BigInt(decimals), divisor)) / 10 ** decimals;

/** A part of a whole in percent, cut to an integer: 33 of 50 is 66. Of nothing: 0. D83. */
export const wholePercent = (part: Whole, whole: Whole): number =>
  BigInt(whole) === 0n ? 0 : Number((BigInt(part) * 100n) / BigInt(whole));
