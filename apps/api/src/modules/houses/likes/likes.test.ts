import { eq } from 'drizzle-orm';
import { Role } from '@toam/domain/actor';
import { db } from '../../../db/db';
import { findRow } from '../../../db/rows';
import { allRows } from '../../../testing/all-rows';
import { anActor } from '../../../testing/an-actor';
import { insertHouse } from '../../../testing/insert-house';
import { insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';
import { houses } from '../house.schema';
import { liveEvents } from '../../../live/event.schema';

testApp();

const readRow = async (id: number) => (await findRow(houses, eq(houses.id, id)))!;
const aSharedHouse = async () => {
  await insertUser({ id: 7 });
  return insertHouse({ user_id: 7, public: 1, public_approval: 1 });
};

test('a second press takes the like back, and the house counts along without becoming another version', async () => {
  const house = await aSharedHouse();
  const colleague = as(anActor({ id: 8 }));
  const first = await colleague.post(`/house/${house.id}/like`);
  expect(first.json()).toEqual({ data: { liked: true, likes_count: 1 } });
  const liked = await readRow(house.id);
  expect(liked).toMatchObject({ likes_count: 1, version: house.version, updated_at: house.updated_at });
  const second = await colleague.post(`/house/${house.id}/like`);
  expect(second.json()).toEqual({ data: { liked: false, likes_count: 0 } });
  expect((await readRow(house.id)).likes_count).toBe(0);
});

test('the detail says whether I like it; open tabs hear of the change by its id alone', async () => {
  const house = await aSharedHouse();
  await as(anActor({ id: 8 })).post(`/house/${house.id}/like`);
  const detailOf = async (id: number) => (await as(anActor({ id })).get(`/house/detail?house_id=${house.id}`)).json();
  expect(await detailOf(8)).toMatchObject({ data: { liked: true, likes_count: 1 } });
  expect(await detailOf(9)).toMatchObject({ data: { liked: false, likes_count: 1 } });
  const [event] = await allRows(liveEvents, eq(liveEvents.kind, 'record.changed'));
  expect(event).toMatchObject({ body: { noun: 'house-like', record_id: house.id, changed_by: 8 } });
});

test('thirty people who like at once are thirty likes', async () => {
  const house = await aSharedHouse();
  const people = Array.from({ length: 30 }, (_, index) => anActor({ id: 100 + index }));
  for (const { id } of people) await insertUser({ id });
  const replies = await Promise.all(people.map((person) => as(person).post(`/house/${house.id}/like`)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(people.map(() => 200));
  expect((await readRow(house.id)).likes_count).toBe(30);
});

test('one person’s presses in quick succession never count twice', async () => {
  const house = await aSharedHouse();
  const one = as(anActor({ id: 8 }));
  await Promise.all(Array.from({ length: 7 }, () => one.post(`/house/${house.id}/like`)));
  expect((await readRow(house.id)).likes_count).toBe(1);
  expect((await one.get(`/house/${house.id}/like`)).json()).toEqual({ data: { liked: true, likes_count: 1 } });
});

test.each([
  ['a marketer, who only reads', anActor({ id: 6, role: Role.marketer }), 403],
  ['somebody whose limits leave the house out', anActor({ id: 8, minimum_price: 9_000_000_000 }), 403],
])('%s is refused and nothing is counted', async (_who, actor, status) => {
  const house = await aSharedHouse();
  expect((await as(actor).post(`/house/${house.id}/like`)).statusCode).toBe(status);
  expect((await readRow(house.id)).likes_count).toBe(0);
});

test('a house that a colleague has not shared is as good as locked; one that is gone is not found', async () => {
  const house = await aSharedHouse();
  await db().update(houses).set({ public: 0 }).where(eq(houses.id, house.id));
  const colleague = as(anActor({ id: 8 }));
  expect((await colleague.post(`/house/${house.id}/like`)).statusCode).toBe(403);
  expect((await colleague.get(`/house/${house.id}/like`)).statusCode).toBe(403);
  expect((await colleague.post('/house/999/like')).statusCode).toBe(404);
});
