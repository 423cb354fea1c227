import type { DealRow, TransactionPage, TransactionRow } from '@toam/contracts/deal/deal.schema';
import { dealText } from '@toam/contracts/deal/deal.text';
import { dayOf, writtenDay } from '@toam/domain/day';
import { type Actor, Role } from '@toam/domain/actor';
import { largestAmount } from '@toam/domain/deal/deal-values';
import { asc, eq } from 'drizzle-orm';
import { auditEntries } from '../../audit/audit.schema';
import { db } from '../../db/db';
import { historyEntries } from '../../history/history.schema';
import { liveEvents } from '../../live/event.schema';
import { notifications } from '../../live/notification.schema';
import { anActor } from '../../testing/an-actor';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { customers } from '../customers/customer.schema';
import { users } from '../users/user.schema';
import {
  accountant,
  admin,
  aDeal,
  agent,
  aShare,
  both,
  cancel,
  collect,
  dataOf,
  errorsOf,
  insertFixture,
  leader,
  mate,
  readShare,
  record,
  reduce,
  stranger,
  today,
} from './deal.fixture';

testApp();
beforeEach(insertFixture);

const path = '/business/v2/transaction';
const add = (body: object, actor: Actor = accountant) => as(actor).post(`${path}/add`, body);
const change = (body: object, actor: Actor = accountant) => as(actor).put(`${path}/update`, body);
const list = async (actor: Actor, query = '') =>
  dataOf<{ total: number; list: (TransactionRow | DealRow)[]; sums: object }>(await as(actor).get(`${path}?${query}`));
const idsOf = ({ list: rows }: { list: { id: number }[] }) => rows.map(({ id }) => id);

test('a deal is recorded with its shares, and answered with what follows from them', async () => {
  const deal = await record(aDeal({}, both));
  expect(deal).toMatchObject({
    ...{ group: 'deal', id: 1, price: 8_650_000_000, brokerageFee: 100_000_000, date: today(), reservationDate: 0 },
    house: { id: 1, house_number: '148/12', house_address: 'Nguyễn Văn Đậu', may_open: false },
    transactions: [
      {
        ...{ id: 1, version: 2, staff: { id: 7, name: 'Lê Hoàng Phúc' }, customer: { id: 1, name: 'Khách A' } },
        ...{ transactionType: 1, brokerageRate: 50, brokerageFeeUser: 60_000_000, feesPayable: 60_000_000 },
        ...{ brokerageFeeReceived: 0, brokerageFeeReceivable: 60_000_000, brokerageFeeStatus: 1, may_edit: true },
        ...{ transactionCode: 'GD-1', note: 'Giảm theo hợp đồng', cancelDate: null },
      },
      { id: 2, staff_id: 8, transactionType: 2, brokerageFeeUser: 40_000_000 },
    ],
  });
  const told = await db().select().from(notifications).orderBy(asc(notifications.id));
  expect(told).toMatchObject([
    {
      user_id: 7,
      actor_id: 5,
      type: 25,
      subject: 'transaction',
      subject_id: 1,
      detail: 'đã ghi nhận giao dịch GD-1 của bạn (148/12 Nguyễn Văn Đậu)',
    },
    { user_id: 8, subject_id: 2 },
  ]);
  const heard = await db().select().from(liveEvents).where(eq(liveEvents.kind, 'record.changed'));
  expect(heard).toMatchObject(
    [1, 2].map((record_id) => ({ rule: 'brokerage', body: { noun: 'transaction', record_id } })),
  );
  const [entry] = await db().select().from(auditEntries).orderBy(auditEntries.id);
  expect(entry).toMatchObject({ action: 'create', noun: 'transaction', user_id: 5 });
  expect(entry!.changes[0]!.changes).toContainEqual({ column: 'fee_user', old_value: null, new_value: '60000000' });
  expect(entry!.changes[0]!.changes).toContainEqual({ column: 'type', old_value: null, new_value: 'Khách mua' });
});

test('what is left of its state is refused with the words of the specification', async () => {
  const day = today();
  const early = dealText.beforeDeposit(writtenDay(dayOf(day)));
  const wrong = async (body: object) => errorsOf(await add(body));
  expect(await wrong(aDeal({ date: day + 86_400 }))).toEqual([422, { date: dealText.future }]);
  expect(await wrong(aDeal({ notarizedDate: day - 86_400 }))).toEqual([422, { notarizedDate: early }]);
  expect(await wrong(aDeal({ brokerageReceiveDate: day - 86_400 }))).toEqual([422, { brokerageReceiveDate: early }]);
  expect(await wrong(aDeal({ reservationDate: day + 86_400 }))).toEqual([
    422,
    { reservationDate: 'Ngày giữ chỗ không được sau ngày đặt cọc' },
  ]);
  expect(await wrong(aDeal({ price: undefined }))).toEqual([
    422,
    { price: 'Vui lòng nhập giá chốt (Please enter the closing price)' },
  ]);
  expect(await wrong(aDeal({ brokerageFee: 59_999_999 }))).toEqual([
    422,
    { 'users_group.0.brokerageFeeUser': dealText.overFee('59.999.999') },
  ]);
  expect(await wrong(aDeal({ brokerageFee: 99_999_999 }, both))).toEqual([
    422,
    {
      'users_group.1.brokerageFeeUser':
        'Tổng các phần không được lớn hơn hoa hồng 99.999.999 đ (Cannot be greater than the actual brokerage fee)',
    },
  ]);
  const empty = { user_id: null, customer_id: null, brokerageRate: null, brokerageFeeUser: null, transactionCode: ' ' };
  expect(await wrong(aDeal({}, [empty]))).toEqual([
    422,
    {
      'users_group.0.user_id': 'Nhân viên không được để trống',
      'users_group.0.customer_id': 'Khách hàng không được để trống',
      'users_group.0.brokerageRate': 'Tỷ lệ (%) không được để trống',
      'users_group.0.brokerageFeeUser': 'Hoa hồng thực lãnh không được để trống',
      'users_group.0.transactionCode': 'Mã giao dịch không được để trống',
    },
  ]);
  expect(await wrong(aDeal({ house_id: 99 }, [{ user_id: 99, customer_id: 99 }]))).toEqual([
    422,
    {
      house_id: dealText.houseGone,
      'users_group.0.user_id': dealText.staffGone,
      'users_group.0.customer_id': dealText.customerGone,
    },
  ]);
  expect(await wrong(aDeal({ price: 1e15 + 1 }))).toMatchObject([422, { price: expect.any(String) as string }]);
  expect((await list(admin)).total).toBe(0);
});

test('the largest amounts and the finest rates are stored as they were said', async () => {
  const most = { transactionCode: 'x'.repeat(40), brokerageRate: 33.333, brokerageFeeUser: largestAmount };
  expect(await record(aDeal({ price: largestAmount, brokerageFee: largestAmount }, [most]))).toMatchObject({
    price: largestAmount,
    transactions: [{ brokerageRate: 33.333, brokerageFeeUser: largestAmount, brokerageFeeReceivable: largestAmount }],
  });
});

test('a code belongs to one share, whatever its case; a deleted one is free again', async () => {
  await record();
  expect(errorsOf(await add(aDeal({}, [{ transactionCode: ' gd-1 ' }])))).toEqual([
    409,
    { 'users_group.0.transactionCode': 'Mã này đã được dùng. Hãy nhập mã khác' },
  ]);
  const twice = aDeal({}, [
    { transactionCode: 'GD-5', brokerageFeeUser: 1 },
    { transactionCode: 'GD-5', brokerageFeeUser: 1 },
  ]);
  expect(errorsOf(await add(twice))).toEqual([
    409,
    { 'users_group.1.transactionCode': 'Mã này đã được dùng. Hãy nhập mã khác' },
  ]);
  await as(accountant).delete(path, { id: 1, reason: 'Nhập nhầm' });
  expect((await add(aDeal())).statusCode).toBe(200);
});

test('only admins and accountants record', async () => {
  await record(aDeal({}, both));
  for (const actor of [agent, leader, stranger]) {
    expect((await add(aDeal(), actor)).statusCode).toBe(403);
    expect((await change({ id: 1, status: 3 }, actor)).statusCode).toBe(403);
    expect((await as(actor).delete(path, { id: 1, reason: 'Nhập nhầm' })).statusCode).toBe(403);
    expect((await collect(1, 1, 'PT-1', as(actor))).statusCode).toBe(403);
    expect((await reduce(1, 1, as(actor))).statusCode).toBe(403);
    expect((await cancel(1, {}, as(actor))).statusCode).toBe(403);
  }
  expect((await change({ id: 1, status: 3 }, admin)).statusCode).toBe(200);
});

describe('who reads what', () => {
  beforeEach(() => record(aDeal({}, both)));

  test('one’s own shares and those of everybody below; accountants and admins all', async () => {
    expect(idsOf(await list(agent))).toEqual([1]);
    expect(idsOf(await list(mate))).toEqual([2]);
    expect(idsOf(await list(leader))).toEqual([2, 1]);
    expect(idsOf(await list(accountant))).toEqual([2, 1]);
    expect(await list(stranger)).toMatchObject({ total: 0, sums: { payable: 0 } });
    expect((await as(stranger).get(`${path}/1`)).statusCode).toBe(403);
  });

  test('people outside are refused, not left out', async () => {
    expect((await as(leader).get(`${path}?users=7,9`)).statusCode).toBe(403);
    expect((await as(agent).get(`${path}?team=6`)).statusCode).toBe(403);
    expect(idsOf(await list(leader, 'users=7'))).toEqual([1]);
    expect(idsOf(await list(admin, 'team=6'))).toEqual([2, 1]);
  });

  test('whoever has another share of a deal sees the deal, but not what is the other’s own', async () => {
    const [row] = (await list(agent, 'group=deal')).list as DealRow[];
    expect(row).toMatchObject({
      brokerageFee: 100_000_000,
      transactions: [{ id: 1, brokerageFeeUser: 60_000_000 }, { id: 2 }],
    });
    const hidden = {
      ...{
        in_scope: false,
        customer: null,
        customer_id: null,
        brokerageRate: null,
        brokerageFeeUser: null,
        note: null,
      },
      ...{ reducedFee: null, feesPayable: null, brokerageFeeReceived: null, brokerageFeeReceivable: null },
      ...{ brokerageFeeStatus: null, staff: { id: 8, name: 'Trần Thu Hà' }, transactionCode: 'GD-2' },
    };
    expect(row!.transactions[1]).toMatchObject(hidden);
    await collect(2, 1_000_000, 'PT-1');
    const page = dataOf<TransactionPage>(await as(agent).get(`${path}/2`));
    expect(page).toMatchObject({ ...hidden, receipts: [], coupons: [], others: [{ id: 1, in_scope: true }] });
    expect(JSON.stringify(page)).not.toMatch(/40000000|1000000,|Khách B/);
  });

  test('a customer’s name shows no number to those without a right to it', async () => {
    await db().update(customers).set({ name: 'Anh Ba 0903618270', user_id: 9 }).where(eq(customers.id, 1));
    expect((await readShare(1, as(leader))).customer).toMatchObject({ name: 'Anh Ba 0000000000', may_open: false });
    expect((await readShare(1, as(admin))).customer).toMatchObject({ name: 'Anh Ba 0903618270', may_open: true });
    expect((await list(leader, 'search=0903618270')).total).toBe(0);
  });
});

test('the list is filtered by words, days, type, status and what is due, and sums up what it lists', async () => {
  await record(aDeal({}, both));
  const before = { date: today() - 40 * 86_400, notarizedDate: today() };
  await record(aDeal(before, [{ transactionCode: 'GD-3', transactionType: 4, status: 4, user_id: 9, customer_id: 3 }]));
  await collect(3, 60_000_000, 'PT-1');
  expect(idsOf(await list(admin))).toEqual([2, 1, 3]);
  expect(idsOf(await list(admin, 'search=khach%20b'))).toEqual([2]);
  expect(idsOf(await list(admin, 'search=gd-3'))).toEqual([3]);
  expect(idsOf(await list(admin, 'search=nguyen%20dau%20phuc'))).toEqual([1]);
  expect(idsOf(await list(admin, `startAt=${today()}&endAt=${today() + 86_399}`))).toEqual([2, 1]);
  expect(idsOf(await list(admin, `endAt=${today() - 1}`))).toEqual([3]);
  expect(idsOf(await list(admin, 'type=4'))).toEqual([3]);
  expect(idsOf(await list(admin, 'status=2&type=2'))).toEqual([2]);
  expect(idsOf(await list(admin, 'type=2,4'))).toEqual([2, 3]);
  expect((await as(admin).get('/business/v2/transaction?type=2,5')).statusCode).toBe(422);
  expect(idsOf(await list(admin, 'due=1'))).toEqual([2, 1]);
  await cancel(1, { whole_deal: false });
  expect(idsOf(await list(admin, 'due=1'))).toEqual([2]);
  // the cancelled share is out of every sum
  const sums = { fees: 100_000_000, reduced: 0, payable: 100_000_000, collected: 60_000_000, receivable: 40_000_000 };
  expect((await list(admin)).sums).toEqual({ ...sums, cancelled: 1, retained: 0 });
  const deals = await list(admin, 'group=deal&size=1&page=2');
  expect(deals).toMatchObject({ total: 2, total_page: 2, list: [{ id: 2, transactions: [{ id: 3 }] }] });
});

describe('a change', () => {
  beforeEach(() => record(aDeal({}, both)));

  test('of a share leaves the others, one of the deal reaches all of them, with their histories', async () => {
    const row = dataOf<TransactionRow>(
      await change({ id: 1, status: 3, price: 8_700_000_000, note: null, brokerageFeeReceived: 5 }),
    );
    expect(row).toMatchObject({ status: 3, price: 8_700_000_000, note: null, version: 4, brokerageFeeReceived: 0 });
    expect(await readShare(2)).toMatchObject({ status: 2, price: 8_700_000_000, version: 3 });
    const entries = await db().select().from(historyEntries).where(eq(historyEntries.model, 'Transaction'));
    const lines = entries.map(({ model_id, column, old_value, new_value }) => [model_id, column, old_value, new_value]);
    expect(lines).toContainEqual([1, 'status', 'Đặt cọc', 'Công chứng hợp đồng mua bán']);
    expect(lines).toContainEqual([2, 'price', '8650000000', '8700000000']);
    expect(lines).not.toContainEqual([2, 'status', 'Đặt cọc', 'Công chứng hợp đồng mua bán']);
  });

  test('that changes nothing leaves no trace', async () => {
    const before = await db().$count(auditEntries);
    expect(dataOf<TransactionRow>(await change({ id: 1, status: 2 }))).toMatchObject({ version: 2 });
    expect(await db().$count(auditEntries)).toBe(before);
  });

  test('to somebody else tells them', async () => {
    await change({ id: 1, staff_id: 9, customer_id: 3 });
    const told = await db().select().from(notifications).where(eq(notifications.user_id, 9));
    expect(told).toMatchObject([{ type: 25, subject_id: 1 }]);
    expect(await readShare(1, as(stranger))).toMatchObject({ staff_id: 9, customer: { name: 'Khách C' } });
  });

  test('from a stale page answers with the present record', async () => {
    await change({ id: 1, note: 'Mới' });
    const reply = await change({ id: 1, version: 2, status: 4 });
    expect([reply.statusCode, reply.json<{ current: TransactionRow }>().current]).toMatchObject([
      409,
      { id: 1, version: 3, note: 'Mới', status: 2 },
    ]);
  });

  test('is refused where the ledger would not add up', async () => {
    await collect(1, 20_000_000, 'PT-1');
    await reduce(1, 5_000_000);
    const over = { brokerageFeeUser: dealText.overFee('100.000.000') };
    expect(errorsOf(await change({ id: 1, brokerageFeeUser: 60_000_001 }))).toEqual([422, over]);
    expect(errorsOf(await change({ id: 1, brokerageFee: 99_999_999 }))).toEqual([
      422,
      { brokerageFee: dealText.overFee('99.999.999') },
    ]);
    expect(errorsOf(await change({ id: 1, brokerageFeeUser: 24_999_999 }))).toEqual([
      422,
      { brokerageFeeUser: dealText.underCollected('25.000.000') },
    ]);
    expect(errorsOf(await change({ id: 1, notarizedDate: today() - 86_400 }))).toEqual([
      422,
      {
        notarizedDate: `Ngày này không được trước ngày đặt cọc ${writtenDay(dayOf(today()))} (Deposit date must be before the notarization date)`,
      },
    ]);
    // a deposit that moves behind both days
    const early = dealText.beforeDeposit(writtenDay(dayOf(today() + 30 * 86_400)));
    expect(errorsOf(await change({ id: 1, date: today() + 30 * 86_400 }))).toEqual([
      422,
      { notarizedDate: early, brokerageReceiveDate: early },
    ]);
    // one that moves before the reservation
    const reserved = { reservationDate: dealText.reservedLate };
    expect(errorsOf(await change({ id: 1, reservationDate: today() + 86_400 }))).toEqual([422, reserved]);
    expect((await change({ id: 1, reservationDate: today() })).statusCode).toBe(200);
    expect(errorsOf(await change({ id: 1, date: today() - 86_400 }))).toEqual([422, reserved]);
    expect((await change({ id: 1, date: today() - 86_400, reservationDate: 0 })).statusCode).toBe(200);
    expect(errorsOf(await change({ id: 1, transactionCode: 'GD-2' }))).toEqual([
      409,
      { transactionCode: 'Mã này đã được dùng. Hãy nhập mã khác' },
    ]);
    expect((await change({ id: 99, status: 3 })).statusCode).toBe(404);
    expect((await change({ id: 1, brokerageFeeUser: 25_000_000 })).statusCode).toBe(200);
  });
});

test('a share without receipts can be deleted, and the last one takes its deal along', async () => {
  await record(aDeal({}, both));
  await collect(1, 1_000_000, 'PT-1');
  const refused = await as(accountant).delete(path, { id: 1, reason: 'Nhập nhầm' });
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([409, dealText.hasReceipts]);
  expect((await as(accountant).delete(path, { id: 2, reason: 'Nhập nhầm' })).statusCode).toBe(200);
  expect(await list(admin, 'group=deal')).toMatchObject({ total: 1, list: [{ transactions: [{ id: 1 }] }] });
  await as(accountant).delete('/business/v2/receipt', { id: 1, reason: 'Nhập nhầm' });
  await as(accountant).delete(path, { id: 1, reason: 'Nhập nhầm' });
  expect((await list(admin, 'group=deal')).total).toBe(0);
  expect((await as(admin).get(`${path}/1`)).statusCode).toBe(404);
});

test('codes of the month go on from the highest one, also of what was deleted', async () => {
  const code = async (query: string) =>
    dataOf<{ code: string; codes: string[] }>(await as(accountant).get(`/business/v2/code?${query}`));
  const { code: first } = await code('type=transaction');
  expect(first).toMatch(/^GD-\d{4}-0001$/);
  const prefix = first.slice(0, -4);
  await record(aDeal({}, [aShare({ transactionCode: `${prefix}0041` })]));
  await record(aDeal({}, [aShare({ transactionCode: `${prefix}tay` })]));
  await as(accountant).delete(path, { id: 1, reason: 'Nhập nhầm' });
  expect(await code('type=transaction&count=2')).toEqual({
    code: `${prefix}0042`,
    codes: [`${prefix}0042`, `${prefix}0043`],
  });
  // it is the same code as in capitals, so it would be taken
  await record(aDeal({}, [aShare({ transactionCode: `${prefix.toLowerCase()}0042` })]));
  expect((await code('type=transaction')).code).toBe(`${prefix}0043`);
  expect((await code('type=receipt')).code).toMatch(/^PT-\d{4}-0001$/);
  expect((await as(agent).get('/business/v2/code?type=receipt')).statusCode).toBe(403);
});

test('people who earn no shares are refused by name of the field; a share that stands may stay theirs', async () => {
  await insertUser(anActor({ id: 11, role: Role.marketer }));
  const message = 'Nhân viên này không hưởng hoa hồng (kế toán, marketing). Vui lòng chọn người khác';
  for (const user_id of [5, 11])
    expect(errorsOf(await as(accountant).post(`${path}/add`, aDeal({}, [{ user_id }])))).toEqual([
      422,
      { 'users_group.0.user_id': message },
    ]);
  await record();
  expect(errorsOf(await change({ id: 1, staff_id: 5 }))).toEqual([422, { staff_id: message }]);
  await db().update(users).set({ job_position: 8 }).where(eq(users.id, 7));
  expect((await change({ id: 1, note: 'Còn hưởng' })).statusCode).toBe(200);
});
