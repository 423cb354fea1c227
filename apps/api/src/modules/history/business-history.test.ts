import type { HistoryEntry, historyModels } from '@toam/contracts/history/history.endpoints';
import { accumulationText } from '@toam/contracts/business/accumulation.text';
import { dealText } from '@toam/contracts/deal/deal.text';
import { type Actor, JobPosition, Role } from '@toam/domain/actor';
import { eq } from 'drizzle-orm';
import { db } from '../../db/db';
import { anActor } from '../../testing/an-actor';
import { insertUser } from '../../testing/insert-user';
import { insertOldTransaction } from '../../testing/insert-deal';
import { as, testApp } from '../../testing/test-app';
import { customers } from '../customers/customer.schema';
import {
  accountant,
  admin,
  aDeal,
  agent,
  both,
  cancel,
  collect,
  insertFixture,
  leader,
  mate,
  record,
  reduce,
  stranger,
  today,
} from '../deals/deal.fixture';

testApp();

const marketer = anActor({ id: 11, role: Role.marketer, bussiness_permission: 1 });
const saleAdmin = anActor({ id: 12, job_position: JobPosition.saleAdmin });

beforeEach(async () => {
  await insertFixture();
  await record(aDeal({}, both));
});

type Model = (typeof historyModels)[number];
const ask = (actor: Actor, model: Model, model_id: number) =>
  as(actor).post('/history', { filter: { model, model_id } });
const status = async (actor: Actor, model: Model, id: number) => (await ask(actor, model, id)).statusCode;
const lines = async (actor: Actor, model: Model, id: number) =>
  (await ask(actor, model, id))
    .json<{ data: { list: HistoryEntry[] } }>()
    .data.list.map(({ column, old_value, new_value }) => [column, old_value, new_value]);
const change = (body: object) => as(accountant).put('/business/v2/transaction/update', body);

describe('of a share', () => {
  test('its own person, leaders, accountants and admins read all of it, others with a share what is the deal’s', async () => {
    await change({ id: 2, price: 8_700_000_000, brokerageFeeUser: 39_000_000, note: 'Bớt', status: 3 });
    const everything = [
      ['fee_user', '40000000', '39000000'],
      ['note', 'Giảm theo hợp đồng', 'Bớt'],
      ['price', '8650000000', '8700000000'],
      ['status', 'Đặt cọc', 'Công chứng hợp đồng mua bán'],
      ['created_at', null, dealText.historyCreated],
    ];
    for (const actor of [mate, leader, accountant, admin])
      expect((await lines(actor, 'Transaction', 2)).toSorted()).toEqual(everything.toSorted());
    const ofDeal = everything.filter(([column]) => column !== 'fee_user' && column !== 'note');
    expect((await lines(agent, 'Transaction', 2)).toSorted()).toEqual(ofDeal.toSorted());
    expect([await status(stranger, 'Transaction', 2), await status(marketer, 'Transaction', 2)]).toEqual([403, 403]);
    expect(await status(admin, 'Transaction', 99)).toBe(404);
  });

  test('that changed hands tells the new person no fees of the time before, and its leader neither', async () => {
    await change({ id: 1, brokerageFeeUser: 50_000_000 });
    await change({ id: 1, staff_id: 8, brokerageFeeUser: 45_000_000 });
    await change({ id: 1, brokerageFeeUser: 44_000_000, status: 3 });
    const own = [
      ['fee_user', '45000000', '44000000'],
      ['status', 'Đặt cọc', 'Công chứng hợp đồng mua bán'],
      ['staff_id', 'Lê Hoàng Phúc', 'Trần Thu Hà'],
      ['created_at', null, dealText.historyCreated],
    ];
    for (const actor of [mate, leader])
      expect((await lines(actor, 'Transaction', 1)).toSorted()).toEqual(own.toSorted());
    expect(await lines(accountant, 'Transaction', 1)).toContainEqual(['fee_user', '60000000', '50000000']);
  });

  test('hides numbers in customers’ names from those without a right to them', async () => {
    await db().update(customers).set({ name: 'Anh Ba 0903618270' }).where(eq(customers.id, 1));
    await change({ id: 2, customer_id: 1 });
    await change({ id: 2, customer_id: 3 });
    expect(await lines(mate, 'Transaction', 2)).toContainEqual(['customer_id', 'Anh Ba 0000000000', 'Khách C']);
    expect(await lines(admin, 'Transaction', 2)).toContainEqual(['customer_id', 'Anh Ba 0903618270', 'Khách C']);
  });
});

test('of receipts, coupons and cancel bills: for those who read the share', async () => {
  await collect(1, 20_000_000, 'PT-1');
  await reduce(1, 5_000_000);
  await as(accountant).put('/business/v2/receipt/update', { id: 1, feeCollect: 19_000_000 });
  await as(accountant).put('/business/v2/coupons', { id: 1, reducedFee: 4_000_000 });
  await cancel(1);
  for (const actor of [agent, leader, accountant]) {
    expect(await lines(actor, 'Receipt', 1)).toContainEqual(['fee_collect', '20000000', '19000000']);
    expect(await lines(actor, 'Coupon', 1)).toContainEqual(['reduced_fee', '5000000', '4000000']);
    expect(await lines(actor, 'CancelBill', 1)).toEqual([['created_at', null, dealText.historyCreated]]);
  }
  for (const model of ['Receipt', 'Coupon', 'CancelBill'] as const)
    for (const actor of [mate, stranger, marketer]) expect(await status(actor, model, 1)).toBe(403);
  expect(await status(agent, 'Receipt', 9)).toBe(404);
});

test('of old transactions: since they are one’s own', async () => {
  await insertOldTransaction({ user_id: 7 });
  const old = {
    ...{ id: 1, date: today() - 86_400, notarizedDay: today(), brokerageReceiveDay: today(), price: 4_000_000_000 },
    ...{ brokerageFee: 40_000_000, brokerageFeeReceived: 1, brokerageFeeStatus: 2, transactionType: 2 },
    ...{ status: 4, address: '5 Lê Lợi' },
  };
  await as(accountant).put('/business/transaction/update', old);
  expect(await lines(agent, 'OldTransaction', 1)).toContainEqual(['fee_received', '0', '1']);
  expect(await status(mate, 'OldTransaction', 1)).toBe(403);
  await as(accountant).put('/business/transaction/update', { ...old, user_id: 9 });
  expect(await lines(stranger, 'OldTransaction', 1)).toEqual([['user_id', 'Lê Hoàng Phúc', 'Võ Minh Tâm']]);
  expect(await lines(admin, 'OldTransaction', 1)).toContainEqual(['fee_received', '0', '1']);
});

test('of figures: the company’s targets for everybody, a person’s for those who may see them', async () => {
  const target = { year: 2026, quarter: 4, purchase: 90, connection: 30 };
  for (const more of [{}, { user_id: 7 }]) await as(admin).post('/business/target/create', { ...target, ...more });
  const short = { marketingQuantity: 1, saleQuantity: 2, saleCustomerSeenQuantity: 0, purchaseQuantity: 0 };
  const seen = { purchaseCustomerSeenQuantity: 0, connectionQuantity: 0, connectionCustomerSeenQuantity: 0 };
  await as(agent).post('/business/accumulation/add', { date: today(), ...short, ...seen });
  await as(agent).put('/business/accumulation/update', { id: 1, saleQuantity: 3 });
  await insertUser(saleAdmin);
  expect(await lines(agent, 'Accumulation', 1)).toEqual([
    ['saleQuantity', '2', '3'],
    ['created_at', null, accumulationText.historyCreated],
  ]);
  const whoMay = async (model: Model, id: number) => {
    const allowed = [];
    for (const actor of [agent, mate, leader, saleAdmin, marketer])
      if ((await status(actor, model, id)) === 200) allowed.push(actor.id);
    return allowed;
  };
  expect(await whoMay('Accumulation', 1)).toEqual([7, 6]);
  expect(await whoMay('Target', 1)).toEqual([7, 8, 6, 12]);
  expect(await whoMay('Target', 2)).toEqual([7, 6, 12]);
});
