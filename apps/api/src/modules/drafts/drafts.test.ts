import { maxDrafts, type FormDraft } from '@toam/contracts/draft/draft.endpoints';
import { sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { anActor } from '../../testing/an-actor';
import { aHouseBody, insertCustomer, insertDictionary } from '../../testing/insert-house';
import { insertSession, insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { houses } from '../houses/house.schema';
import { endDrafts, forgetDrafts } from './draft.queries';
import { userDrafts } from './draft.schema';
import { writeDraft } from './drafts';

const { app } = testApp();

const agent = anActor({ id: 7 });
const path = '/user/draft/house-new';

interface Standing {
  data: { drafts: FormDraft[]; ended: string[] };
}

const state = async (who = agent, from = path) => (await as(who).get(from)).json<Standing>().data;
const put = (tab: string, version: number, title: string, takes?: string) =>
  as(agent).put(path, { tab, version, data: { title }, takes });
const titles = async () => (await state()).drafts.map(({ data }) => data.title);

test('an unfinished form is kept per person and form, and thrown away', async () => {
  expect(await state()).toEqual({ drafts: [], ended: [] });
  await as(agent).put(path, { tab: 'a', version: 1, data: { title: 'Nhà phố', floors: 'chưa biết' } });
  expect((await state()).drafts).toMatchObject([
    { tab: 'a', data: { title: 'Nhà phố', floors: 'chưa biết' }, version: 1 },
  ]);
  expect((await state(anActor({ id: 8 }))).drafts).toEqual([]);
  expect((await state(agent, '/user/draft/house-12')).drafts).toEqual([]);
  await as(agent).delete(path, { tab: 'a' });
  expect(await state()).toEqual({ drafts: [], ended: ['a'] });
});

test('two tabs that began before any draft existed have two drafts, the newest first', async () => {
  await put('a', 1, 'Thẻ một');
  await put('b', 1, 'Thẻ hai');
  await put('a', 2, 'Thẻ một, thêm nữa');
  expect(await titles()).toEqual(['Thẻ một, thêm nữa', 'Thẻ hai']);
});

test('a version that comes late overwrites nothing newer of its tab', async () => {
  await put('a', 5, 'mới');
  expect((await put('a', 4, 'cũ')).json()).toMatchObject({ data: { version: 5, ended: false } });
  expect(await titles()).toEqual(['mới']);
});

test('nothing that arrives late brings back a draft that has ended, also one that had never arrived', async () => {
  await put('a', 1, 'Một');
  await endDrafts({ userId: 7, form: 'house-new' }, ['a', 'b']);
  expect((await put('a', 2, 'Một nữa')).json()).toMatchObject({ data: { ended: true } });
  expect((await put('b', 1, 'Hai')).json()).toMatchObject({ data: { ended: true } });
  expect(await titles()).toEqual([]);
  expect((await db().select().from(userDrafts)).map(({ data }) => data)).toEqual([{}, {}]);
});

test('a tab that goes on with another tab’s draft ends that one', async () => {
  await put('a', 3, 'Dở dang');
  await put('b', 1, 'Dở dang, viết tiếp', 'a');
  expect(await titles()).toEqual(['Dở dang, viết tiếp']);
  expect((await state()).ended).toEqual(['a']);
});

test('ending and writing at the same moment leave no draft', async () => {
  const place = { userId: 7, form: 'house-new' };
  await insertUser({ id: 7 });
  for (let round = 0; round < 20; round++) {
    const tab = `t${round}`;
    const sent = { tab, version: 1, data: { round }, device: '' };
    await Promise.all([writeDraft(place, sent), endDrafts(place, [tab])]);
  }
  expect((await state()).drafts).toEqual([]);
});

test('saving ends the drafts that the call names, in its own transaction; a refused save keeps them', async () => {
  await insertUser({ id: 7 });
  await insertDictionary();
  await insertCustomer({ user_id: 7 });
  const authorization = `Bearer ${await insertSession(7)}`;
  const save = (body: object) =>
    app().inject({
      method: 'POST',
      url: '/api/house/detail',
      headers: { authorization, draft: 'house-new.a,b', 'idempotency-key': 'k' },
      payload: { ...aHouseBody, customer_id: 1, ...body },
    });
  for (const tab of ['a', 'b', 'c']) await put(tab, 1, tab);

  expect((await save({ district: 99 })).statusCode).toBe(422);
  expect(await titles()).toHaveLength(3);

  // an autosave that is still under way when 'Lưu' is pressed
  const [saved] = await Promise.all([save({}), put('a', 2, 'a nữa'), put('b', 2, 'b nữa')]);
  expect(saved.statusCode).toBe(200);
  expect((await put('a', 3, 'muộn')).json()).toMatchObject({ data: { ended: true } });
  expect(await titles()).toEqual(['c']);
  expect(await db().select().from(houses)).toHaveLength(1);
});

test('has its limits: name, tab, size, how many of a form', async () => {
  expect((await as(agent).put('/user/draft/..%2Fhouse', { tab: 'a', version: 1, data: {} })).statusCode).toBe(422);
  expect((await as(agent).put(path, { tab: 'a,b', version: 1, data: {} })).statusCode).toBe(422);
  const long = { text: 'n'.repeat(1_900_000) };
  expect((await as(agent).put(path, { tab: 'a', version: 1, data: long })).statusCode).toBe(413);
  for (let tab = 0; tab <= maxDrafts; tab++) await put(`t${tab}`, 1, `${tab}`);
  const left = await titles();
  expect(left).toHaveLength(maxDrafts);
  expect(left).not.toContain('0');
});

test('rich text of a megabyte is kept', async () => {
  await as(agent).put(path, { tab: 'a', version: 1, data: { description: 'chữ '.repeat(200_000) } });
  expect((await state()).drafts).toHaveLength(1);
});

test('what nobody goes on with for 90 days is forgotten, and after 30 that something has ended', async () => {
  for (const tab of ['old', 'new', 'ended', 'justended']) await put(tab, 1, tab);
  await endDrafts({ userId: 7, form: 'house-new' }, ['ended', 'justended']);
  await db().execute(sql`update user_drafts set updated_at = now() - interval '91 days' where tab = 'old'`);
  await db().execute(sql`update user_drafts set ended_at = now() - interval '31 days' where tab = 'ended'`);
  await forgetDrafts();
  expect(await titles()).toEqual(['new']);
  expect((await state()).ended).toEqual(['justended']);
});
