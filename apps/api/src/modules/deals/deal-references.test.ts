import type { MergePreview } from '@toam/contracts/customer/customer-merge.endpoints';
import type { TransactionRow } from '@toam/contracts/deal/deal.schema';
import { eq } from 'drizzle-orm';
import { db } from '../../db/db';
import { as, testApp } from '../../testing/test-app';
import { customers } from '../customers/customer.schema';
import { houses } from '../houses/house.schema';
import { users } from '../users/user.schema';
import { admin, aDeal, agent, both, collect, dataOf, insertFixture, readShare, record } from './deal.fixture';

testApp();

beforeEach(async () => {
  await insertFixture();
  await record(aDeal({}, both));
});

const version = async (id: number) => (await db().select().from(customers).where(eq(customers.id, id)))[0]!.version;
const ofCustomer = async (id: number) =>
  dataOf<{ list: TransactionRow[]; total: number }>(await as(admin).get(`/business/v2/transaction?customer_id=${id}`));

test('a merge counts the deals of both customers, moves them along, and gives them back', async () => {
  const preview = dataOf<MergePreview>(
    await as(admin).post('/customer/merge/preview', { customer_id: 1, other_id: 2 }),
  );
  expect(preview.records.map(({ held }) => held.transactions)).toEqual([1, 1]);
  const pair = { kept: { id: 2, version: await version(2) }, merged: { id: 1, version: await version(1) } };
  const done = await as(admin).post('/customer/merge', { ...pair, choices: {} });
  expect(done.statusCode).toBe(200);
  expect((await ofCustomer(2)).total).toBe(2);
  expect(await readShare(1, as(admin))).toMatchObject({ customer: { id: 2, name: 'Khách B', may_open: true } });
  // recorded since, with the customer who is kept
  await record(aDeal({}, [{ transactionCode: 'GD-3', customer_id: 2 }]));
  await as(admin).post(`/customer/merge/${dataOf<{ merge_id: number }>(done).merge_id}/undo`);
  expect(await readShare(1)).toMatchObject({ customer: { id: 1, name: 'Khách A' } });
  expect((await ofCustomer(2)).list.map(({ id }) => id)).toEqual([3, 2]);
});

test('a deleted customer, house or colleague keeps the name, and leads nowhere', async () => {
  const deleted = { deleted_at: new Date() };
  await db().update(customers).set(deleted).where(eq(customers.id, 1));
  await db().update(houses).set(deleted).where(eq(houses.id, 1));
  await db().update(users).set(deleted).where(eq(users.id, 8));
  expect(await readShare(1, as(admin))).toMatchObject({
    customer: { name: 'Khách A', may_open: false },
    house: { title: 'Nhà phố', house_address: 'Nguyễn Văn Đậu', may_open: false },
    others: [{ staff: { id: 8, name: 'Trần Thu Hà' } }],
  });
  expect((await ofCustomer(1)).total).toBe(1);
  // what stands there already does not hinder other changes
  const change = { id: 1, house_id: 1, customer_id: 1, staff_id: 7, note: 'Đã bàn giao hồ sơ' };
  expect((await as(admin).put('/business/v2/transaction/update', change)).statusCode).toBe(200);
  expect((await collect(2, 1, 'PT-1')).statusCode).toBe(200);
});

test('whoever hands their work over keeps the commission', async () => {
  const body = { user_id: 7, to_id: 8, kinds: ['customers', 'houses'], lock: true, resigned: true };
  expect((await as(admin).post('/user/hand-over', body)).statusCode).toBe(200);
  expect(await readShare(1, as(admin))).toMatchObject({
    staff: { id: agent.id },
    customer: { id: 1, name: 'Khách A' },
  });
});
