import { type DictionaryEntry, dictionaryEntry } from '@toam/contracts/dictionary/dictionary.schema';
import { dictionaryText } from '@toam/contracts/dictionary/dictionary.text';
import { houseText } from '@toam/contracts/house/house.text';
import type { Actor } from '@toam/domain/actor';
import { sameName } from '@toam/domain/vietnamese';
import { asc, eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { nameKey } from '../../db/columns';
import { db } from '../../db/db';
import { openQueue, type Queue } from '../../jobs/jobs';
import { liveEvents } from '../../live/event.schema';
import { anActor, anAdmin } from '../../testing/an-actor';
import { aHouseBody, insertCustomer, insertDictionary, insertHouse } from '../../testing/insert-house';
import { insertNeed } from '../../testing/insert-need';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { historyEntries } from '../../history/history.schema';
import { houseDrafts } from '../houses/saving/house-draft.schema';
import { houses } from '../houses/house.schema';
import { rewriteHousePlaces } from '../houses/dictionary/rewrite-places';
import { rewriteNeedPlaces } from '../needs/dictionary/rewrite-need-places';
import { requests } from '../needs/need.schema';
import { dictionaryEntries } from './dictionary.schema';

const { database } = testApp();

const admin = anAdmin({ id: 2 });
const agent = anActor({ id: 7 });
let queue: Queue;

beforeAll(async () => {
  queue = await openQueue(
    database().engine,
    { oneOffs: [rewriteHousePlaces, rewriteNeedPlaces] },
    {} as FastifyBaseLogger,
  );
});
afterAll(() => queue.stop());
beforeEach(async () => {
  await insertUser(agent);
  await insertDictionary();
});

const add = (type: string, body: object, actor: Actor = admin) => as(actor).post(`/dictionary/${type}/detail`, body);
const change = (type: string, body: object, actor: Actor = admin) => as(actor).put(`/dictionary/${type}/detail`, body);
const remove = (type: string, body: object, actor: Actor = admin) =>
  as(actor).delete(`/dictionary/${type}/detail`, body);
const list = async (type: string, query = '') =>
  (await as(admin).get(`/dictionary/${type}/list?${query}`)).json<{
    data: { total: number; total_page: number; list: DictionaryEntry[] };
  }>().data;
const values = async (type: string, query = '') => (await list(type, query)).list.map(({ value }) => value);
const offered = async (type: string): Promise<string[]> =>
  (await as(agent).get('/house/option'))
    .json()
    .data[type].flatMap(({ value, retired }: { value: string; retired?: true }) => (retired ? [] : [value]));

describe('what forms choose from', () => {
  test('an entry stands behind the others, under the next id of its type, and forms offer it at once', async () => {
    const made = await add('class', { value: '  Hẻm   xe máy ' });
    expect(made.json().data).toMatchObject({
      id: 3,
      type: 'class',
      value: 'Hẻm xe máy',
      parent: null,
      active: true,
      uses: [],
      version: 1,
    });
    expect(made.json().data.created_at).toBeGreaterThan(1_700_000_000);
    expect(await offered('class')).toEqual(['Hẻm xe hơi', 'Hẻm xe máy']);
    expect((await as(admin).get('/dictionary/class/detail?id=3')).json().data).toEqual(made.json().data);
  });

  test('wards and streets belong to a Quận/Huyện, a Quận/Huyện to the city', async () => {
    expect((await add('district', { value: 'Phường 12' })).json()).toMatchObject({
      code: 'invalid',
      errors: { district_id: 'Vui lòng chọn Quận/Huyện' },
    });
    expect((await add('street', { value: 'Lê Lợi', district_id: 99 })).statusCode).toBe(422);
    expect((await add('district', { value: 'Phường 12', district_id: 2 })).json().data.parent).toEqual({
      id: 2,
      value: 'Quận Bình Thạnh',
    });
    expect((await add('province', { value: 'Quận 3' })).json().data.parent).toEqual({ id: 1, value: 'Hồ Chí Minh' });
    expect(await values('district', 'district_id=2')).toEqual(['Phường 11', 'Phường 12']);
    expect(await values('street', 'district_id=1')).toEqual(['Điện Biên Phủ']);
    expect((await change('district', { id: 21, district_id: 1, value: 'Phường A' })).statusCode).toBe(404);
  });

  test('both paths take reads and writes alike (D66)', async () => {
    const caller = as(admin);
    const made = (await caller.post('/dictionary/class/list', { value: 'Nội khu' })).json().data;
    expect((await caller.put('/dictionary/class/list', { id: made.id, value: 'Khu nội bộ' })).json().data.value).toBe(
      'Khu nội bộ',
    );
    expect((await caller.delete('/dictionary/class/list', { id: made.id })).json().data.outcome).toBe('deleted');
    expect((await caller.get(`/dictionary/class/detail?id=${made.id}`)).statusCode).toBe(404);
  });

  test('a page is found without accents, ordered and filtered', async () => {
    expect(await values('class')).toEqual(['Hẻm xe hơi', 'Nhà nát']);
    expect(await values('class', 'search=hem')).toEqual(['Hẻm xe hơi']);
    expect(await values('class', 'status=inactive')).toEqual(['Nhà nát']);
    expect(await values('class', 'sort=value&order=desc')).toEqual(['Nhà nát', 'Hẻm xe hơi']);
    expect(await list('direction', 'size=1&page=2')).toMatchObject({
      total: 2,
      total_page: 2,
      list: [{ value: 'Đông Nam' }],
    });
    expect(await values('class', `value=${encodeURIComponent('HẺM XE HƠI')}`)).toEqual(['Hẻm xe hơi']);
    expect((await as(admin).get('/dictionary/loai/list')).statusCode).toBe(422);
  });

  test('one place up or down is the order in which forms offer them', async () => {
    for (const value of ['B', 'C']) await add('ownership', { value });
    const [, b] = (await list('ownership')).list;
    expect((await change('ownership', { id: b!.id, move: 'up' })).statusCode).toBe(200);
    expect(await offered('ownership')).toEqual(['B', 'Sổ hồng riêng', 'C']);
    await change('ownership', { id: b!.id, move: 'up' });
    await change('ownership', { id: b!.id, move: 'down' });
    await change('ownership', { id: b!.id, move: 'down' });
    expect(await offered('ownership')).toEqual(['Sổ hồng riêng', 'C', 'B']);
  });
});

describe('a name stands once', () => {
  const duplicate = 'Mục này đã có trong danh mục. Vui lòng đặt tên khác';

  test.each([
    ['hẻm XE hơi', 409],
    ['Hẻm xe hơi'.normalize('NFD'), 409],
    [' Hẻm  xe hơi ', 409],
    ['Hem xe hoi', 200],
  ])('%s beside Hẻm xe hơi: %d', async (value, status) => {
    const reply = await add('class', { value });
    expect(reply.statusCode).toBe(status);
    if (status === 409) expect(reply.json().errors).toEqual({ value: duplicate });
  });

  test('within its district; the entry itself is left out when it is renamed; one switched off counts', async () => {
    expect((await add('district', { value: 'phường 11', district_id: 2 })).statusCode).toBe(409);
    expect((await add('district', { value: 'Phường 11', district_id: 1 })).statusCode).toBe(200);
    expect((await change('class', { id: 1, value: 'HẺM XE HƠI' })).json().data.value).toBe('HẺM XE HƠI');
    expect((await change('class', { id: 1, value: 'Nhà nát' })).json().errors.value).toBe(
      dictionaryText.duplicateInactive,
    );
  });

  test('of many who add it at once, one does', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => add('class', { value: 'Cùng lúc' })));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  test('the database refuses a second one by itself', async () => {
    const twice = db().insert(dictionaryEntries).values({ type: 'class', id: 9, value: 'HẺM XE HƠI' });
    await expect(twice).rejects.toThrow();
  });

  test.each([
    ['Đường NHỰA', 'đường nhựa'],
    ['Ấp ƯỠN', 'ấp ưỡn'],
    ['Bán', 'Bàn'],
    ['Quận 1', 'Quận 10'],
  ])('the database and the rule say the same of %s and %s', async (one, other) => {
    const same = sql`select ${nameKey(sql`${one}::text`)} = ${nameKey(sql`${other}::text`)} as same`;
    expect((await db().execute<{ same: boolean }>(same)).rows[0]!.same).toBe(sameName(one, other));
  });
});

describe('what uses an entry', () => {
  beforeEach(async () => {
    const customer = await insertCustomer({ user_id: 7 });
    const house = await insertHouse({
      user_id: 7,
      ...aHouseBody,
      direction: ['Đông Nam'],
      balcony_direction: ['Đông', 'Đông Nam'],
    });
    await insertHouse({ user_id: 7, ...aHouseBody, direction: ['Đông'], deleted_at: new Date() });
    await insertNeed({
      user_id: 7,
      customer_id: customer.id,
      province: [2],
      districts: [21],
      property_type: [2],
      request_direction: ['Đông'],
    });
    await insertUser({ id: 8, province: [2] });
    await db()
      .insert(houseDrafts)
      .values({ house_id: house.id, user_id: 7, base_version: 1, attributes: { house_type: 1, direction: ['Đông'] } });
  });
  const usesOf = async (type: string, id: number) =>
    (await as(admin).get(`/dictionary/${type}/detail?id=${id}`)).json().data.uses;

  test.each([
    [
      'type',
      2,
      [
        { noun: 'house', count: 2 },
        { noun: 'request', count: 1 },
      ],
    ],
    [
      'class',
      1,
      [
        { noun: 'house', count: 2 },
        { noun: 'draft', count: 1 },
      ],
    ],
    ['ownership', 1, []],
    ['street_type', 1, [{ noun: 'house', count: 2 }]],
    [
      'direction',
      1,
      [
        { noun: 'house', count: 2 },
        { noun: 'draft', count: 1 },
        { noun: 'request', count: 1 },
      ],
    ],
    ['direction', 2, [{ noun: 'house', count: 1 }]],
    [
      'province',
      2,
      [
        { noun: 'house', count: 2 },
        { noun: 'request', count: 1 },
        { noun: 'user', count: 1 },
        { noun: 'entry', count: 3 },
      ],
    ],
    [
      'district',
      21,
      [
        { noun: 'house', count: 2 },
        { noun: 'request', count: 1 },
      ],
    ],
    ['street', 1, [{ noun: 'house', count: 2 }]],
    ['street', 2, []],
  ])('%s %d', async (type, id, uses) => {
    expect(await usesOf(type, id)).toEqual(uses);
  });

  test('a used one is switched off instead of deleted; its houses keep it, nobody chooses it any more', async () => {
    const reply = (await remove('class', { id: 1 })).json().data;
    expect(reply).toMatchObject({ outcome: 'deactivated', entry: { active: false, version: 2 } });
    expect(await offered('class')).toEqual([]);
    const detail = (await as(agent).get('/house/detail?house_id=1')).json().data;
    expect(detail).toMatchObject({ house_type: 1 });
    const again = await as(agent).put('/house/detail', { house_id: 1, floors: 5 });
    expect(again.statusCode).toBe(200);
    const other = await as(agent).post('/house/detail', { ...aHouseBody, house_number: '9', customer_id: 1 });
    expect(other.json().errors).toEqual({ house_type: houseText.unknownOption });

    expect((await change('class', { id: 1, active: true })).json().data.active).toBe(true);
    expect(await offered('class')).toEqual(['Hẻm xe hơi']);
  });

  test('a direction that was switched off stays where it stands and is put nowhere else', async () => {
    await remove('direction', { id: 2 });
    expect(await offered('direction')).toEqual(['Đông']);
    expect((await as(agent).put('/house/detail', { house_id: 1, direction: 'Đông Nam', floors: 5 })).statusCode).toBe(
      200,
    );
    const other = await as(agent).post('/house/detail', { ...aHouseBody, house_number: '9', customer_id: 1 });
    expect(other.json().errors).toEqual({ direction: houseText.unknownOption });
    await db()
      .update(requests)
      .set({ request_direction: ['Đông Nam'] });
    const need = (wish: object) => as(agent).put('/customer/request/detail', { request_id: 1, ...wish });
    expect((await need({ request_direction: ['Đông Nam', 'Đông'] })).statusCode).toBe(200);
    await need({ request_direction: ['Đông'] });
    expect((await need({ request_direction: ['Đông Nam'] })).statusCode).toBe(422);
  });

  test('a direction in use keeps its name, for houses and needs hold it by that', async () => {
    const reply = await change('direction', { id: 1, value: 'Hướng Đông' });
    expect([reply.statusCode, reply.json().errors.value]).toEqual([
      422,
      'Hướng này đang được dùng ở 2 BĐS, 1 bản sửa chờ duyệt, 1 nhu cầu và được lưu theo tên, nên không đổi tên được. Hãy thêm hướng mới rồi ngưng dùng hướng này',
    ]);
    const { id } = (await add('direction', { value: 'Chính Đông' })).json().data;
    expect((await change('direction', { id, value: 'Đông chính' })).statusCode).toBe(200);
    // what is wrong is said before that another has the name
    expect((await change('direction', { id: 1, value: 'Đông chính' })).statusCode).toBe(422);
    expect((await change('direction', { id, value: 'Đông' })).statusCode).toBe(409);
  });

  test('a renamed Quận/Huyện is found by its new name, in houses and needs', async () => {
    expect((await change('province', { id: 2, value: 'Quận Gia Định' })).statusCode).toBe(200);
    const asked = await db().execute<{ name: string; data: { kind: 'province'; id: number } }>(
      sql`select name, data from jobs.job where name like 'rewrite-%' order by name`,
    );
    expect(asked.rows.map(({ name }) => name)).toEqual(['rewrite-house-places', 'rewrite-need-places']);
    await rewriteHousePlaces.work(asked.rows[0]!.data);
    await rewriteNeedPlaces.work(asked.rows[1]!.data);
    const [house] = await db().select({ place: houses.place }).from(houses).orderBy(asc(houses.id)).limit(1);
    const [need] = await db().select({ place: requests.place }).from(requests);
    expect(house!.place).toBe('Phường 11 Quận Gia Định Hồ Chí Minh');
    expect(need!.place).toBe('Quận Gia Định · Phường 11');
  });
});

describe('taking away and bringing back', () => {
  test('an unused one is gone from list and forms, its id is not given again, and the undo brings it back as it was', async () => {
    const { id } = (await add('class', { value: 'Nội khu' })).json().data;
    expect((await remove('class', { id })).json().data.outcome).toBe('deleted');
    expect([await values('class'), await offered('class')]).toEqual([['Hẻm xe hơi', 'Nhà nát'], ['Hẻm xe hơi']]);
    expect((await remove('class', { id })).statusCode).toBe(404);
    expect((await change('class', { id, value: 'A' })).statusCode).toBe(404);
    expect((await add('class', { value: 'Khác' })).json().data.id).toBe(id + 1);
    expect((await change('class', { id, restore: true })).json().data).toMatchObject({
      value: 'Nội khu',
      active: true,
    });
    expect(await offered('class')).toEqual(['Hẻm xe hơi', 'Nội khu', 'Khác']);
  });

  test('it does not come back beside another of its name, nor under a Quận/Huyện that is gone', async () => {
    const { id } = (await add('class', { value: 'Nội khu' })).json().data;
    await remove('class', { id });
    await add('class', { value: 'nội khu' });
    expect((await change('class', { id, restore: true })).statusCode).toBe(409);

    const district = (await add('province', { value: 'Quận 3' })).json().data.id;
    const ward = (await add('district', { value: 'Phường 1', district_id: district })).json().data.id;
    expect((await remove('province', { id: district })).json().data.outcome).toBe('deactivated');
    expect((await remove('district', { id: ward })).json().data.outcome).toBe('deleted');
    expect((await remove('province', { id: district })).json().data.outcome).toBe('deleted');
    expect((await change('district', { id: ward, restore: true })).json().errors).toEqual({
      district_id: dictionaryText.unknownParent,
    });
  });

  test.each([
    ['type', 1],
    ['city', 1],
  ])('the product relies on %s %d: it is renamed, but neither deleted nor switched off', async (type, id) => {
    expect((await remove(type, { id })).json()).toMatchObject({ code: 'invalid', message: dictionaryText.fixed });
    expect((await change(type, { id, active: false })).json().message).toBe(dictionaryText.fixed);
    expect((await change(type, { id, value: 'Tên khác' })).statusCode).toBe(200);
  });

  test('a stale save is answered with the entry as it stands (D12)', async () => {
    await change('class', { id: 1, value: 'Hẻm ô tô', version: 1 });
    const stale = await change('class', { id: 1, value: 'Hẻm lớn', version: 1 });
    expect([stale.statusCode, stale.json().current]).toMatchObject([409, { value: 'Hẻm ô tô', version: 2 }]);
    expect(Object.keys(stale.json().current).sort()).toEqual(Object.keys(dictionaryEntry.shape).sort());
    expect(await values('class', 'status=active')).toEqual(['Hẻm ô tô']);
  });

  test('every change is in the history once, and everybody’s open forms hear of it', async () => {
    await change('class', { id: 1, value: 'Hẻm ô tô' });
    await change('class', { id: 1, value: 'Hẻm ô tô' });
    await remove('class', { id: 1 });
    const [{ record_id } = { record_id: 0 }] = await db()
      .select()
      .from(dictionaryEntries)
      .where(eq(dictionaryEntries.value, 'Hẻm ô tô'));
    const history = await db().select().from(historyEntries).orderBy(asc(historyEntries.id));
    expect(history).toMatchObject([
      {
        model: 'Dictionary',
        model_id: record_id,
        user_id: 2,
        column: 'value',
        old_value: 'Hẻm xe hơi',
        new_value: 'Hẻm ô tô',
      },
      {
        model: 'Dictionary',
        model_id: record_id,
        user_id: 2,
        column: 'deleted_at',
        old_value: null,
        new_value: 'Đã xoá',
      },
    ]);
    const heard = await db().select().from(liveEvents).where(eq(liveEvents.kind, 'record.changed'));
    expect(heard.map(({ body }) => body)).toMatchObject([
      { noun: 'dictionary', record_id, version: 2, changed_by: 2 },
      { noun: 'dictionary', record_id, version: 3, changed_by: 2 },
    ]);
  });
});

test('admins write, the back office reads, nobody else', async () => {
  const chatStaff = anActor({ id: 11, chat_permission: 1 });
  expect((await as(chatStaff).get('/dictionary/class/list')).statusCode).toBe(200);
  expect((await add('class', { value: 'A' }, chatStaff)).statusCode).toBe(403);
  expect((await change('class', { id: 1, value: 'A' }, chatStaff)).statusCode).toBe(403);
  expect((await remove('class', { id: 1 }, chatStaff)).statusCode).toBe(403);
  expect((await as(agent).get('/dictionary/class/list')).statusCode).toBe(403);
});
