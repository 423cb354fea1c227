import { Role } from '@toam/domain/actor';
import { dayStart } from '@toam/domain/day';
import { latestMoment } from '@toam/contracts/moment';
import { sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { anActor } from '../../../testing/an-actor';
import { insertHouse } from '../../../testing/insert-house';
import { insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';
import { takeHouseStatistics } from './house-statistic.queries';

testApp();

const leader = anActor({ id: 5 });
const agent = anActor({ id: 7 });
const other = anActor({ id: 8 });
const admin = anActor({ id: 2, role: Role.admin });

const today = dayStart('2026-11-20');
const at = (seconds: number) => new Date(seconds * 1000);

/** Three houses of the agent (one stopped, one marketed, one created today), and one of somebody else. */
async function fixture() {
  await insertUser({ id: 2, role: Role.admin });
  await insertUser({ id: 5 });
  await insertUser({ id: 7, manager: 5 });
  await insertUser({ id: 8 });
  const old = { created_at: at(today - 40 * 86_400) };
  await insertHouse({ user_id: 7, status: 1, ...old });
  await insertHouse({ user_id: 7, public: 1, public_approval: 1, into_money: 5_000_000_000, ...old });
  await insertHouse({ user_id: 7, created_at: at(today + 3600) });
  await insertHouse({ user_id: 8, ...old });
}

const figures = (house_quantity: number, house_remain: number, marketing_quantity: number) => ({
  house_quantity,
  house_remain,
  marketing_quantity,
});

test('houses that meet a condition are counted and listed, of those that the person may see', async () => {
  await fixture();
  const count = async (actor: typeof agent, body: object) =>
    (await as(actor).post('/house/count-by-condition', body)).json().data;
  expect(await count(admin, {})).toEqual(figures(4, 3, 1));
  expect(await count(agent, {})).toEqual(figures(3, 2, 1));
  expect(await count(other, { users: [7] })).toEqual(figures(1, 1, 1));
  expect(await count(admin, { startAt: today, endAt: today + 86_399 })).toEqual(figures(1, 1, 0));
  const filters = [{ column: 'into_money', operation: 'between', values: [1, null] }];
  const listed = await as(admin).post('/house/list-by-condition?page=1&size=1', { users: [7], filters });
  expect(listed.json().data).toMatchObject({ total: 1, total_page: 1, list: [{ id: 2 }] });
});

test('the figures of an hour are kept, those of the viewer and of everybody below summed up', async () => {
  await fixture();
  const read = async (actor: typeof agent, query = '') => (await as(actor).get(`/house/statistic${query}`)).json();
  expect(await read(agent)).toEqual({ success: true });
  await takeHouseStatistics(today + 8 * 3600 + 120);
  await takeHouseStatistics(today + 8 * 3600 + 240);
  const mine = { ...figures(3, 2, 1), new_house_quantity: 1, taken_at: today + 8 * 3600 };
  await db().execute(sql`update house_statistics set taken_at = taken_at - interval '1 year'`);
  const taken_at = mine.taken_at - 365 * 86_400;
  expect((await read(agent)).data).toEqual({ ...mine, taken_at });
  expect((await read(leader)).data).toEqual({ ...mine, taken_at });
  expect((await read(other)).data).toMatchObject(figures(1, 1, 0));
  expect((await read(admin)).data).toMatchObject(figures(4, 3, 1));
  expect((await read(admin, '?user_id=8')).data).toMatchObject(figures(1, 1, 0));
  expect((await as(leader).get('/house/statistic?user_id=8')).statusCode).toBe(403);
});

test('a period has the last figures of each day, and those that it began with', async () => {
  await fixture();
  await takeHouseStatistics(today - 86_400 + 9 * 3600);
  await takeHouseStatistics(today + 8 * 3600);
  await db().execute(sql`update houses set status = 1 where id = 3`);
  await takeHouseStatistics(today + 20 * 3600);
  const reply = await as(admin).get(`/house/statistic/detail?startAt=${today}&endAt=${today + 86_399}&user_id=7`);
  expect(reply.json().data).toEqual({
    first: { ...figures(3, 2, 1), new_house_quantity: 1 },
    list: [{ date: '2026-11-20', ...figures(3, 1, 1), new_house_quantity: 1 }],
  });
});

test('after ninety days one row a day is enough', async () => {
  await fixture();
  const old = Date.now() / 1000 - 200 * 86_400;
  const noon = Math.floor(old / 86_400) * 86_400 + 5 * 3600;
  for (const hour of [0, 1, 2]) await takeHouseStatistics(noon + hour * 3600);
  await takeHouseStatistics();
  const { rows } = await db().execute(sql`select distinct taken_at from house_statistics`);
  expect(rows).toHaveLength(2);
});

test('a period may reach to the end of the calendar, and no further', async () => {
  await fixture();
  const end = latestMoment;
  const counted = await as(admin).post('/house/count-by-condition', { startAt: 1, endAt: end });
  expect(counted.json().data).toEqual(figures(4, 3, 1));
  expect((await as(admin).get(`/house/statistic/detail?startAt=0&endAt=${end}`)).statusCode).toBe(200);
  for (const beyond of [end + 1, 253_402_300_799, 8_640_000_000_000]) {
    const body = { startAt: beyond, endAt: beyond };
    expect((await as(admin).post('/house/count-by-condition', body)).statusCode).toBe(422);
    const detail = await as(admin).get(`/house/statistic/detail?startAt=0&endAt=${beyond}`);
    expect(detail.statusCode).toBe(422);
  }
});
