import { maxCounted } from '@toam/contracts/page';
import type { Actor } from '@toam/domain/actor';
import { sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { insertCustomer } from '../../../testing/insert-house';
import { insertNeed } from '../../../testing/insert-need';
import { insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';

testApp({ ownApp: true });

const agent = anActor({ id: 7 });
const entitled = anActor({ id: 8, customer_permission: 1 });
const people: Actor[] = [agent, entitled, anAdmin(), anActor({ id: 10, chat_permission: 1 })];

beforeEach(async () => {
  await insertUser({ id: 7 });
  await insertUser({ id: 8 });
});

const counts = async (actor: Actor, query = '') => (await as(actor).get(`/customer/list/counts?${query}`)).json().data;
const listed = async (actor: Actor, query: string): Promise<{ total: number }> => {
  const { total } = (await as(actor).get(`/customer/list?size=1&${query}`)).json().data;
  return { total };
};

test('everybody’s and one’s own are counted in one call as the lists say it, by search, filters and rights', async () => {
  await insertCustomer({ user_id: 7, name: 'Vũ Thanh Tùng', phone_number: '0903618274' });
  await insertCustomer({ user_id: 8, name: 'Đỗ Thanh Tuyết', phone_number: '0909111222' });
  await insertCustomer({ user_id: 8, name: 'Lê Thị Mỹ Duyên', phone_number: '0909111333' });
  await insertNeed({ user_id: 8, customer_id: 2 });
  expect(await counts(entitled)).toEqual({ all: { total: 3 }, personal: { total: 2 } });
  expect(await counts(entitled, 'search=thanh')).toEqual({ all: { total: 2 }, personal: { total: 1 } });
  for (const actor of people)
    for (const query of ['', 'search=thanh', 'search=0909111222', 'search=0909', 'needs=open', 'user_id=8'])
      expect([query, await counts(actor, query)]).toEqual([
        query,
        { all: await listed(actor, query), personal: await listed(actor, `role=personal&${query}`) },
      ]);
});

test('of more than are counted it says so', async () => {
  await db().execute(sql`
    insert into customers (name, user_id, phone_number, phones) select 'Khách ' || n, 7, '', '{}' from generate_series(1, ${maxCounted + 1}) n`);
  expect(await counts(anAdmin())).toEqual({ all: { total: maxCounted, total_capped: true }, personal: { total: 0 } });
});

test('counting is no way around the limit on whole numbers', async () => {
  const ask = async (path: string) => (await as(agent).get(`${path}?search=0903618274`)).statusCode;
  let last = 200;
  for (let asked = 0; asked < 70 && last === 200; asked += 1) last = await ask('/customer/list/counts');
  expect(last).toBe(429);
  expect(await ask('/customer/list')).toBe(429);
});
