import { percentOf } from '../money/money-format';

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
