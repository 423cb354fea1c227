import { Role } from '@toam/domain/actor';
import { sql } from 'drizzle-orm';
import { db } from '../db/db';
import { accountant, admin, aDeal, both, collect, insertFixture, record, reduce } from '../modules/deals/deal.fixture';
import { formOf } from '../modules/deals/deal.fixture';
import { seedFormTypes } from '../seed/seed-form-types';
import { anActor } from '../testing/an-actor';
import { insertNeed } from '../testing/insert-need';
import { insertUser } from '../testing/insert-user';
import { as, testApp } from '../testing/test-app';
import { insertEntry } from './insert-entry';

testApp();

const chief = { ...anActor({ id: 1, role: Role.superAdmin }), name: 'Bùi Thanh Chi' };

beforeEach(async () => {
  await insertUser(chief);
  await insertFixture();
  await insertNeed({ customer_id: 1, user_id: 7 });
  await seedFormTypes();
});

type Change = [string, string, (input: string) => object];

/** Changes of nouns with a version, each with a word that makes it another one. */
const changes: Change[] = [
  ['a house', '/house/detail', (title) => ({ house_id: 1, version: 1, title })],
  ['a customer', '/customer/detail', (name) => ({ customer_id: 1, version: 1, name })],
  ['a need', '/customer/request/detail', (description) => ({ request_id: 1, version: 1, description })],
  ['a staff user', '/user/detail', (note) => ({ user_id: 9, version: 1, note })],
  ['a shift', '/typeform/shift', (name) => ({ id: 1, version: 1, name })],
];

const stale = async (caller: ReturnType<typeof as>, path: string, body: object) => {
  const reply = await caller.put(path, body);
  expect(reply.statusCode).toBe(409);
  return reply.json<{ changed_by?: object }>().changed_by;
};

test.each(changes)('a stale save of %s is told whose change it ran into', async (_noun, path, bodyOf) => {
  expect((await as(chief).put(path, bodyOf('Trước'))).statusCode).toBe(200);
  const other = { ...anActor({ id: 3, role: Role.superAdmin }), name: 'Phan Anh' };
  await insertUser(other);
  expect(await stale(as(other), path, bodyOf('Sau'))).toEqual({ id: 1, name: 'Bùi Thanh Chi' });
  // one's own other tab
  expect(await stale(as(chief), path, bodyOf('Sau'))).toEqual({ id: 1, name: 'Bùi Thanh Chi' });
});

test('so is one of a share, its deal and its papers', async () => {
  const deal = await record(aDeal({}, both));
  await collect(1, 1_000_000, 'PT-1');
  await reduce(1, 1_000_000);
  const saves: [string, object][] = [
    ['/business/v2/receipt/update', { id: 1, version: 1, note: 'Đếm lại' }],
    ['/business/v2/coupons', { id: 1, version: 1, note: 'Khách quen' }],
    ['/business/v2/transaction/update', { id: 1, version: deal.transactions[0]!.version, note: 'Gấp' }],
  ];
  for (const [path, body] of saves) {
    expect((await as(chief).put(path, body)).statusCode).toBe(200);
    expect(await stale(as(accountant), path, body)).toEqual({ id: 1, name: 'Bùi Thanh Chi' });
  }
  // the second share's note is the deal's news, too
  expect(await stale(as(accountant), '/business/v2/deal', formOf(deal))).toEqual({ id: 1, name: 'Bùi Thanh Chi' });
});

test('what the system notes of the same record in that moment hides nobody', async () => {
  expect((await as(chief).put('/customer/detail', { customer_id: 1, version: 1, name: 'Trước' })).statusCode).toBe(200);
  await insertEntry({
    ...{ userId: null, ip: null, job: 'nightly', action: 'update', noun: 'customer', recordId: 1 },
    ...{ count: 1, detail: {}, touched: [{ noun: 'customer', id: 1, changes: [] }] },
  });
  const sent = { customer_id: 1, version: 1, name: 'Sau' };
  expect(await stale(as(admin), '/customer/detail', sent)).toEqual({ id: 1, name: 'Bùi Thanh Chi' });
});

test('nobody is named for a change that no call made', async () => {
  expect((await as(chief).put('/customer/detail', { customer_id: 1, version: 1, name: 'Trước' })).statusCode).toBe(200);
  await db().execute(sql`update customers set version = 3, updated_at = now() + interval '1 minute' where id = 1`);
  expect(await stale(as(admin), '/customer/detail', { customer_id: 1, version: 2, name: 'Sau' })).toBeUndefined();
});
