import { dealText } from '@toam/contracts/deal/deal.text';
import { aShare } from '../ledger.fixture';
import { codesFrom, receiptsBody, receiptsOf, receiptsSchema, sumOf } from './receipts-new.values';

const shares = [aShare(), aShare({ id: 43, transactionCode: 'GD-2611-0043', brokerageFeeReceivable: 1_000_000 })];
const values = () => receiptsOf(shares, ['PT-2611-0007', 'PT-2611-0008'], '2026-11-23');
const problemsOf = (rows: Partial<ReturnType<typeof values>['rows'][number]>[]) => {
  const { date, note, rows: offered } = values();
  const changed = { date, note, rows: offered.map((row, at) => ({ ...row, ...rows[at] })) };
  return receiptsSchema(shares)
    .safeParse(changed)
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);
};

test('each share is offered what is left of it, and the next code', () => {
  expect(values().rows).toEqual([
    { transaction_id: 42, feeCode: 'PT-2611-0007', feeCollect: 69_000_000 },
    { transaction_id: 43, feeCode: 'PT-2611-0008', feeCollect: 1_000_000 },
  ]);
  expect(problemsOf([])).toBeUndefined();
});

test.each([
  [[{ feeCollect: 69_000_001 }], [['rows.0.feeCollect', dealText.overPayable('69.000.000')]]],
  [[{ feeCollect: 0 }], [['rows.0.feeCollect', 'Số tiền phải lớn hơn 0']]],
  [[{}, { feeCollect: null }], [['rows.1.feeCollect', 'Số tiền thu không được để trống']]],
  [[{ feeCode: ' ' }], [['rows.0.feeCode', 'Mã phiếu thu không được để trống']]],
  [[{ feeCode: 'pt-2611-0008' }], [['rows.1.feeCode', 'Mã này đã được dùng. Hãy nhập mã khác']]],
])('%j is refused at its field', (rows, problems) => {
  expect(problemsOf(rows)).toEqual(problems);
});

test('one call has all of them, on the same day', () => {
  const { rows } = receiptsBody({ ...values(), note: 'Chuyển khoản' });
  expect(rows).toMatchObject([
    { transaction_id: 42, feeCode: 'PT-2611-0007', feeCollect: 69_000_000, note: 'Chuyển khoản' },
    { transaction_id: 43, feeCode: 'PT-2611-0008', feeCollect: 1_000_000, note: 'Chuyển khoản' },
  ]);
  expect(new Set(rows?.map(({ dateCollect }) => dateCollect)).size).toBe(1);
});

test.each([
  [[69_000_000, 1_000_000], 70_000_000],
  [[69_000_000, null], 69_000_000],
  [[69_000_000, Number.NaN], null],
])('%j sum up to %s', (amounts, sum) => {
  expect(sumOf(amounts.map((feeCollect) => ({ feeCollect })))).toBe(sum);
});

test.each([
  [['PT-9', 'PT-2', ''], 0, ['PT-10', 'PT-11']],
  [['PT-9', 'PT-10', 'PT-11'], 0, null],
  [['PT-9', 'PT-A', ''], 1, null],
  [['PT-9', 'PT-10'], 1, null],
])('of %j the codes after number %d would be %j', (codes, at, next) => {
  expect(codesFrom(codes, at)).toEqual(next);
});
