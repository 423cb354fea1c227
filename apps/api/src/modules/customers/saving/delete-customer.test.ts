import { setTimeout as pause } from 'node:timers/promises';
import type { Actor } from '@toam/domain/actor';
import { sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { liveEvents } from '../../../live/event.schema';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { aHouseBody, insertCustomer, insertDictionary, insertHouse } from '../../../testing/insert-house';
import { aNeedBody, insertNeed } from '../../../testing/insert-need';
import { insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';
import { historyEntries } from '../../../history/history.schema';
import { requests } from '../../needs/need.schema';
import { customers } from '../customer.schema';

testApp();

const agent = anActor({ id: 7 });
const coOwner = anActor({ id: 8 });
const entitled = anActor({ id: 9, customer_permission: 1 });

beforeEach(async () => {
  for (const { id } of [agent, coOwner]) await insertUser({ id });
  await insertCustomer({ user_id: 7, co_staff: [8] });
});

const remove = (actor: Actor, customer_id = 1) => as(actor).delete('/customer/detail', { customer_id });
const restore = (actor: Actor, customer_id = 1) => as(actor).post('/customer/restore', { customer_id });
const isThere = async () => (await as(anAdmin()).get('/customer/detail?customer_id=1')).statusCode === 200;
const needsThere = async () =>
  (
    await db()
      .select({ id: requests.id })
      .from(requests)
      .where(sql`deleted_at is null`)
      .orderBy(requests.id)
  ).map(({ id }) => id);

test('needs go along and come back, those deleted before stay away', async () => {
  for (let need = 0; need < 3; need += 1) await insertNeed({ user_id: 7, customer_id: 1 });
  await db().execute(sql`update requests set deleted_at = now() - interval '1 hour' where id = 2`);
  expect((await remove(agent)).json()).toEqual({ data: { needs: 2 } });
  expect([await isThere(), await needsThere()]).toEqual([false, []]);
  expect((await restore(agent)).json()).toEqual({ data: { needs: 2 } });
  expect([await isThere(), await needsThere()]).toEqual([true, [1, 3]]);
  const lines = await db().select().from(historyEntries).orderBy(historyEntries.id);
  expect(lines.map(({ model, model_id, new_value }) => [model, model_id, new_value])).toEqual([
    ...[
      ['Customer', 1, 'Đã xoá'],
      ['Request', 1, 'Đã xoá'],
      ['Request', 3, 'Đã xoá'],
    ],
    ...[
      ['Customer', 1, null],
      ['Request', 1, null],
      ['Request', 3, null],
    ],
  ]);
  const events = await db().select().from(liveEvents).orderBy(liveEvents.id);
  expect(events.map(({ body }) => body)).toMatchObject([
    { noun: 'customer', record_id: 1, version: 2 },
    { noun: 'request', record_id: 1 },
    { noun: 'request', record_id: 3 },
    { noun: 'customer', record_id: 1, version: 3 },
    { noun: 'request', record_id: 1 },
    { noun: 'request', record_id: 3 },
  ]);
});

test('is refused while houses are theirs, with how many', async () => {
  await insertHouse({ user_id: 7, customer_id: 1 });
  await insertHouse({ user_id: 7, customer_id: 1, deleted_at: new Date() });
  const reply = await remove(agent);
  expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([
    409,
    'Khách hàng đang đứng tên 1 BĐS nên chưa xoá được. Vui lòng chuyển hoặc xoá các BĐS đó trước',
  ]);
  expect(await isThere()).toBe(true);
});

test.each([
  ['the owning staff', agent, 200],
  ['staff of a merged record', coOwner, 200],
  ['an admin', anAdmin(), 200],
  ['a holder of customer_permission, who sees everybody', entitled, 403],
  ['a colleague', anActor({ id: 10 }), 403],
  ['a marketer', anActor({ id: 11, role: 5 }), 403],
])('%s: %#', async (_who, actor, status) => {
  expect((await remove(actor)).statusCode).toBe(status);
  expect(await isThere()).toBe(status !== 200);
});

test('whoever deleted takes it back for ten minutes, an admin always, others never', async () => {
  await remove(agent);
  expect((await restore(coOwner)).statusCode).toBe(403);
  await db().execute(sql`update customers set deleted_at = now() - interval '11 minutes'`);
  expect((await restore(agent)).statusCode).toBe(403);
  expect((await restore(anAdmin())).statusCode).toBe(200);
});

test('what is not deleted, merged away or never was is not restored', async () => {
  expect((await restore(agent)).statusCode).toBe(409);
  expect((await restore(agent, 99)).statusCode).toBe(404);
  await insertCustomer({ user_id: 7, phone_number: '0909111222', merged_into: 1, deleted_at: new Date() });
  expect((await restore(anAdmin(), 2)).statusCode).toBe(404);
  await remove(agent);
  expect((await remove(agent)).statusCode).toBe(404);
  expect((await db().select().from(customers)).map(({ version }) => version)).toEqual([1, 2]);
});

test('a house or a need that is saved while its customer is deleted is refused, or keeps the customer', async () => {
  await insertDictionary();
  for (let round = 0; round < 8; round += 1) {
    const { id: customer_id } = await insertCustomer({ user_id: 7 });
    const [house, need, gone] = await Promise.all([
      as(agent).post('/house/detail', { ...aHouseBody, house_number: `${round}`, customer_id }),
      as(agent).post('/customer/request/detail', { ...aNeedBody, customer_id }),
      pause(round * 3).then(() => remove(agent, customer_id)),
    ]);
    // a need is deleted with its customer
    expect([
      [200, 200, 409],
      [200, 422, 409],
      [422, 200, 200],
      [422, 422, 200],
    ]).toContainEqual([house, need, gone].map(({ statusCode }) => statusCode));
  }
  const { rows } = await db().execute(sql`
    select customer_id from (
      select customer_id, deleted_at from houses union all select customer_id, deleted_at from requests) as held
    join customers on customers.id = customer_id
    where held.deleted_at is null and customers.deleted_at is not null`);
  expect(rows).toEqual([]);
});
