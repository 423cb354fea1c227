import type { CustomerEvent } from '@toam/contracts/customer/customer-page.schema';
import type { Actor } from '@toam/domain/actor';
import { eq } from 'drizzle-orm';
import { db } from '../../db/db';
import { anActor } from '../../testing/an-actor';
import { insertNeed } from '../../testing/insert-need';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { customers } from '../customers/customer.schema';
import {
  accountant,
  aDeal,
  admin,
  agent,
  cancel,
  collect,
  insertFixture,
  leader,
  mate,
  record,
  stranger,
  today,
} from '../deals/deal.fixture';

testApp();

/** Agent 7's customer 1 bought: 60 million are agent 7's, 40 agent 9's. */
beforeEach(async () => {
  await insertFixture();
  const other = { user_id: 9, transactionType: 2, brokerageFeeUser: 40_000_000, transactionCode: 'GD-2' };
  await record(aDeal({}, [{}, other]));
  await collect(1, 20_000_000, 'PT-1');
  await collect(2, 7_000_000, 'PT-2');
});

const dealsOf = async (actor: Actor, id = 1) =>
  (await as(actor).get(`/customer/${id}/timeline?size=100`))
    .json<{ data: { list: CustomerEvent[] } }>()
    .data.list.flatMap((event) => (event.kind === 'deal' ? event : []));
const stepsOf = (events: { step: string; code: string }[]) => events.map(({ step, code }) => `${step} ${code}`);

test('a deal is recorded, money is collected of it, and it is cancelled', async () => {
  await cancel(1, { whole_deal: false });
  const events = await dealsOf(agent);
  expect(stepsOf(events)).toEqual(['cancelled GD-1', 'collected GD-1', 'recorded GD-1']);
  expect(events[1]).toMatchObject({
    ...{ by: { id: 5 }, staff: { id: 7, name: 'Lê Hoàng Phúc' }, transaction_id: 1, amount: 20_000_000 },
    ...{ day: today(), house: { id: 1, title: 'Nhà phố', address: '148/12 Nguyễn Văn Đậu' } },
  });
  expect([events[0]!.amount, events[2]!.amount]).toEqual([null, null]);
  expect(new Set(events.map(({ key }) => key)).size).toBe(3);
});

test('each reads the shares of those whose figures they may see', async () => {
  expect(stepsOf(await dealsOf(agent))).toEqual(['collected GD-1', 'recorded GD-1']);
  const all = ['collected GD-2', 'collected GD-1', 'recorded GD-2', 'recorded GD-1'];
  expect(stepsOf(await dealsOf(admin))).toEqual(all);
  // who sees the customer, but none of the figures
  const desk = anActor({ id: 12, chat_permission: 1 });
  expect(await dealsOf(desk)).toEqual([]);
  // through a shared need
  await insertUser(stranger);
  await insertNeed({ user_id: 7, customer_id: 1, staff: [9, 8], customer_vouched: true });
  expect(stepsOf(await dealsOf(stranger))).toEqual(['collected GD-2', 'recorded GD-2']);
  expect(await dealsOf(mate)).toEqual([]);
});

test('what was deleted is not told any more, and a share of somebody else’s customer not here', async () => {
  await as(accountant).delete('/business/v2/receipt', { id: 1, reason: 'Nhập nhầm' });
  expect(stepsOf(await dealsOf(agent))).toEqual(['recorded GD-1']);
  await as(accountant).delete('/business/v2/transaction', { id: 1, reason: 'Nhập nhầm' });
  expect(await dealsOf(agent)).toEqual([]);
  await db().update(customers).set({ user_id: 6 }).where(eq(customers.id, 2));
  expect(await dealsOf(leader, 2)).toEqual([]);
});
