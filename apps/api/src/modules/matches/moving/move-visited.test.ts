import type { CustomerOverview } from '@toam/contracts/customer/customer-page.schema';
import type { NeedHouseCounts } from '@toam/contracts/need/need-houses.schema';
import type { NeedRow } from '@toam/contracts/need/need.schema';
import { anAdmin, anActor } from '../../../testing/an-actor';
import { insertCustomer, insertHouse } from '../../../testing/insert-house';
import { insertNeed } from '../../../testing/insert-need';
import { insertUser } from '../../../testing/insert-user';
import { sheetIn } from '../../../testing/workbook';
import { as, testApp } from '../../../testing/test-app';

testApp();

const agent = anActor({ id: 7 });
const admin = anAdmin({ id: 2 });

beforeEach(async () => {
  await insertUser({ ...admin });
  await insertUser({ id: 7 });
});

const counted = ['recommended', 'seen', 'negotiating', 'done', 'disliked'] as const;

const rows = async () =>
  (await as(admin).get('/customer/request/list')).json<{ data: { list: NeedRow[] } }>().data.list;
const inList = async (need: number) => (await rows()).find(({ id }) => id === need)!.counts;

async function inSheet(need: number) {
  const columns = ['id', ...counted].map((key) => ({ key }));
  const sheet = await sheetIn((await as(admin).post('/export/request', { columns, all: true })).rawPayload);
  const lines = Array.from({ length: sheet.rowCount }, (_, at) => (sheet.getRow(at + 1).values as unknown[]).slice(1));
  // codes are text in sheets
  const line = lines.find(([id]) => id === String(need))!;
  return Object.fromEntries(counted.map((key, at) => [key, line[at + 1]]));
}

async function inDrawer(need: number) {
  const reply = await as(admin).get(`/customer/house/recommend/history?request_id=${need}`);
  const { counts } = reply.json<{ data: { counts: NeedHouseCounts } }>().data;
  return Object.fromEntries(counted.map((key) => [key, counts[key].main]));
}

const onPage = async (customer: number) =>
  (await as(admin).get(`/customer/${customer}/overview`)).json<{ data: CustomerOverview }>().data.counts;
const ofHouse = async (house: number) => {
  const { data } = (await as(admin).get(`/house/detail?house_id=${house}`)).json<{ data: Record<string, number> }>();
  return [data['recommend_quantity'], data['seen_quantity']];
};

const show = (house_id: number, request_id: number, customer_id: number, status: number) =>
  as(agent).post('/customer/house/recommend', { house_id, request_id, customer_id, status });

const none = { recommended: 0, seen: 0, negotiating: 0, done: 0, disliked: 0 };

test('a showing that a merge superseded counts nowhere: list, sheet, drawer, page and house say the same', async () => {
  const stored = await insertCustomer({ user_id: 7, phone_number: '0908000001', phones: ['0908000001'] });
  const merged = await insertCustomer({ user_id: 7, phone_number: '0908000002', phones: ['0908000002'] });
  const house = await insertHouse({ user_id: 7 });
  const [first, second] = [
    await insertNeed({ user_id: 7, customer_id: stored.id }),
    await insertNeed({ user_id: 7, customer_id: merged.id }),
  ];
  await show(house.id, first.id, stored.id, 3);
  await show(house.id, second.id, merged.id, 1);
  await as(admin).post('/customer/merge', {
    ...{ kept: { id: stored.id, version: 1 }, merged: { id: merged.id, version: 1 }, choices: {} },
  });
  for (const [need, counts] of [
    [first.id, { ...none, negotiating: 1 }],
    [second.id, none],
  ] as const) {
    expect([need, await inList(need)]).toEqual([need, counts]);
    expect([need, await inSheet(need)]).toEqual([need, counts]);
  }
  expect(await inDrawer(first.id)).toEqual({ ...none, negotiating: 1 });
  expect(await onPage(stored.id)).toMatchObject({ showings: 1, deals: 0 });
  expect(await ofHouse(house.id)).toEqual([0, 0]);
});

test('houses that are deleted, or that the viewer may not see, are not counted of a need', async () => {
  const customer = await insertCustomer({ user_id: 7 });
  const need = await insertNeed({ user_id: 7, customer_id: customer.id });
  const [stays, goes] = [await insertHouse({ user_id: 7 }), await insertHouse({ user_id: 7 })];
  for (const { id } of [stays, goes]) await show(id, need.id, customer.id, 2);
  expect(await inList(need.id)).toEqual({ ...none, seen: 2 });
  await as(admin).delete('/house/detail', { house_id: goes.id });
  expect(await inList(need.id)).toEqual({ ...none, seen: 1 });
  expect(await inDrawer(need.id)).toEqual({ ...none, seen: 1 });
  expect(await onPage(customer.id)).toMatchObject({ showings: 1 });
});

test('a house stops counting a customer who is deleted, and counts them again once they are back', async () => {
  const customer = await insertCustomer({ user_id: 7 });
  const need = await insertNeed({ user_id: 7, customer_id: customer.id });
  const house = await insertHouse({ user_id: 7 });
  await show(house.id, need.id, customer.id, 2);
  expect(await ofHouse(house.id)).toEqual([0, 1]);
  await as(admin).delete('/customer/detail', { customer_id: customer.id });
  expect(await ofHouse(house.id)).toEqual([0, 0]);
  await as(admin).post('/customer/restore', { customer_id: customer.id });
  expect(await ofHouse(house.id)).toEqual([0, 1]);
});
