import { columnsWith } from '@toam/domain/record/columns';
import { scopeOnlyColumns, shareColumns } from './deal-columns';
import { daysOutOfOrder, isCancelledEarly } from './deal-days';
import { FeeStatus } from './deal-values';
import { oldFeeProblem, oldReceivable } from './old-transaction';

test.each([
  [null, '2026-11-10', '2026-11-10', '2026-11-10', []],
  [undefined, '2026-11-10', '2026-11-10', '2026-11-10', []],
  ['2026-11-10', '2026-11-10', '2026-11-10', '2026-11-10', []],
  ['2026-11-09', '2026-11-10', '2026-11-12', '2026-11-11', []],
  [null, '2026-11-10', '2026-11-09', '2026-11-10', ['notarized']],
  [null, '2026-11-10', '2026-11-12', '2026-11-09', ['receive']],
  [null, '2026-11-10', '2026-01-09', '2025-11-09', ['notarized', 'receive']],
  ['2026-11-11', '2026-11-10', '2026-11-12', '2026-11-12', ['reservation']],
])(
  'reserved %s, deposit %s, notarised %s, received %s: %j are out of order',
  (reservation, deposit, notarized, receive, wrong) => {
    expect(daysOutOfOrder({ reservation, deposit, notarized, receive })).toEqual(wrong);
  },
);

test('a deposit is cancelled on its own day at the earliest', () => {
  expect(['2026-11-09', '2026-11-10', '2026-11-11'].map((day) => isCancelledEarly(day, '2026-11-10'))).toEqual([
    ...[true, false, false],
  ]);
});

const { none, part, whole } = FeeStatus;

test.each([
  [100, 0, none, null],
  [100, 1, none, 'status'],
  [100, 0, part, 'status'],
  [100, 1, part, null],
  [100, 99, part, null],
  [100, 100, part, 'status'],
  [100, 100, whole, null],
  [100, 99, whole, 'status'],
  [100, 101, whole, 'received'],
  // nothing to receive: none of it, or all
  [0, 0, none, null],
  [0, 0, whole, null],
  [0, 0, part, 'status'],
] as const)('of a fee of %d, %d received with status %d: %s', (fee, received, status, problem) => {
  expect(oldFeeProblem({ fee, received, status })).toBe(problem);
});

test('what is open of an old transaction is the fee less what was received', () => {
  expect(oldReceivable({ fee: 100, received: 30 })).toBe(70);
});

test('a share hides from the others of its deal whatever tells the fee, the customer and the note', () => {
  expect(scopeOnlyColumns).toEqual(['customer_id', 'brokerage_rate', 'fee_user', 'note']);
  expect(columnsWith(shareColumns, { readers: 'parties' })).toEqual(['staff_id', 'type', 'code', 'status']);
});
