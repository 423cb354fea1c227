import { createHash } from 'node:crypto';
import type { SavedHouse } from '@toam/contracts/house/house.endpoints';
import { sql } from 'drizzle-orm';
import { db } from '../db/db';
import { historyEntries } from '../history/history.schema';
import { houses } from '../modules/houses/house.schema';
import { aHouseBody, insertCustomer, insertDictionary } from '../testing/insert-house';
import { insertSession, insertUser } from '../testing/insert-user';
import { testApp } from '../testing/test-app';
import { forgetKeys } from './answer-once';
import { idempotencyKeys } from './idempotency-key.schema';

const { app } = testApp();

const house = { ...aHouseBody, customer_id: 1 };
const fingerprint = (key: string) => createHash('sha256').update(key).digest('hex');
let token: string;

beforeEach(async () => {
  await insertUser({ id: 7 });
  await insertUser({ id: 8 });
  await insertDictionary();
  await insertCustomer({ user_id: 7 });
  token = await insertSession(7);
});

const create = (key: string | null, body: object = house, as = token) =>
  app().inject({
    method: 'POST',
    url: '/api/house/detail',
    headers: { authorization: `Bearer ${as}`, ...(key === null ? {} : { 'idempotency-key': key }) },
    payload: body,
  });
const created = async () => (await db().select().from(houses)).length;

test('sent ten times at once and again later, a house is created once and every answer is the same', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => create('a')));
  const later = await create('a');
  expect(new Set([...replies, later].map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set([...replies, later].map(({ body }) => body)).size).toBe(1);
  expect(later.json<{ data: SavedHouse }>().data).toMatchObject({ house_id: 1, stored: 'saved' });
  expect([await created(), (await db().select().from(historyEntries)).length]).toEqual([1, 1]);
});

test('another key, no key, or another person is another house', async () => {
  const other = await insertSession(8);
  await insertCustomer({ user_id: 8 });
  for (const [key, body, as] of [
    ['a', house, token],
    ['b', house, token],
    [null, house, token],
    [null, house, token],
    ['a', { ...house, customer_id: 2 }, other],
  ] as const)
    expect((await create(key, body, as)).statusCode).toBe(200);
  expect(await created()).toBe(5);
});

test('a key with something else is a conflict, a key too long is invalid', async () => {
  await create('a');
  expect((await create('a', { ...house, floors: 5 })).statusCode).toBe(409);
  expect((await create('k'.repeat(201))).statusCode).toBe(422);
  expect(await created()).toBe(1);
});

test('what was refused may be tried again with its key', async () => {
  const unknown = { ...house, district: 99 };
  expect((await create('a', unknown)).statusCode).toBe(422);
  expect((await create('a', unknown)).statusCode).toBe(422);
  expect((await create('a')).statusCode).toBe(200);
});

test('keys are forgotten after three days', async () => {
  await create('a');
  await create('b');
  await db().execute(
    sql`update idempotency_keys set created_at = now() - interval '73 hours' where key = ${fingerprint('a')}`,
  );
  await forgetKeys();
  expect((await db().select().from(idempotencyKeys)).map(({ key }) => key)).toEqual([fingerprint('b')]);
});
