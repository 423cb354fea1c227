import { type HouseListPage, maxCountedHouses } from '@toam/contracts/house/house-list.endpoints';
import { largestPage, lastPageNumber } from '@toam/contracts/page';
import type { Actor } from '@toam/domain/actor';
import { sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';

testApp({ keepsRows: true });

const agent = anActor({ id: 7 });
/** A few more than the count's limit, and than the houses that a search reads first. */
const all = maxCountedHouses + 120;

beforeAll(async () => {
  await insertUser({ id: 7 });
  await insertUser({ id: 8 });
  await db().execute(sql`
    insert into houses (slug, title, house_number, house_address, public_approval, user_id, into_money)
    select 'nha-' || n, 'Nhà hẻm xe hơi', n, 'Âu Cơ', 1, 7 + n % 2, n from generate_series(1, ${all}::int) n order by n`);
}, 120_000);

async function list(actor: Actor, body: object, page = 1): Promise<Omit<HouseListPage, 'list'> & { ids: number[] }> {
  const reply = await as(actor).post(`/house/v2/list?page=${page}`, body);
  const { list: rows, ...counted } = reply.json<{ data: HouseListPage }>().data;
  return { ...counted, ids: rows.map(({ id }) => id) };
}

const countingDown = (from: number) => Array.from({ length: 20 }, (_, step) => from - step);
const capped = { total: maxCountedHouses, total_capped: true };

test.each([
  ['the list itself', {}],
  ['a search', { search: 'hem xe hoi' }],
  ['a search for a word that is still being typed', { search: 'hem xe ho' }],
])('%s, too long to be counted, is read page by page to its end, newest first', async (_name, body) => {
  expect(await list(agent, body)).toMatchObject({ ...capped, ids: countingDown(all) });
  expect(await list(agent, body, 3)).toMatchObject({ ...capped, ids: countingDown(all - 40) });
  expect(await list(agent, body, all / 20)).toMatchObject({ ...capped, ids: countingDown(20) });
});

test('oldest first, and by another column, a search reads the same houses', async () => {
  const body = { search: 'xe hoi', direction: 'asc' };
  expect((await list(agent, body)).ids).toEqual(countingDown(20).toReversed());
  expect((await list(agent, { ...body, column: 'into_money' })).ids).toEqual(countingDown(20).toReversed());
});

test('a search in the tab of what was approved, for those who decide', async () => {
  const body = { mode: 'approved', search: 'hem' };
  expect(await list(anAdmin(), body)).toMatchObject({ ...capped, ids: countingDown(all) });
});

test('whoever has limits sees what lies within them, and their own houses beyond, once each', async () => {
  const limited = anActor({ id: 8, maximum_price: all - 10 });
  const isOwn = (id: number) => id % 2 === 1;
  const newest = Array.from({ length: 40 }, (_, step) => all - step);
  const ids = newest.filter((id) => id <= all - 10 || isOwn(id)).slice(0, 20);
  expect(await list(limited, { search: 'hem' })).toMatchObject({ ...capped, ids });
  expect(await list(limited, {})).toMatchObject({ ...capped, ids });
});

test('a list that is just short enough is counted to the end, and its last page is not full', async () => {
  const body = { search: 'hem', filters: [{ column: 'into_money', operation: 'between', values: [null, 9990] }] };
  expect(await list(agent, body, 500)).toMatchObject({ total: 9990, total_page: 500, ids: countingDown(20).slice(10) });
});

test.each([
  ['as many as are counted', maxCountedHouses, { total: maxCountedHouses, total_page: 500 }],
  ['one more', maxCountedHouses + 1, { ...capped, total_page: 501 }],
])('far down a list of %s, a filter leaves the order as it is', async (_name, highest, counted) => {
  const filters = [{ column: 'into_money', operation: 'between', values: [null, highest] }];
  for (const column of ['into_money', 'width', 'comments_count', 'title']) {
    const { total_capped = false, ...down } = await list(agent, { column, filters }, 500);
    expect({ ...down, total_capped }).toMatchObject({
      total_capped: false,
      ...counted,
      ids: countingDown(highest - 9980),
    });
  }
  const up = await list(agent, { column: 'id', direction: 'asc', filters }, 500);
  expect(up.ids).toEqual(countingDown(maxCountedHouses).toReversed());
});

test.each([
  ['the list itself', {}],
  ['a filter', { filters: [{ column: 'into_money', operation: 'between', values: [0, maxCountedHouses] }] }],
])('the last page that may be asked of %s is empty, one further is refused', async (_name, body) => {
  const ask = (page: number) => as(agent).post(`/house/v2/list?page=${page}&size=${largestPage}`, body);
  expect((await ask(lastPageNumber)).json()).toMatchObject({ data: { list: [] } });
  expect((await ask(lastPageNumber + 1)).statusCode).toBe(422);
});

test('the counts of the tabs stop where the list’s does', async () => {
  const { data } = (await as(agent).post('/house/v2/list/counts', { search: 'hem' })).json();
  expect(data).toMatchObject({ publicList: capped, approved: { total: all / 2 }, suspend: { total: 0 } });
  expect(data.approved).not.toHaveProperty('total_capped');
});
