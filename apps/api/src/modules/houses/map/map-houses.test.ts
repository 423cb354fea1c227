import { anActor } from '../../../testing/an-actor';
import { insertHouse } from '../../../testing/insert-house';
import { insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';

testApp();

const shared = { public: 1, public_approval: 1 } as const;
const city = { south: 10.3, west: 106.3, north: 11.2, east: 107.1 };
const near = { latitude: 10.8, longitude: 106.7 };
const far = { latitude: 10.73, longitude: 106.6 };

const agent = anActor({ id: 7 });
const other = anActor({ id: 8 });

interface Marks {
  clusters: { count: number; min_price: number | null; max_price: number | null; bounds: object }[];
  houses: { id: number; latitude: number; longitude: number; title: string }[];
  total: number;
}

const look = async (who: typeof agent, body: object = {}): Promise<Marks> => {
  const reply = await as(who).post('/house/map', { bounds: city, zoom: 12, ...body });
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: Marks }>().data;
};

beforeEach(async () => {
  await insertUser(anActor({ id: 7 }));
});

test('a house that stands alone is shown by itself, with price, title and place', async () => {
  const { id } = await insertHouse({ user_id: 7, ...shared, ...near, title: 'Nhà phố', into_money: 8_650_000_000 });
  expect(await look(other)).toEqual({
    clusters: [],
    houses: [{ id, ...near, title: 'Nhà phố', purpose: 0, into_money: 8_650_000_000, cover: null }],
    total: 1,
  });
});

test('a house without a title is called by number and street', async () => {
  await insertHouse({ user_id: 7, ...shared, ...near });
  expect((await look(other)).houses).toMatchObject([{ title: '148/12 Nguyễn Văn Đậu' }]);
});

test('neighbours are counted together, with the range of their prices', async () => {
  await insertHouse({ user_id: 7, ...shared, ...near, into_money: 3_000_000_000 });
  await insertHouse({ user_id: 7, ...shared, latitude: 10.8001, longitude: 106.7001, into_money: 5_000_000_000 });
  await insertHouse({ user_id: 7, ...shared, latitude: 10.8002, longitude: 106.7001 });
  const { clusters, houses, total } = await look(other);
  expect(houses).toEqual([]);
  expect(total).toBe(3);
  expect(clusters).toMatchObject([
    {
      count: 3,
      min_price: 3_000_000_000,
      max_price: 5_000_000_000,
      bounds: { south: 10.8, west: 106.7, north: 10.8002, east: 106.7001 },
    },
  ]);
});

test('what lies outside the view is neither shown nor counted', async () => {
  await insertHouse({ user_id: 7, ...shared, ...near });
  expect(await look(other, { bounds: { ...city, east: 106.5 } })).toEqual({ clusters: [], houses: [], total: 0 });
});

test('the list’s tab, search and filters hold on the map', async () => {
  const cheap = await insertHouse({ user_id: 7, ...shared, ...near, title: 'Nhà hẻm', into_money: 2_000_000_000 });
  const dear = await insertHouse({ user_id: 7, ...shared, ...far, title: 'Biệt thự', into_money: 20_000_000_000 });
  const ids = async (body: object) => (await look(other, body)).houses.map(({ id }) => id);
  const upTo = { column: 'into_money', operation: 'between', values: [0, 5_000_000_000] };
  expect(await ids({ filters: [upTo] })).toEqual([cheap.id]);
  expect(await ids({ search: 'biet thu' })).toEqual([dear.id]);
  // an incomplete word: the map reads it as the list does
  expect(await ids({ search: 'biet th' })).toEqual([dear.id]);
  expect(await ids({ mode: 'personalList' })).toEqual([]);
});

test('a house that the viewer may not see has no place on their map', async () => {
  await insertHouse({ user_id: 7, ...near });
  await insertHouse({ user_id: 7, ...shared, ...far, status: 1 });
  for (const mode of ['publicList', 'personalList', 'approved', 'waitingApproval', 'notApproved', 'suspend'])
    expect(await look(other, { mode })).toMatchObject({ total: 0, houses: [], clusters: [] });
  expect((await look(agent, { mode: 'personalList' })).total).toBe(2);
});

test('limits on colleagues’ houses hold, and one’s own are exempt', async () => {
  await insertHouse({ user_id: 7, ...shared, ...near, into_money: 9_000_000_000 });
  const own = await insertHouse({ user_id: 7, ...shared, ...far, into_money: 1_000_000_000 });
  const limited = { maximum_price: 5_000_000_000 };
  expect((await look(anActor({ id: 8, ...limited }))).houses.map(({ id }) => id)).toEqual([own.id]);
  expect((await look(anActor({ id: 7, ...limited, minimum_price: 2_000_000_000 }))).total).toBe(2);
});

test('an answer stays small however many houses there are', async () => {
  for (let n = 0; n < 40; n += 1)
    await insertHouse({ user_id: 7, ...shared, latitude: 10.5 + (n % 8) * 0.05, longitude: 106.4 + n * 0.01 });
  const { clusters, houses, total } = await look(other, {
    bounds: { south: -90, west: -180, north: 90, east: 180 },
    zoom: 19,
  });
  expect(total).toBe(40);
  expect(clusters.length + houses.length).toBeLessThanOrEqual(500);
});

test('the extent is the box around what matches, and counts what has no position', async () => {
  const nothing = await as(other).post('/house/map/extent', {});
  expect(nothing.json().data).toEqual({ bounds: null, without_position: 0 });
  await insertHouse({ user_id: 7, ...shared, ...near });
  await insertHouse({ user_id: 7, ...shared, ...far });
  await insertHouse({ user_id: 7, ...shared });
  await insertHouse({ user_id: 7, latitude: 20, longitude: 105 });
  const reply = await as(anActor({ id: 9 })).post('/house/map/extent', {});
  expect(reply.json().data).toEqual({
    bounds: { south: 10.73, west: 106.6, north: 10.8, east: 106.7 },
    without_position: 1,
  });
});

test('a list may be asked for what stands in a part of the map', async () => {
  const { id } = await insertHouse({ user_id: 7, ...shared, ...near });
  await insertHouse({ user_id: 7, ...shared, ...far });
  await insertHouse({ user_id: 7, ...shared });
  const bounds = { south: 10.79, west: 106.69, north: 10.81, east: 106.71 };
  const reply = await as(other).post('/house/v2/list', { bounds });
  expect(reply.json().data).toMatchObject({ total: 1, list: [{ id }] });
});

test.each([
  [{ zoom: 20 }],
  [{ bounds: { ...city, north: 10 } }],
  [{ bounds: { ...city, east: 181 } }],
  [{ bounds: null }],
])('%j is no part of a map', async (body) => {
  const reply = await as(other).post('/house/map', { bounds: city, zoom: 12, ...body });
  expect(reply.statusCode).toBe(422);
});

test('a house is placed by both halves of a position, or not at all', async () => {
  const house = await insertHouse({ user_id: 7 });
  const change = (body: object) => as(agent).put('/house/detail', { house_id: house.id, ...body });
  const half = await change({ latitude: 10.8 });
  expect(half.statusCode).toBe(422);
  expect(half.json().errors).toEqual({ longitude: 'Cần cả vĩ độ và kinh độ' });
  expect((await change(near)).statusCode).toBe(200);
  expect((await change({ longitude: null })).json().errors).toEqual({ longitude: 'Cần cả vĩ độ và kinh độ' });
  expect((await change({ latitude: null, longitude: null })).statusCode).toBe(200);
});
