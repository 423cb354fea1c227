import { FeeStatus } from './deal-values';

/** The amounts of a share, VND. All rules of money between a share, its coupons and its receipts look only at these. D78. */
export interface ShareAmounts {
  fee_user: number;
  /** Sum of its coupons. */
  reduced: number;
  /** Sum of its receipts. */
  collected: number;
  /** It has a cancel bill. D79. */
  isCancelled: boolean;
}

/** The fee without its reductions. */
export const payableOf = ({ fee_user, reduced }: Pick<ShareAmounts, 'fee_user' | 'reduced'>): number =>
  fee_user - reduced;

/** What is still to be collected; never negative. Nobody asks anything more of a cancelled share. */
export const receivableOf = (share: ShareAmounts): number =>
  share.isCancelled ? 0 : Math.max(0, payableOf(share) - share.collected);

/** Money that was collected of a share that was cancelled later. D79. */
export const retainedOf = ({ isCancelled, collected }: ShareAmounts): number => (isCancelled ? collected : 0);

/** Whether nothing, a part or the whole of what is payable was collected. */
export function collectionOf(share: Pick<ShareAmounts, 'fee_user' | 'reduced' | 'collected'>): FeeStatus {
  if (share.collected <= 0) return FeeStatus.none;
  return share.collected < payableOf(share) ? FeeStatus.part : FeeStatus.whole;
}

/** Why a receipt or coupon cannot be. `limit`: what it must not exceed, or for a coupon what it must not even reach. */
export interface LedgerProblem {
  reason: 'cancelled' | 'limit';
  limit: number;
}

/**
 * Whether a receipt of this amount may be written. A receipt that is being changed is not part of `collected`, and an existing one may be
 * corrected after the share was cancelled.
 * @returns null: it may. Specification 3 §5.4
 */
export function receiptProblem(share: ShareAmounts, amount: number, isNew = true): LedgerProblem | null {
  const limit = payableOf(share) - share.collected;
  if (share.isCancelled && isNew) return { reason: 'cancelled', limit };
  return amount > limit ? { reason: 'limit', limit } : null;
}

/**
 * Whether a coupon of this amount may be written: with what was collected it stays below what is payable. A coupon that is being changed
 * is not part of `reduced`.
 * @returns null: it may. `limit` is what is payable before it. D80
 */
export function couponProblem(share: ShareAmounts, amount: number, isNew = true): LedgerProblem | null {
  const limit = payableOf(share);
  if (share.isCancelled && isNew) return { reason: 'cancelled', limit };
  return amount + share.collected < limit ? null : { reason: 'limit', limit };
}

/** The least that a share's fee may become: what was reduced and collected already. */
export const leastFeeOf = ({ reduced, collected }: Pick<ShareAmounts, 'reduced' | 'collected'>): number =>
  reduced + collected;
