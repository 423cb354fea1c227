import { percentOf } from '@toam/domain/money/money-format';

const sumOf = (amounts: readonly number[]): bigint => amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);

/**
 * What a person is offered of a deal's fee: the fee × the rate, half up to 1 đồng, but no more than the others leave. So two halves of
 * an odd fee sum up to it. D78, B1.
 * @param others fees of the deal's other shares
 */
export function suggestedFee(fee: number, rate: number, others: readonly number[]): number {
  const left = BigInt(fee) - sumOf(others);
  const wanted = percentOf(fee, rate);
  if (left <= 0n) return 0;
  return left < BigInt(wanted) ? Number(left) : wanted;
}

/**
 * How far each rate may be from its share of the whole: 100 % of three people is typed as 33,33 or 33,333. Percent.
 */
const rateRounding = 0.005;

/** Whether rates mean the whole fee, their own rounding aside. */
export const divideWhole = (rates: readonly number[]): boolean =>
  rates.length > 1 &&
  Math.abs(rates.reduce((sum, rate) => sum + rate, 0) - 100) <= rateRounding * rates.length + Number.EPSILON * 100;

/**
 * A fee by rates that divide the whole of it: the parts sum up to it, to the đồng. What rounding down leaves goes, one đồng each, to the
 * parts that lost most, the first ones first (largest remainder).
 */
export function dividedFee(fee: number, rates: readonly number[]): number[] {
  const weights = rates.map((rate) => BigInt(Math.round(rate * 1000)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (whole === 0n) return rates.map(() => 0);
  const parts = weights.map((weight) => (BigInt(fee) * weight) / whole);
  const lost = weights.map((weight) => (BigInt(fee) * weight) % whole);
  const left = Number(BigInt(fee) - parts.reduce((sum, part) => sum + part, 0n));
  const byLoss = [...lost.keys()].sort((one, other) =>
    lost[one] === lost[other] ? one - other : lost[one]! < lost[other]! ? 1 : -1,
  );
  const gets = new Set(byLoss.slice(0, left));
  return parts.map((part, at) => Number(part) + (gets.has(at) ? 1 : 0));
}

/** Index of the first share at which the sum exceeds the deal's fee; null: they fit. D78. */
export function firstExceeding(fee: number, shares: readonly number[]): number | null {
  const limit = BigInt(fee);
  let sum = 0n;
  for (const [at, share] of shares.entries()) {
    sum += BigInt(share);
    if (sum > limit) return at;
  }
  return null;
}
