import type { DealCustomerChoice, DealHouseChoice, DealRow } from '@toam/contracts/deal/deal.schema';
import { dealText } from '@toam/contracts/deal/deal.text';
import type { Actor } from '@toam/domain/actor';
import { asc, eq } from 'drizzle-orm';
import { db } from '../../db/db';
import { historyEntries } from '../../history/history.schema';
import { notifications } from '../../live/notification.schema';
import { as, testApp } from '../../testing/test-app';
import {
  accountant,
  aDeal,
  admin,
  agent,
  both,
  collect,
  cancel,
  dataOf,
  errorsOf,
  formOf,
  insertFixture,
  leader,
  mate,
  record,
  reduce,
  stranger,
  today,
} from './deal.fixture';

testApp();
beforeEach(insertFixture);

const path = '/business/v2/deal';
const read = async (id: number, actor: Actor = accountant) => dataOf<DealRow>(await as(actor).get(`${path}/${id}`));
const change = (body: object, actor: Actor = accountant) => as(actor).put(path, body);

/** The stored deal as the form sends it back. */
const storedForm = async (id: number) => formOf(await read(id));
const third = {
  ...{ user_id: 9, customer_id: 3, transactionType: 3, brokerageRate: 10, brokerageFeeUser: 10_000_000 },
  ...{ transactionCode: 'GD-3', status: 2, note: null },
};

test('amounts move between people, one is added and one is left out, all at once and with their histories', async () => {
  await record(aDeal({}, both));
  const form = await storedForm(1);
  const [first, second] = form.users_group;
  // on the way from one to the other the sum would exceed the fee
  const moved = [{ ...first!, brokerageFeeUser: 30_000_000 }, { ...second!, brokerageFeeUser: 60_000_000 }, third];
  const reply = await change({ ...form, price: 8_700_000_000, users_group: moved });
  expect(reply.statusCode).toBe(200);
  const after = dataOf<DealRow>(reply);
  expect(after).toMatchObject({
    price: 8_700_000_000,
    transactions: [
      { id: 1, brokerageFeeUser: 30_000_000 },
      { id: 2, brokerageFeeUser: 60_000_000 },
      { id: 3, staff_id: 9, transactionCode: 'GD-3' },
    ],
  });
  expect(after.version).toBeGreaterThan(form.version);
  const told = await db().select().from(notifications).where(eq(notifications.user_id, 9));
  expect(told).toMatchObject([{ type: 25, subject_id: 3 }]);
  const entries = await db().select().from(historyEntries).orderBy(asc(historyEntries.id));
  expect(entries.filter(({ column }) => column === 'price').map(({ model_id }) => model_id)).toEqual(
    expect.arrayContaining([1, 2]),
  );

  const less = await storedForm(1);
  const left = dataOf<DealRow>(await change({ ...less, reason: 'Chia lại', users_group: less.users_group.slice(1) }));
  expect(left.transactions.map(({ id }) => id)).toEqual([2, 3]);
  expect(left.version).toBeGreaterThan(less.version);
});

test('a stale form gets the present deal, also after a share was added or deleted', async () => {
  await record(aDeal({}, both));
  const form = await storedForm(1);
  await as(accountant).delete('/business/v2/transaction', { id: 2, reason: 'Nhập nhầm' });
  const reply = await change({ ...form, price: 1 });
  expect(reply.statusCode).toBe(409);
  expect(reply.json<{ current: DealRow }>().current).toMatchObject({ id: 1, transactions: [{ id: 1 }] });
  expect((await read(1)).price).toBe(8_650_000_000);
});

test('what the ledger does not allow is refused at its line, and nothing is written', async () => {
  await record(aDeal({}, both));
  await record(aDeal({}, [{ transactionCode: 'GD-9' }]));
  await collect(1, 20_000_000, 'PT-1');
  await reduce(1, 5_000_000);
  const form = await storedForm(1);
  const [first, second] = form.users_group;
  const wrong = async (users_group: object[], more: object = {}) =>
    errorsOf(await change({ ...form, ...more, users_group }));
  expect(await wrong([{ ...first!, brokerageFeeUser: 24_999_999 }, second!])).toEqual([
    422,
    { 'users_group.0.brokerageFeeUser': dealText.underCollected('25.000.000') },
  ]);
  expect(await wrong([first!, { ...second!, brokerageFeeUser: 40_000_001 }])).toEqual([
    422,
    { 'users_group.1.brokerageFeeUser': dealText.overFee('100.000.000') },
  ]);
  expect(await wrong([first!, { ...second!, transactionCode: 'gd-9' }])).toEqual([
    409,
    { 'users_group.1.transactionCode': dealText.codeTaken },
  ]);
  expect(await wrong([first!, { ...second!, transactionCode: 'GD-1' }])).toEqual([
    409,
    { 'users_group.1.transactionCode': dealText.codeTaken },
  ]);
  expect(await wrong([first!, { ...second!, user_id: 99, customer_id: 99 }], { house_id: 99 })).toEqual([
    422,
    {
      house_id: dealText.houseGone,
      'users_group.1.user_id': dealText.staffGone,
      'users_group.1.customer_id': dealText.customerGone,
    },
  ]);
  expect(await wrong([first!, { ...third, id: 3 }])).toMatchObject([422, { 'users_group.1.id': dealText.notFound }]);
  expect(await wrong([second!, second!])).toMatchObject([422, { 'users_group.1.id': dealText.notFound }]);
  // nothing was collected of the second, but of the first
  expect((await change({ ...form, users_group: [second!] })).statusCode).toBe(409);
  expect(await storedForm(1)).toEqual(form);
});

test('nobody joins a deal that is cancelled; a cancelled share alone keeps nobody out', async () => {
  await record(aDeal({}, both));
  await cancel(1, { whole_deal: false });
  const part = await storedForm(1);
  const smaller = part.users_group.map((share) => ({ ...share, brokerageFeeUser: 40_000_000 }));
  expect((await change({ ...part, users_group: [...smaller, third] })).statusCode).toBe(200);
  await cancel(2);
  const whole = await storedForm(1);
  const added = { ...third, transactionCode: 'GD-4', brokerageFeeUser: 1 };
  expect(errorsOf(await change({ ...whole, users_group: [...whole.users_group, added] }))).toEqual([
    422,
    { 'users_group.3.user_id': dealText.cancelled },
  ]);
  expect((await change({ ...whole, price: 8_700_000_000 })).statusCode).toBe(200);
});

test('a reservation after the deposit, and a deposit after a cancellation that stays, are refused at their fields', async () => {
  await record(aDeal({}, both));
  await cancel(2, { whole_deal: false });
  const form = await storedForm(1);
  const tomorrow = today() + 86_400;
  expect(errorsOf(await change({ ...form, reservationDate: tomorrow }))).toEqual([
    422,
    { reservationDate: 'Ngày giữ chỗ không được sau ngày đặt cọc' },
  ]);
  expect(errorsOf(await change({ ...form, date: tomorrow }))).toEqual([
    422,
    { date: 'Ngày đặt cọc không được sau ngày huỷ cọc' },
  ]);
  expect(await storedForm(1)).toEqual(form);
  const without = form.users_group.slice(0, 1);
  expect((await change({ ...form, date: tomorrow, reason: 'Bỏ ra', users_group: without })).statusCode).toBe(200);
});

test('a deal without receipts is deleted with its shares', async () => {
  await record(aDeal({}, both));
  await record(aDeal({}, [{ transactionCode: 'GD-9' }]));
  await collect(3, 1_000_000, 'PT-1');
  expect((await as(accountant).delete(path, { id: 2, reason: 'Nhập nhầm' })).statusCode).toBe(409);
  expect((await as(accountant).delete(path, { id: 1, reason: 'Nhập nhầm' })).statusCode).toBe(200);
  expect((await as(accountant).get(`${path}/1`)).statusCode).toBe(404);
  expect((await as(accountant).get(`${path}/2`)).statusCode).toBe(200);
});

test('people with a share read the deal, each without what is the others’ own; nobody else does', async () => {
  await record(aDeal({}, both));
  const [mine, theirs] = (await read(1, agent)).transactions;
  expect([mine!.brokerageFeeUser, theirs!.brokerageFeeUser, theirs!.customer]).toEqual([60_000_000, null, null]);
  expect((await read(1, leader)).transactions.map(({ brokerageFeeUser }) => brokerageFeeUser)).toEqual([
    60_000_000, 40_000_000,
  ]);
  expect((await as(stranger).get(`${path}/1`)).statusCode).toBe(403);
  for (const actor of [agent, leader, mate]) {
    expect((await change({ ...(await storedForm(1)) }, actor)).statusCode).toBe(403);
    expect((await as(actor).delete(path, { id: 1, reason: 'Nhập nhầm' })).statusCode).toBe(403);
    expect((await as(actor).get('/business/v2/deal-house')).statusCode).toBe(403);
    expect((await as(actor).get('/business/v2/deal-customer')).statusCode).toBe(403);
  }
});

test('whoever records finds every house and customer, those of the chosen colleague first, and no number', async () => {
  const houses = async (query: string) =>
    dataOf<{ list: DealHouseChoice[] }>(await as(accountant).get(`/business/v2/deal-house?${query}`)).list;
  expect(await houses('search=văn%20đậu')).toMatchObject([{ id: 1, house_number: '148/12' }]);
  expect(await houses('search=1')).toMatchObject([{ id: 1 }]);
  expect(await houses('ids=99')).toEqual([]);
  const customers = async (query: string, actor: Actor = accountant) =>
    dataOf<{ list: DealCustomerChoice[] }>(await as(actor).get(`/business/v2/deal-customer?${query}`)).list;
  expect((await customers('search=khách&staff_id=8')).map(({ id }) => id)).toEqual([2, 1, 3]);
  expect(await customers('ids=1')).toEqual([{ id: 1, name: 'Khách A', staff_name: 'Lê Hoàng Phúc' }]);
  expect(await customers('search=0903618271', admin)).toEqual([]);
});

test('the sums of a list of deals are those of its rows, whatever found them', async () => {
  await record(aDeal({}, both));
  const list = async (query: string, actor: Actor = accountant) =>
    dataOf<{ total: number; sums: { payable: number; cancelled: number } }>(
      await as(actor).get(`/business/v2/transaction?group=deal&${query}`),
    );
  const [all, own] = [
    { total: 1, sums: { payable: 100_000_000, cancelled: 0 } },
    { total: 1, sums: { payable: 60_000_000, cancelled: 0 } },
  ];
  expect(await list('type=2')).toMatchObject(all);
  expect(await list('users=7')).toMatchObject(all);
  expect(await list('search=gd-1&due=1&status=2')).toMatchObject(all);
  expect(await list('', agent)).toMatchObject(own);
  expect(await list('type=1', agent)).toMatchObject(own);
  expect(await list('type=2', agent)).toMatchObject({ total: 0, sums: { payable: 0 } });
  await cancel(1, { whole_deal: false });
  expect(await list('due=1')).toMatchObject({ total: 1, sums: { payable: 40_000_000, cancelled: 1 } });
});
