import { FeeStatus } from './deal-values';
import {
  collectionOf,
  couponProblem,
  leastFeeOf,
  payableOf,
  receiptProblem,
  receivableOf,
  retainedOf,
  type ShareAmounts,
} from './share-ledger';

const share = (fee_user: number, reduced = 0, collected = 0, isCancelled = false): ShareAmounts => ({
  ...{ fee_user, reduced, collected, isCancelled },
});

test.each([
  // fee, reduced, collected → payable, receivable, collection
  [60_000_000, 0, 0, 60_000_000, 60_000_000, FeeStatus.none],
  [60_000_000, 5_000_000, 0, 55_000_000, 55_000_000, FeeStatus.none],
  [60_000_000, 5_000_000, 20_000_000, 55_000_000, 35_000_000, FeeStatus.part],
  [60_000_000, 5_000_000, 54_999_999, 55_000_000, 1, FeeStatus.part],
  [60_000_000, 5_000_000, 55_000_000, 55_000_000, 0, FeeStatus.whole],
  [0, 0, 0, 0, 0, FeeStatus.none],
])('of %d less %d with %d collected, %d is payable and %d open', (fee, reduced, collected, payable, open, state) => {
  const of = share(fee, reduced, collected);
  expect([payableOf(of), receivableOf(of), collectionOf(of)]).toEqual([payable, open, state]);
  expect(payableOf(of)).toBe(collected + receivableOf(of));
});

test('of a cancelled share nothing is open, and what was collected is retained', () => {
  const cancelled = share(60_000_000, 0, 20_000_000, true);
  expect([receivableOf(cancelled), retainedOf(cancelled)]).toEqual([0, 20_000_000]);
  expect(retainedOf(share(60_000_000, 0, 20_000_000))).toBe(0);
});

test.each([
  [share(100, 10, 20), 70, null],
  [share(100, 10, 20), 71, { reason: 'limit', limit: 70 }],
  [share(100, 10, 90), 1, { reason: 'limit', limit: 0 }],
  [share(100, 10, 20, true), 1, { reason: 'cancelled', limit: 70 }],
])('a receipt takes at most what is payable and not collected', (of, amount, problem) => {
  expect(receiptProblem(of, amount)).toEqual(problem);
});

test.each([
  // strict: reduced and collected together stay below what is payable
  [share(100, 0, 20), 79, null],
  [share(100, 0, 20), 80, { reason: 'limit', limit: 100 }],
  [share(100, 10, 20), 69, null],
  [share(100, 10, 20), 70, { reason: 'limit', limit: 90 }],
  [share(100, 0, 0), 99, null],
  [share(100, 0, 0), 100, { reason: 'limit', limit: 100 }],
  [share(100, 0, 0, true), 1, { reason: 'cancelled', limit: 100 }],
])('a coupon with what was collected stays below what is payable', (of, amount, problem) => {
  expect(couponProblem(of, amount)).toEqual(problem);
});

test('what stood before a share was cancelled can be corrected', () => {
  expect(receiptProblem(share(100, 0, 0, true), 100, false)).toBeNull();
  expect(couponProblem(share(100, 0, 0, true), 99, false)).toBeNull();
  expect(receiptProblem(share(100, 0, 0, true), 101, false)).toEqual({ reason: 'limit', limit: 100 });
});

test('a fee covers what was reduced and collected', () => {
  expect(leastFeeOf(share(100, 10, 20))).toBe(30);
});
