import { eq } from 'drizzle-orm';
import { db } from '../../../db/db';
import { anActor } from '../../../testing/an-actor';
import { insertHouse } from '../../../testing/insert-house';
import { insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';
import { type House, houses } from '../house.schema';

testApp();

const agent = anActor({ id: 7 });
let house: House;

beforeEach(async () => {
  for (const id of [7, 8]) await insertUser({ id });
  house = await insertHouse({ user_id: 7, title: 'Cũ' });
});

const stored = async () => (await db().select().from(houses).where(eq(houses.id, house.id)))[0]!;

test('of saves of one version at the same moment exactly one is taken', async () => {
  const caller = as(agent);
  const titles = ['Một', 'Hai', 'Ba', 'Bốn'];
  const replies = await Promise.all(
    titles.map((title) => caller.put('/house/detail', { house_id: house.id, version: 1, title })),
  );
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  const winner = titles[replies.findIndex(({ statusCode }) => statusCode === 200)];
  expect(await stored()).toMatchObject({ version: 2, title: winner });
});

test('an edit that meets a deletion leaves the house deleted', async () => {
  const caller = as(agent);
  const [deleted, edited] = await Promise.all([
    caller.delete('/house/detail', { house_id: house.id }),
    caller.put('/house/detail', { house_id: house.id, version: 1, title: 'Sửa' }),
  ]);
  expect(deleted.statusCode).toBe(200);
  expect([200, 404]).toContain(edited.statusCode);
  expect((await stored()).deleted_at).not.toBeNull();
});

test('what the server owns is not taken from the wire, nor an approval of what is not shared; how a house stands changes by steps', async () => {
  const sent = {
    user_id: 8,
    brokerage_rate: 50,
    public_approval: 1,
    commission: 1,
    total_view: 99,
    likes_count: 99,
    post_quantity: 99,
    has_draft: true,
    web_requested: true,
    customer_vouched: true,
    reject_public_condition: 'x',
    slug: 'x',
    place: 'x',
    address_key: 'x',
    created_at: 0,
    deleted_at: '2020-01-01',
    id: 99,
  };
  await as(agent).put('/house/detail', { ...sent, house_id: house.id, title: 'Sửa' });
  const after = await stored();
  const { title, title_key, version, updated_at, search, words } = after;
  expect([title, version]).toEqual(['Sửa', 2]);
  expect(after).toEqual({ ...house, title, title_key, version, updated_at, search, words });
});
