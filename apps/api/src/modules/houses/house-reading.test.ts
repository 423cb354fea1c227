import { sql } from 'drizzle-orm';
import type { Actor } from '@toam/domain/actor';
import { db } from '../../db/db';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertCustomer, insertDictionary, insertHouse } from '../../testing/insert-house';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { houseViews } from './views/house-view.schema';
import { houses } from './house.schema';

testApp();

const agent = anActor({ id: 7 });
const colleague = anActor({ id: 8 });

beforeEach(async () => {
  for (const id of [2, 7, 8]) await insertUser({ id, name: `Nhân viên ${id}` });
  await insertDictionary();
});

describe('opening a house', () => {
  test.each([
    ['one’s own', agent, {}, 200],
    ['a colleague’s private one', colleague, {}, 403],
    ['a colleague’s approved one', colleague, { public: 1, public_approval: 1 }, 200],
    [
      'one beyond the limits',
      anActor({ id: 8, minimum_price: 9_000_000_000 }),
      { public: 1, public_approval: 1, into_money: 1 },
      403,
    ],
    ['any, as admin', anAdmin(), {}, 200],
  ] as const)('%s', async (_case, actor, state, status) => {
    const { id } = await insertHouse({ user_id: 7, ...state });
    expect((await as(actor).get(`/house/detail?house_id=${id}`)).statusCode).toBe(status);
    expect((await as(actor).post('/user/activity', { house_id: id })).statusCode).toBe(status);
  });

  test('counts each opening, but not again within 30 s (D45)', async () => {
    const { id, updated_at } = await insertHouse({ user_id: 7, public: 1, public_approval: 1 });
    const open = (actor: Actor) => as(actor).post('/user/activity', { house_id: id });
    await open(colleague);
    await open(colleague);
    await open(agent);
    await db()
      .update(houseViews)
      .set({ last_viewed_at: sql`now() - interval '31 seconds'` });
    await open(colleague);
    expect((await db().select().from(houses))[0]).toMatchObject({ total_view: 3, version: 1, updated_at });
    const { data } = (await as(anAdmin()).get(`/user/activity?house_id=${id}`)).json<{
      data: { seen: { user: { id: number }; view_count: number }[]; not_seen: { id: number }[] };
    }>();
    expect(data.seen.map(({ user, view_count }) => [user.id, view_count])).toEqual([
      [8, 2],
      [7, 1],
    ]);
    expect(data.not_seen.map(({ id: userId }) => userId)).toEqual([2]);
    expect((await as(agent).get(`/user/activity?house_id=${id}`)).statusCode).toBe(403);
  });
});

describe('a duplicate address', () => {
  const ask = async (actor: Actor, more = '') =>
    (
      await as(actor).get(
        `/house/duplicate-address?province=2&house_number=${encodeURIComponent('Số 148/12')}&house_address=${encodeURIComponent('đường nguyen van dau')}${more}`,
      )
    )
      .json<{ data: { list: { id: number }[] } }>()
      .data.list.map(({ id }) => id);

  test('is found however it is typed, in this district, and only among what the viewer may see', async () => {
    const { id } = await insertHouse({ user_id: 7, province: 2, district: 21 });
    await insertHouse({ user_id: 7, province: 1 });
    await insertHouse({ user_id: 7, province: 2, deleted_at: new Date() });
    expect(await ask(agent)).toEqual([id]);
    expect(await ask(agent, `&house_id=${id}`)).toEqual([]);
    expect(await ask(agent, '&district=11')).toEqual([]);
    expect(await ask(colleague)).toEqual([]);
    expect(await ask(anAdmin())).toEqual([id]);
  });
});

describe('what a filter offers', () => {
  const values = async (actor: Actor, query: string) =>
    (await as(actor).get(`/house/column/values?column=${query}`)).json<{ data: { value: unknown; text: string }[] }>()
      .data;

  test('choices by name, directions by value, texts of houses that the viewer may see', async () => {
    const customer = await insertCustomer({ user_id: 7 });
    await insertHouse({ user_id: 7, customer_id: customer.id, house_address: 'Lê Lợi' });
    expect(await values(agent, 'house_type')).toEqual([
      { value: 1, text: 'Hẻm xe hơi' },
      { value: 2, text: 'Nhà nát (ngưng dùng)' },
    ]);
    expect(await values(agent, 'district')).toEqual([
      { value: 11, text: 'Phường Bến Nghé, Quận 1' },
      { value: 21, text: 'Phường 11, Quận Bình Thạnh' },
    ]);
    expect(await values(agent, 'district&search=11+thanh')).toEqual([
      { value: 21, text: 'Phường 11, Quận Bình Thạnh' },
    ]);
    expect(await values(agent, 'direction&search=dong')).toEqual([
      { value: 'Đông', text: 'Đông' },
      { value: 'Đông Nam', text: 'Đông Nam' },
    ]);
    expect(await values(agent, 'status')).toEqual([
      { value: 0, text: 'Mở bán' },
      { value: 1, text: 'Ngưng bán' },
    ]);
    expect(await values(agent, 'house_address')).toEqual([{ value: 'Lê Lợi', text: 'Lê Lợi' }]);
    expect(await values(colleague, 'house_address')).toEqual([]);
    expect(await values(agent, 'user_id')).toEqual([{ value: 7, text: 'Nguyễn Thu Hà' }]);
    expect(await values(colleague, 'user_id')).toEqual([]);
    expect(await values(agent, 'customer_id')).toEqual([{ value: customer.id, text: 'Vũ Thanh Tùng' }]);
    expect(await values(colleague, 'customer_id')).toEqual([]);
    expect(await values(agent, 'area')).toEqual([]);
  });
});
