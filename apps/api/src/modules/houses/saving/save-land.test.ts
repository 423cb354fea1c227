import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { eq } from 'drizzle-orm';
import { db } from '../../../db/db';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { aHouseBody, insertCompleteHouse, insertCustomer, insertDictionary } from '../../../testing/insert-house';
import { insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';
import { dictionaryEntries } from '../../options/dictionary.schema';
import { houses } from '../house.schema';

testApp();

const agent = anActor({ id: 7 });
const land = 4;
const whole = { ...aHouseBody, customer_id: 1, public: 0, balcony_direction: ['Đông'] };

beforeEach(async () => {
  await insertUser({ id: 7 });
  await insertDictionary();
  await db().insert(dictionaryEntries).values({ type: 'type', id: land, value: 'Đất nền' });
  await insertCustomer({ user_id: 7 });
});

const stored = async () => (await db().select().from(houses).where(eq(houses.id, 1)))[0];
const create = (body: object) => as(agent).post('/house/detail', { ...whole, ...body });
const change = (body: object) => as(agent).put('/house/detail', { house_id: 1, ...body });

test('land is stored with no floors and no balcony, whatever is sent (D106)', async () => {
  expect((await create({ property_type: land, floors: 4 })).statusCode).toBe(200);
  expect(await stored()).toMatchObject({ floors: 0, balcony_direction: [] });
  expect((await change({ title: 'Đất thổ cư', floors: 2, balcony_direction: ['Đông'] })).statusCode).toBe(200);
  expect(await stored()).toMatchObject({ title: 'Đất thổ cư', floors: 0, balcony_direction: [] });
});

test('a house that becomes land loses both, and the history says so', async () => {
  await create({ property_type: 2, floors: 4 });
  await change({ property_type: land });
  expect(await stored()).toMatchObject({ property_type: land, floors: 0, balcony_direction: [] });
  const reply = await as(agent).post('/history', { filter: { model: 'House', model_id: 1 } });
  const columns = reply.json<{ data: { list: { column: string }[] } }>().data.list.map(({ column }) => column);
  expect(columns).toEqual(expect.arrayContaining(['property_type', 'floors', 'house_balcony_direction']));
});

test('what is built on land has to say how many floors it has', async () => {
  await create({ property_type: land });
  const refused = await change({ property_type: 2 });
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ errors: { floors: 'Số tầng bắt buộc' } });
  expect(await stored()).toMatchObject({ property_type: land });
  expect((await change({ property_type: 2, floors: 3 })).statusCode).toBe(200);
  expect(await stored()).toMatchObject({ property_type: 2, floors: 3 });
});

test('on the website it is proposed alike: the draft shows what goes, and asks for floors', async () => {
  await insertCompleteHouse({
    ...{ user_id: 7, web: 1, customer_id: 1, floors: 4, balcony_direction: ['Đông'] },
    property_type: 2,
  });
  expect((await change({ property_type: land })).json()).toMatchObject({ data: { stored: 'draft' } });
  const { draft } = (await as(agent).get('/house/detail?house_id=1')).json<{ data: HouseDetail }>().data;
  expect(draft?.changes.map(({ column }) => column).toSorted()).toEqual([
    'floors',
    'house_balcony_direction',
    'property_type',
  ]);
  expect((await as(anAdmin()).put('/house/1/changes', { status: 1 })).statusCode).toBe(200);
  expect(await stored()).toMatchObject({ property_type: land, floors: 0, balcony_direction: [] });
  expect((await change({ property_type: 2 })).statusCode).toBe(422);
});

test('land is complete for sharing without floors or balcony', async () => {
  await insertCompleteHouse({ user_id: 7, property_type: land, floors: 0 });
  expect((await change({ public: 1 })).json()).toMatchObject({ data: { public: 1, missing: [] } });
});
