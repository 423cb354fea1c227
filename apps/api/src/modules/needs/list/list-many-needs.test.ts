import { largestPage, lastPageNumber, maxCounted } from '@toam/contracts/page';
import { needSortColumns } from '@toam/contracts/need/need.endpoints';
import { sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { testApp } from '../../../testing/test-app';
import { admin, insertPeople, list, owner } from '../needs.fixture';

testApp({ keepsRows: true });

const size = 10;

/** A few more than are counted. Values repeat, some are unknown. */
beforeAll(async () => {
  await insertPeople();
  await db().execute(sql`
    insert into requests (customer_id, user_id, purpose, status, floors, number_bedroom, min_price, max_price, area, min_width, road_area, place)
    select 1, 7 + n % 2, n % 2, n % 5 / 4, nullif(n % 4, 0), nullif(n % 6, 0), nullif(n % 13, 0), nullif(n % 17, 0), nullif(n % 11, 0),
      nullif(n % 3, 0), nullif(n % 5, 0), 'Quận ' || n % 12
    from generate_series(1, ${maxCounted + 40}) n`);
}, 120_000);

const plainOrders = [
  'purpose',
  'status',
  'floors',
  'number_bedroom',
  'min_price',
  'max_price',
  'area',
  'place',
  'updated_at',
] as const;

test.each(plainOrders.filter((column) => (needSortColumns as readonly string[]).includes(column)))(
  'many by %s, the newest of equals first and unknown ones last, on the first page and far down',
  async (column) => {
    for (const order of ['asc', 'desc'])
      for (const page of [1, 700]) {
        const { rows } = await db().execute<{ id: number }>(sql`
          select id from requests order by ${sql.identifier(column)} ${sql.raw(order)} nulls last, id desc limit ${size} offset ${(page - 1) * size}`);
        const answer = await list(`sort=${column}&order=${order}&page=${page}&size=${size}`, admin);
        expect(answer).toMatchObject({ total: maxCounted, total_capped: true });
        expect([order, page, answer.list.map(({ id }) => id)]).toEqual([order, page, rows.map(({ id }) => id)]);
      }
  },
);

test.each(['', 'sort=place', 'purpose=0'])('the last page that may be asked of %j is empty', async (query) => {
  const answer = await list(`${query}&page=${lastPageNumber}&size=${largestPage}`, admin);
  expect(answer.list).toEqual([]);
});

test('a name of more customers than are looked up finds their needs too, and a rare word among them', async () => {
  await db().execute(sql`
    with lans as (
      insert into customers (name, phone_number, phones, user_id)
      select 'Hồ Lan' || case when n = 2040 then ' Chi' else '' end, '0900000000', '{0900000000}', 7 from generate_series(1, 2040) n
      returning id, name)
    insert into requests (customer_id, user_id, purpose, place) select id, 7, 0, 'Quận 3' from lans where id % 2 = 0 or name like '%Chi'`);
  for (const mode of ['public', 'personal']) {
    const all = await list(`search=lan&mode=${mode}&size=${size}`, mode === 'public' ? admin : owner);
    expect(all.total).toBeGreaterThanOrEqual(1020);
    expect((await list(`search=lan+chi&mode=${mode}`, mode === 'public' ? admin : owner)).total).toBe(1);
  }
});
