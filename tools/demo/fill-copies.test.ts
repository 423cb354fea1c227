import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { db, tx } from '../../apps/api/src/db/db';
import { anActor } from '../../apps/api/src/testing/an-actor';
import { as, testApp } from '../../apps/api/src/testing/test-app';
import { type Ask, grow } from './fill-copies';
import { fillWithDemo } from './fill';

const folder = mkdtempSync(path.join(tmpdir(), 'demo-'));
testApp({ keepsRows: true, env: { DATA_DIR: folder } });

const ask: Ask = (text) => db().execute(sql.raw(text));
const numberOf = async (text: string) => Number(((await ask(`select (select ${text}) as n`)).rows as [{ n: number }])[0].n);

beforeAll(async () => {
  await fillWithDemo({ DATA_DIR: folder, production: false }, 'small');
  const size = { users: 80, customers: 120, houses: 240, requests: 80, deals: 88 };
  await tx(() => grow(ask, size, ['checkins', 'accumulations', 'targets']));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['users', 80],
  ['customers', 120],
  ['houses', 240],
  ['requests', 80],
  ['deals', 88],
])('there are as many %s as were asked for, each with its own number', async (table, rows) =>
  expect([await numberOf(`count(*) from ${table}`), await numberOf(`max(id) from ${table}`)]).toEqual([rows, rows]),
);

test('the rows that lists read are there, too', async () => {
  for (const [narrow, table] of Object.entries({
    listed_houses: 'houses',
    customer_sorts: 'customers',
    staff_sorts: 'users',
  }))
    expect(await numberOf(`count(*) from ${narrow}`)).toBe(
      await numberOf(`count(*) from ${table} where deleted_at is null`),
    );
});

test('copies refer to what there is, and their sums are right', async () => {
  expect(
    await numberOf(
      `count(*) from houses where user_id not in (select id from users) or customer_id not in (select id from customers)`,
    ),
  ).toBe(0);
  expect(
    await numberOf(
      `count(*) from deal_shares s left join deals d on (d.id, d.deposit_date, d.house_id) = (deal_id, deal_date, deal_house_id) where d.id is null`,
    ),
  ).toBe(0);
  expect(
    await numberOf(
      `count(*) from deal_shares where collected <> (select coalesce(sum(fee_collect), 0) from receipts where share_id = deal_shares.id and deleted_at is null)`,
    ),
  ).toBe(0);
});

test('each leader has the same team again, under the same superior', async () => {
  const reply = await as(anActor({ id: 1, role: 1 })).get(`/user/list?page=1&size=100&filters={"manager":[6]}`);
  const [{ id, manager }] = (await ask(`select id, manager from users where id = 46`)).rows as [
    { id: number; manager: number },
  ];
  expect([id, manager]).toEqual([46, 5]);
  const team = await numberOf(`count(*) from users where manager = 6`);
  expect(await numberOf(`count(*) from users where manager = 46`)).toBe(team);
  expect(reply.json<{ data: { total: number } }>().data.total).toBe(team);
});

test('the brokerage goes on: a new house gets the next number', async () => {
  expect(await numberOf(`nextval(pg_get_serial_sequence('houses', 'id'))`)).toBe(241);
});
