import type { BillRow, CouponRow, OldTransactionRow, ReceiptRow } from '@toam/contracts/deal/deal.schema';
import { dealText } from '@toam/contracts/deal/deal.text';
import type { Actor } from '@toam/domain/actor';
import { dayOf, writtenDay } from '@toam/domain/day';
import { desc, eq } from 'drizzle-orm';
import { db } from '../../db/db';
import { historyEntries } from '../../history/history.schema';
import { insertOldTransaction } from '../../testing/insert-deal';
import { insertSession } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import {
  accountant,
  aDeal,
  admin,
  agent,
  both,
  cancel,
  collect,
  dataOf,
  errorsOf,
  insertFixture,
  leader,
  readShare,
  record,
  reduce,
  stranger,
  today,
} from './deal.fixture';
import { cancelBills, receipts } from './deal.schema';

const { app } = testApp();

beforeEach(async () => {
  await insertFixture();
  await record(aDeal({}, both));
});

interface Listed<Row> {
  total: number;
  list: Row[];
  sums: object;
}
const list = async <Row>(noun: string, actor: Actor, query = '') =>
  dataOf<Listed<Row>>(await as(actor).get(`/business/v2/${noun}?${query}`));
const row = (transaction_id: number, feeCollect: number, feeCode: string) => ({
  ...{ transaction_id, feeCollect, feeCode, dateCollect: today() },
});
const several = (rows: object[]) => as(accountant).post('/business/v2/receipt/add', { rows });

describe('receipts', () => {
  test('have no day to come; one that stands so keeps it while other things change', async () => {
    const [tomorrow, message] = [today() + 86_400, 'Không được chọn ngày trong tương lai'];
    expect(errorsOf(await several([row(1, 1, 'PT-1'), { ...row(1, 1, 'PT-2'), dateCollect: tomorrow }]))).toEqual([
      422,
      { 'rows.1.dateCollect': message },
    ]);
    expect((await list('receipt', admin)).total).toBe(0);
    await collect(1, 1, 'PT-1');
    const change = (body: object) => as(accountant).put('/business/v2/receipt/update', { id: 1, ...body });
    expect(errorsOf(await change({ dateCollect: tomorrow }))).toEqual([422, { dateCollect: message }]);
    await db()
      .update(receipts)
      .set({ collected_on: dayOf(tomorrow) });
    const stored = { dateCollect: tomorrow, feeCollect: 2 };
    expect(dataOf<ReceiptRow>(await change(stored))).toMatchObject(stored);
    expect(errorsOf(await change({ dateCollect: tomorrow + 86_400 }))).toEqual([422, { dateCollect: message }]);
    expect(dataOf<ReceiptRow>(await change({ dateCollect: today() }))).toMatchObject({ dateCollect: today() });
  });

  test('take from what is payable, and say what it was before them', async () => {
    const { list: made } = dataOf<{ list: ReceiptRow[] }>(await collect(1, 20_000_000, 'PT-1'));
    expect(made).toMatchObject([
      {
        ...{ id: 1, transaction_id: 1, feeCode: 'PT-1', dateCollect: today(), feePayable: 60_000_000 },
        ...{ feeCollect: 20_000_000, uncollectedFees: 40_000_000, user_id: 5, transactionCode: 'GD-1' },
        ...{ staff_id: 7, customer_name: 'Khách A', house: { house_number: '148/12' }, retained: false },
      },
    ]);
    await reduce(1, 5_000_000);
    const [second] = dataOf<{ list: ReceiptRow[] }>(await collect(1, 35_000_000, 'PT-2')).list;
    expect(second).toMatchObject({ feePayable: 35_000_000, uncollectedFees: 0 });
    expect(await readShare(1)).toMatchObject({
      ...{
        feesPayable: 55_000_000,
        brokerageFeeReceived: 55_000_000,
        brokerageFeeReceivable: 0,
        brokerageFeeStatus: 3,
      },
    });
  });

  test('are refused above it, without an amount, without a code, and with a taken one', async () => {
    const over = { feeCollect: dealText.overPayable('60.000.000') };
    expect(errorsOf(await collect(1, 60_000_001, 'PT-1'))).toEqual([422, over]);
    expect(errorsOf(await collect(1, 0, ''))).toEqual([
      422,
      { feeCode: 'Mã phiếu thu không được để trống', feeCollect: 'Số tiền phải lớn hơn 0' },
    ]);
    expect(errorsOf(await as(accountant).post('/business/v2/receipt/add', { transaction_id: 1 }))).toEqual([
      422,
      {
        feeCode: 'Mã phiếu thu không được để trống',
        dateCollect: 'Vui lòng chọn ngày',
        feeCollect: 'Số tiền thu không được để trống',
      },
    ]);
    await collect(1, 1, 'PT-1');
    expect(errorsOf(await collect(1, 1, 'pt-1'))).toEqual([409, { feeCode: 'Mã này đã được dùng. Hãy nhập mã khác' }]);
    expect((await collect(99, 1, 'PT-9')).statusCode).toBe(404);
    expect(await db().$count(receipts)).toBe(1);
  });

  test('of several shares are all written or none', async () => {
    const wrong = await several([row(1, 60_000_000, 'PT-1'), row(2, 40_000_001, 'PT-2'), row(99, 1, 'PT-3')]);
    expect(errorsOf(wrong)).toEqual([
      422,
      { 'rows.1.feeCollect': dealText.overPayable('40.000.000'), 'rows.2.transaction_id': dealText.notFound },
    ]);
    expect(errorsOf(await several([row(1, 1, 'PT-1'), row(2, 1, 'PT-1')]))).toEqual([
      409,
      { 'rows.1.feeCode': 'Mã này đã được dùng. Hãy nhập mã khác' },
    ]);
    expect(await db().$count(receipts)).toBe(0);
    // the second of one share takes what the first leaves
    const done = await several([row(2, 30_000_000, 'PT-1'), row(1, 60_000_000, 'PT-2'), row(2, 10_000_000, 'PT-3')]);
    expect(dataOf<{ list: ReceiptRow[] }>(done).list.map(({ feePayable }) => feePayable)).toEqual([
      40_000_000, 60_000_000, 10_000_000,
    ]);
    expect(errorsOf(await several([row(2, 1, 'PT-4')]))).toEqual([
      422,
      { 'rows.0.feeCollect': dealText.overPayable('0') },
    ]);
  });

  test('sent again with its key are the same ones', async () => {
    const headers = { authorization: `Bearer ${await insertSession(accountant.id)}`, 'idempotency-key': 'thu tiền' };
    const payload = { rows: [row(1, 60_000_000, 'PT-1'), row(2, 40_000_000, 'PT-2')] };
    const send = () => app().inject({ method: 'POST', url: '/api/business/v2/receipt/add', headers, payload });
    const [one, other] = await Promise.all([send(), send()]);
    expect([one.statusCode, other.body]).toEqual([200, one.body]);
    expect(await db().$count(receipts)).toBe(2);
  });

  test('are changed within what the others leave, and deleted', async () => {
    await collect(1, 20_000_000, 'PT-1');
    await collect(1, 10_000_000, 'PT-2');
    const change = (body: object) => as(accountant).put('/business/v2/receipt/update', { id: 1, ...body });
    expect(errorsOf(await change({ feeCollect: 50_000_001 }))).toEqual([
      422,
      { feeCollect: 'Không được lớn hơn số còn phải thu 50.000.000 đ (Must be less than the fee payable)' },
    ]);
    expect(errorsOf(await change({ feeCode: 'PT-2' }))).toEqual([409, { feeCode: dealText.codeTaken }]);
    const changed = dataOf<ReceiptRow>(
      await change({ version: 1, feeCollect: 50_000_000, note: 'Đủ', transaction_id: 2 }),
    );
    expect(changed).toMatchObject({
      transaction_id: 1,
      feePayable: 50_000_000,
      uncollectedFees: 0,
      version: 2,
      note: 'Đủ',
    });
    expect((await change({ version: 1, note: '' })).statusCode).toBe(409);
    const entries = await db().select().from(historyEntries).where(eq(historyEntries.model, 'Receipt'));
    expect(entries).toContainEqual(
      expect.objectContaining({ column: 'fee_collect', old_value: '20000000', new_value: '50000000' }),
    );
    expect((await as(accountant).delete('/business/v2/receipt', { id: 1, reason: 'Nhập nhầm' })).statusCode).toBe(200);
    expect((await as(accountant).delete('/business/v2/receipt', { id: 1, reason: 'Nhập nhầm' })).statusCode).toBe(404);
    expect(await readShare(1)).toMatchObject({ brokerageFeeReceived: 10_000_000, brokerageFeeReceivable: 50_000_000 });
  });

  test('are listed for those who read the share, the latest first, with their sum', async () => {
    await collect(1, 20_000_000, 'PT-1');
    await collect(2, 40_000_000, 'PT-2');
    expect(await list<ReceiptRow>('receipt', leader)).toMatchObject({
      ...{ total: 2, list: [{ feeCode: 'PT-2' }, { feeCode: 'PT-1' }], sums: { collected: 60_000_000 } },
    });
    expect(await list<ReceiptRow>('receipt', agent)).toMatchObject({ total: 1, list: [{ id: 1, may_edit: false }] });
    expect(await list('receipt', stranger)).toMatchObject({ total: 0, sums: { collected: 0 } });
    expect(await list('receipt', admin, 'search=khach%20b')).toMatchObject({ total: 1, list: [{ id: 2 }] });
    expect(await list('receipt', admin, 'transaction_id=1')).toMatchObject({ total: 1, list: [{ id: 1 }] });
    expect(await list('receipt', admin, `startAt=${today() + 86_400}`)).toMatchObject({ total: 0 });
    expect(await list('receipt', admin, 'size=1&page=2')).toMatchObject({ total: 2, total_page: 2, list: [{ id: 1 }] });
  });
});

describe('coupons', () => {
  test('add up, and with what was collected stay below what is payable', async () => {
    await collect(1, 20_000_000, 'PT-1');
    expect(errorsOf(await reduce(1, 40_000_000))).toEqual([
      422,
      { reducedFee: 'Số tiền giảm và đã thu phải nhỏ hơn 60.000.000 đ' },
    ]);
    expect(errorsOf(await reduce(1, 0))).toEqual([422, { reducedFee: 'Số tiền phải lớn hơn 0' }]);
    expect(dataOf<CouponRow>(await reduce(1, 10_000_000))).toMatchObject({
      ...{ reducedFee: 10_000_000, feeCollected: 20_000_000, feesPayable: 60_000_000, transactionCode: 'GD-1' },
      ...{ customer_name: 'Khách A', staff_name: 'Lê Hoàng Phúc' },
    });
    expect(errorsOf(await reduce(1, 30_000_000))).toEqual([
      422,
      { reducedFee: 'Số tiền giảm và đã thu phải nhỏ hơn 50.000.000 đ' },
    ]);
    expect((await reduce(1, 29_999_999)).statusCode).toBe(200);
    expect(await readShare(1)).toMatchObject({ reducedFee: 39_999_999, brokerageFeeReceivable: 1 });
  });

  test('are changed by the same rule and listed', async () => {
    await reduce(1, 10_000_000);
    const change = (body: object) => as(accountant).put('/business/v2/coupons', { id: 1, ...body });
    expect(errorsOf(await change({ reducedFee: 60_000_000 }))).toEqual([
      422,
      { reducedFee: 'Số tiền giảm và đã thu phải nhỏ hơn 60.000.000 đ' },
    ]);
    expect(dataOf<CouponRow>(await change({ reducedFee: 59_999_999, version: 1 }))).toMatchObject({ version: 2 });
    expect((await change({ reducedFee: 1, version: 1 })).statusCode).toBe(409);
    expect((await change({ id: 9, reducedFee: 1 })).statusCode).toBe(404);
    expect(await list<CouponRow>('coupons', agent)).toMatchObject({
      ...{ total: 1, list: [{ reducedFee: 59_999_999 }], sums: { reduced: 59_999_999 } },
    });
    expect(await list('coupons', stranger)).toMatchObject({ total: 0, sums: { reduced: 0 } });
  });
});

test('a coupon entered by mistake is deleted: all is payable again, and its history says who did it', async () => {
  await reduce(1, 10_000_000);
  await collect(1, 50_000_000, 'PT-1');
  const remove = (by = accountant) => as(by).delete('/business/v2/coupons', { id: 1, reason: 'Nhập nhầm' });
  expect((await remove(agent)).statusCode).toBe(403);
  expect((await remove()).statusCode).toBe(200);
  expect((await remove()).statusCode).toBe(404);
  expect(await readShare(1)).toMatchObject({
    reducedFee: 0,
    feesPayable: 60_000_000,
    brokerageFeeReceivable: 10_000_000,
  });
  expect(await list('coupons', admin)).toMatchObject({ total: 0, sums: { reduced: 0 } });
  const [last] = await db().select().from(historyEntries).orderBy(desc(historyEntries.id)).limit(1);
  expect(last).toMatchObject({ model: 'Coupon', model_id: 1, column: 'deleted_at', user_id: accountant.id });
});

describe('cancel bills', () => {
  test('cancel the whole deal: nothing is receivable, and what was collected is retained', async () => {
    await collect(1, 20_000_000, 'PT-1');
    const { list: bills } = dataOf<{ list: BillRow[] }>(await cancel(1, { note: 'Khách đổi ý' }));
    expect(bills).toMatchObject([
      {
        transaction_id: 1,
        cancelDate: today(),
        feeCollected: 20_000_000,
        feesPayable: 60_000_000,
        note: 'Khách đổi ý',
      },
      { transaction_id: 2, feeCollected: 0 },
    ]);
    expect(await readShare(1)).toMatchObject({
      brokerageFeeReceivable: 0,
      cancelDate: today(),
      cancel_bill: { id: 1 },
    });
    expect(await list<ReceiptRow>('receipt', admin)).toMatchObject({ list: [{ retained: true }] });
    expect(await list('cancelBill', admin)).toMatchObject({ total: 2, sums: { retained: 20_000_000 } });
    const cancelled = { transaction_id: dealText.cancelled };
    expect(errorsOf(await cancel(2))).toEqual([422, cancelled]);
    expect(errorsOf(await collect(1, 1, 'PT-2'))).toEqual([422, cancelled]);
    expect(errorsOf(await reduce(1, 1))).toEqual([422, cancelled]);
    expect(errorsOf(await several([row(1, 1, 'PT-2')]))).toEqual([
      422,
      { 'rows.0.transaction_id': dealText.cancelled },
    ]);
  });

  test('cancel one share if asked, are changed, and taken back', async () => {
    const later = today();
    await as(admin).put('/business/v2/transaction/update', { id: 1, date: later - 86_400 });
    await cancel(2, { whole_deal: false, cancelDate: later - 86_400 });
    expect([(await readShare(1)).cancelDate, (await readShare(2)).cancelDate]).toEqual([null, later - 86_400]);
    expect(errorsOf(await cancel(1, { cancelDate: null }))).toEqual([422, { cancelDate: 'Vui lòng chọn ngày' }]);
    const changed = await as(admin).put('/business/v2/cancelBill', { id: 1, cancelDate: later, version: 1 });
    expect(dataOf<BillRow>(changed)).toMatchObject({ cancelDate: later, version: 2 });
    expect(await list('cancelBill', leader, `startAt=${later}`)).toMatchObject({ total: 1 });
    expect((await as(admin).delete('/business/v2/cancelBill', { id: 1, reason: 'Nhập nhầm' })).statusCode).toBe(200);
    expect(await readShare(2)).toMatchObject({ cancelDate: null, brokerageFeeReceivable: 40_000_000 });
    expect((await cancel(2)).statusCode).toBe(200);
  });

  test('cancel on no day to come; one that stands so keeps it while other things change', async () => {
    const [tomorrow, refused] = [today() + 86_400, [422, { cancelDate: dealText.future }]];
    expect(errorsOf(await cancel(1, { cancelDate: tomorrow }))).toEqual(refused);
    await cancel(1);
    const change = (body: object) => as(accountant).put('/business/v2/cancelBill', { id: 1, ...body });
    expect(errorsOf(await change({ cancelDate: tomorrow }))).toEqual(refused);
    await db()
      .update(cancelBills)
      .set({ cancel_date: dayOf(tomorrow) });
    const stored = { cancelDate: tomorrow, note: 'Khách đổi ý' };
    expect(dataOf<BillRow>(await change(stored))).toMatchObject(stored);
    expect(errorsOf(await change({ cancelDate: tomorrow + 86_400 }))).toEqual(refused);
    expect(dataOf<BillRow>(await change({ cancelDate: today() }))).toMatchObject({ cancelDate: today() });
  });

  test('cancel no deposit before its day, and no deposit moves behind them', async () => {
    const early = { cancelDate: 'Ngày huỷ cọc không được trước ngày đặt cọc' };
    const yesterday = today() - 86_400;
    expect(errorsOf(await cancel(1, { cancelDate: yesterday }))).toEqual([422, early]);
    expect((await list('cancelBill', admin)).total).toBe(0);
    await cancel(2, { whole_deal: false });
    const bill = (cancelDate: number) => as(accountant).put('/business/v2/cancelBill', { id: 1, cancelDate });
    const deposit = (date: number) => as(accountant).put('/business/v2/transaction/update', { id: 1, date });
    expect(errorsOf(await bill(yesterday))).toEqual([422, early]);
    // the deposit is that of all shares, also of those that are not cancelled
    const late = { date: 'Ngày đặt cọc không được sau ngày huỷ cọc' };
    expect(errorsOf(await deposit(today() + 86_400))).toEqual([422, late]);
    expect([(await readShare(2)).cancelDate, (await readShare(1)).date]).toEqual([today(), today()]);
    expect([(await deposit(yesterday)).statusCode, (await bill(yesterday)).statusCode]).toEqual([200, 200]);
    // once the bill is taken back, nothing holds the day
    await as(accountant).delete('/business/v2/cancelBill', { id: 1, reason: 'Nhập nhầm' });
    expect((await deposit(today() + 86_400)).statusCode).toBe(200);
  });

  test('say nothing about receipts: money comes before a deposit is signed', async () => {
    expect((await several([{ ...row(1, 1, 'PT'), dateCollect: today() - 30 * 86_400 }])).statusCode).toBe(200);
  });
});

test('each list is counted by its own day, for those whose figures one reads', async () => {
  await record(aDeal({}, [{ transactionCode: 'GD-3', user_id: 9, customer_id: 3 }]));
  await collect(1, 1_000_000, 'PT-1');
  await collect(1, 2_000_000, 'PT-2');
  await reduce(2, 3_000_000);
  await cancel(3);
  await insertOldTransaction({ user_id: 7 });
  const counts = async (actor: Actor, query = '') => {
    const found = dataOf<Record<string, { total: number }>>(await as(actor).get(`/business/v2/counts?${query}`));
    return Object.fromEntries(Object.entries(found).map(([name, { total }]) => [name, total]));
  };
  expect(await counts(admin)).toEqual({ deal: 2, detail: 3, receipt: 2, coupon: 1, cancel: 1, old: 1 });
  expect(await counts(leader)).toEqual({ deal: 1, detail: 2, receipt: 2, coupon: 1, cancel: 0, old: 1 });
  expect(await counts(agent, `users=${agent.id}`)).toMatchObject({ detail: 1, receipt: 2, coupon: 0 });
  const none = { deal: 0, detail: 0, receipt: 0, coupon: 0, cancel: 0, old: 0 };
  expect(await counts(admin, `startAt=${today() + 90 * 86_400}`)).toEqual(none);
  expect((await as(agent).get('/business/v2/counts?users=9')).statusCode).toBe(403);
});

describe('old transactions', () => {
  const old = {
    ...{ id: 1, date: today() - 86_400, notarizedDay: today(), brokerageReceiveDay: today(), price: 5_000_000_000 },
    ...{ brokerageFee: 50_000_000, brokerageFeeReceived: 20_000_000, brokerageFeeStatus: 2, transactionType: 1 },
    ...{ status: 3, address: '12 Phan Xích Long', note: null },
  };
  const change = (body: object = {}, actor: Actor = accountant) =>
    as(actor).put('/business/transaction/update', { ...old, ...body });
  const all = async (actor: Actor, query = '') =>
    dataOf<Listed<OldTransactionRow>>(await as(actor).get(`/business/transaction/get-all?${query}`));

  beforeEach(async () => {
    await insertOldTransaction({
      user_id: 7,
      detail: { customer_name: 'Chị Tư 0903 618 270', brokerageRate: 1 },
    });
  });

  test('are listed with what is still to be received, and numbers in names hidden', async () => {
    expect(await all(agent)).toMatchObject({
      total: 1,
      sums: { fee: 40_000_000, received: 0, receivable: 40_000_000 },
      list: [
        {
          ...{ id: 1, brokerageFee: 40_000_000, brokerageFeeReceivable: 40_000_000, brokerageFeeStatus: 1 },
          ...{ transactionType: 2, address: '5 Lê Lợi', may_edit: false, user: { name: 'Lê Hoàng Phúc' } },
          detail: { customer_name: 'Chị Tư 0000000000', brokerageRate: 1, name: null },
        },
      ],
    });
    expect((await all(stranger)).total).toBe(0);
    expect((await all(admin, 'search=le%20loi&type=2')).total).toBe(1);
    expect((await all(admin, 'search=phan%20xich')).total).toBe(0);
  });

  test('are corrected; what is receivable follows', async () => {
    const row = dataOf<OldTransactionRow>(await change({ version: 1, brokerageFeeReceivable: 1 }));
    expect(row).toMatchObject({ brokerageFeeReceivable: 30_000_000, address: '12 Phan Xích Long', version: 2 });
    expect((await change({ version: 1, status: 1 })).statusCode).toBe(409);
    expect((await change({}, agent)).statusCode).toBe(403);
    expect((await change({ id: 9 })).statusCode).toBe(404);
  });

  test.each([
    [{ brokerageFeeReceived: 50_000_001 }, { brokerageFeeReceived: 'Không thể lớn hơn hoa hồng thực lãnh' }],
    [{ brokerageFeeStatus: 1 }, { brokerageFeeStatus: 'Trạng thái không hợp lệ' }],
    [{ brokerageFeeStatus: 3 }, { brokerageFeeStatus: 'Trạng thái không hợp lệ' }],
    [{ notarizedDay: today() - 9 * 86_400 }, { notarizedDay: dealText.oldNotarizedEarly(writtenDay(dayOf(old.date))) }],
    [{ date: today() + 86_400, notarizedDay: today() + 86_400 }, { date: 'Không được chọn ngày trong tương lai' }],
    [{ address: ' ' }, { address: 'Địa chỉ không được để trống' }],
    [{ user_id: 99 }, { user_id: dealText.staffGone }],
  ])('are refused with %j', async (input, errors) => {
    expect(errorsOf(await change(input))).toEqual([422, errors]);
  });
});
