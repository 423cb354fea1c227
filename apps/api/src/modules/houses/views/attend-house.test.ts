import type { PresentPerson } from '@toam/contracts/presence/presence.endpoints';
import { sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { forgetPresences } from './presence.queries';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { insertHouse } from '../../../testing/insert-house';
import { insertSession, insertUser } from '../../../testing/insert-user';
import { type LiveTab, openTab } from '../../../testing/live-tab';
import { as, testApp, withSession } from '../../../testing/test-app';

const { app } = testApp({ listens: true });
const tabs: LiveTab[] = [];

afterEach(() => tabs.splice(0).forEach((tab) => tab.close()));

const people = { 7: 'Nguyễn Thu Hà', 8: 'Lê Hoàng Phúc', 2: 'Trần Quốc Bảo' };
const tokens: Partial<Record<number, string>> = {};
let houseId: number;

beforeEach(async () => {
  for (const [id, name] of Object.entries(people)) {
    const actor = Number(id) === 2 ? anAdmin() : anActor({ id: Number(id) });
    await insertUser({ ...actor, name });
    tokens[Number(id)] = await insertSession(Number(id));
  }
  houseId = (await insertHouse({ user_id: 7, public: 1, public_approval: 1 })).id;
});

const beat = (user: number, doing: string, page = `page-of-${user}`, token = tokens[user] ?? '') =>
  withSession(token).post(`/house/${houseId}/presence`, { page, doing });
const others = async (user: number, doing = 'viewing', page?: string) =>
  (await beat(user, doing, page))
    .json<{ data: PresentPerson[] }>()
    .data.map(({ user: who, doing: what }) => [who.name, what]);
const hear = async (user: number) => {
  const tab = await openTab(app(), { token: tokens[user], last_event_id: null });
  tabs.push(tab);
  await tab.until('live.ready');
  return tab;
};

test('each sees the others, who edits first, and nobody sees themselves', async () => {
  expect(await others(7)).toEqual([]);
  expect(await others(2, 'editing')).toEqual([[people[7], 'viewing']]);
  expect(await others(8)).toEqual([
    [people[2], 'editing'],
    [people[7], 'viewing'],
  ]);
  const reply = await beat(8, 'viewing');
  expect(Object.keys(reply.json().data[0].user).sort()).toEqual(['avatar', 'id', 'name']);
});

test('with two pages the weightier counts, and leaving one leaves the other', async () => {
  await beat(2, 'viewing', 'first-page');
  await beat(2, 'editing', 'second-page');
  expect(await others(7)).toEqual([[people[2], 'editing']]);
  await beat(2, 'gone', 'second-page');
  expect(await others(7)).toEqual([[people[2], 'viewing']]);
  await beat(2, 'gone', 'first-page');
  expect(await others(7)).toEqual([]);
});

test('those present hear of who comes, edits and leaves; a mere sign of life is no news', async () => {
  await beat(7, 'viewing');
  const tab = await hear(7);
  const heard = () => tab.heard.filter(({ kind }) => kind === 'presence.changed').length;
  for (const doing of ['viewing', 'viewing', 'viewing', 'gone']) await beat(8, doing);
  await beat(2, 'editing');
  for (let tries = 0; heard() < 3 && tries < 200; tries++) await new Promise((wake) => setTimeout(wake, 20));
  expect(heard()).toBe(3);
  expect(await tab.until('presence.changed')).toMatchObject({ noun: 'house', record_id: houseId });
});

test('without a sign of life a viewer is gone after half a minute, an editor in a hidden tab after a minute and a half', async () => {
  await beat(8, 'viewing');
  await beat(2, 'editing');
  const age = (seconds: number) =>
    db().execute(sql`update presences set seen_at = now() - make_interval(secs => ${seconds})`);
  await age(31);
  expect(await others(7, 'gone')).toEqual([[people[2], 'editing']]);
  await age(91);
  expect(await others(7, 'gone')).toEqual([]);
  await age(601);
  await forgetPresences();
  expect((await db().execute(sql`select 1 from presences`)).rows).toEqual([]);
});

test('a locked person vanishes at once, and those present are told', async () => {
  await beat(7, 'viewing');
  await beat(8, 'editing', 'page-of-8', tokens[8]).then(({ statusCode }) => expect(statusCode).toBe(403));
  await beat(8, 'viewing');
  const tab = await hear(7);
  expect(await others(7)).toEqual([[people[8], 'viewing']]);
  expect((await withSession(tokens[2] ?? '').put('/user/detail', { user_id: 8, status: 0 })).statusCode).toBe(200);
  await tab.until('presence.changed');
  expect(await others(7)).toEqual([]);
  expect((await beat(8, 'viewing')).statusCode).toBe(401);
});

test('who may not see the house neither appears nor learns who is there', async () => {
  houseId = (await insertHouse({ user_id: 7 })).id;
  await beat(7, 'viewing');
  expect((await beat(8, 'viewing')).statusCode).toBe(403);
  expect(
    (await as(anActor({ id: 8 })).post('/house/999/presence', { page: 'page-one', doing: 'viewing' })).statusCode,
  ).toBe(404);
  expect(await others(7)).toEqual([]);
});
