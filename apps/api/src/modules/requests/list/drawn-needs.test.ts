import { maxCounted } from '@toam/contracts/page';
import type { NeedFilter } from '@toam/contracts/request/need-filter.schema';
import { needListModes, needSortColumns } from '@toam/contracts/request/request.endpoints';
import type { Actor } from '@toam/domain/actor';
import type { Team } from '@toam/domain/need/request-access';
import { random, type Random } from '@toam/domain/random';
import { nameOrder } from '@toam/domain/name-order';
import { plain } from '@toam/domain/vietnamese';
import { sql } from 'drizzle-orm';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { db } from '../../../db/db';
import { columnsOf } from '../../../testing/columns-of';
import { withSession, testApp, type Caller } from '../../../testing/test-app';
import { insertSession, insertUser } from '../../../testing/insert-user';
import { needSource } from './need-source';
import { countTabs, findPage, listAllIds } from './request-list.queries';

testApp({ keepsRows: true });

/** More than are counted, so that both ways of finding a page are asked: `status` 1 has few. */
const needs = maxCounted + 300;

interface Row {
  [column: string]: unknown;
  id: number;
  status: number;
  place: string;
  min_price: number | null;
}

const { columns, count, compare } = columnsOf(needSource as never);

let rows: Row[];
let admin: Caller;

/** Names of more customers than are looked up one by one. Few different values, and empty ones, so that equal values meet in every order. */
beforeAll(async () => {
  await insertUser({ ...anAdmin(), name: 'Quản trị' });
  for (const [at, name] of ['Ánh', 'bình', 'Đạt'].entries()) await insertUser({ id: 102 + at, name });
  await db().execute(sql`
    insert into customers (name, phone_number, phones, user_id)
    select (array['Đỗ An', 'do bình', 'Ân', 'Lê 7'])[1 + n % 4], '09' || lpad(n::text, 8, '0'), array['09' || lpad(n::text, 8, '0')], 102 + n % 3
    from generate_series(1, 1200) n`);
  await db().execute(sql`
    insert into requests (customer_id, user_id, purpose, status, min_price, max_price, area, min_width, road_area, floors, number_bedroom, place, description, property_type, staff, manager, created_at, updated_at)
    select 1 + n * 7 % 1200, 102 + n * 11 % 3, n % 2, (n % 25 = 0)::int, nullif(n * 13 % 9, 0) * 1000000, n * 17 % 7 * 1000000, nullif(n * 3 % 11, 4), nullif(n % 5, 2),
      nullif(n % 6, 1), nullif(n % 4, 3), nullif(n * 5 % 7, 0), (array['Quận 1', 'quận Bình Thạnh', 'Đức Hoà', ''])[1 + n * 3 % 4],
      case when n % 3 = 0 then 'An cư, gọi 0903618274' end, array[1 + n % 3, 1 + n * 5 % 4], case when n % 50 = 0 then array[103] else '{}' end, n * 7 % 3,
      timestamptz '2026-01-01' + n * 37 % 97 * interval '1 hour', timestamptz '2026-02-01' + n * 41 % 89 * interval '1 hour'
    from generate_series(1, ${needs}::int) n`);
  const found = await db().execute<Row>(sql`
    select r.*, u.name as user_name, c.name as customer_name from requests r join users u on u.id = r.user_id join customers c on c.id = r.customer_id`);
  rows = found.rows;
  admin = withSession(await insertSession(anAdmin().id));
}, 120_000);

/** What a column is sorted by; null is unknown. */
function keyOf(row: Row, sort: string): string | number | null {
  if (sort === 'user_id') return nameOrder(String(row.user_name));
  if (sort === 'customer') return nameOrder(String(row.customer_name));
  if (sort === 'place') return plain(row.place);
  const value = row[sort];
  return value instanceof Date ? value.getTime() : (value as string | number | null);
}

const compared = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);

/** The list by the plainest means: unknown values last, equal ones newest first. */
function expected(found: Row[], sort: string, order: 'asc' | 'desc'): number[] {
  const sign = order === 'asc' ? 1 : -1;
  return found
    .toSorted((a, b) => {
      if (sort === 'id') return sign * (a.id - b.id);
      const [one, other] = [keyOf(a, sort), keyOf(b, sort)];
      if (one === null || other === null) return Number(one === null) - Number(other === null) || b.id - a.id;
      return sign * compared(one, other) || b.id - a.id;
    })
    .map(({ id }) => id);
}

const r = random(109);
const questions = needSortColumns.flatMap((sort) =>
  (['asc', 'desc'] as const).flatMap((order) =>
    [undefined, 1].map((status) => ({ sort, order, status, page: r.pick([1, 2, 7, 18]) })),
  ),
);

test.each(questions)(
  'status $status by $sort $order, page $page: as sorted by hand',
  async ({ sort, order, status, page }) => {
    const size = 20;
    const reply = await admin.get(
      `/customer/request/list?mode=public&sort=${sort}&order=${order}&page=${page}&size=${size}&status=${status ?? ''}`,
    );
    const found = rows.filter((row) => status === undefined || row.status === status);
    const { data } = reply.json<{
      data: { total: number; total_capped?: boolean; total_page: number; list: { id: number }[] };
    }>();
    expect(data.list.map(({ id }) => id)).toEqual(expected(found, sort, order).slice((page - 1) * size, page * size));
    expect([data.total, data.total_capped]).toEqual(
      found.length > maxCounted ? [maxCounted, true] : [found.length, undefined],
    );
  },
);

test('the last page behind the capped count can be reached, and says that it is the last', async () => {
  const page = Math.ceil(needs / 100);
  const reply = await admin.get(`/customer/request/list?mode=public&sort=id&order=asc&page=${page}&size=100`);
  const { data } = reply.json<{ data: { total_page: number; list: unknown[] } }>();
  expect(data.list).toHaveLength(needs % 100 || 100);
});

const leader = anActor({ id: 104, job_position: 5 });
const people: [Actor, Team][] = [
  [anAdmin(), { direct: [], all: [] }],
  [anActor({ id: 103, request_permission: 1 }), { direct: [], all: [] }],
  [anActor({ id: 103 }), { direct: [], all: [] }],
  [leader, { direct: [102], all: [102, 103] }],
  [leader, { direct: [102], all: [102, 103, ...Array.from({ length: 20 }, (_, at) => 900 + at)] }],
];

const moreFilters: NeedFilter[] = [
  { column: 'id', operation: 'between', values: [300, 9000] },
  { column: 'status', operation: 'in', values: [0, '1'] },
  { column: 'property_type', operation: 'in', values: [1, 99, ''] },
  { column: 'area', operation: 'between', values: [3, 4] },
  { column: 'created_at', operation: 'between', values: [null, 1_767_300_000] },
  { column: 'place', operation: 'like', values: ['1', 'ho', ''] },
  { column: 'description', operation: 'like', values: ['0903', 'goi 09'] },
  { column: 'customer', operation: 'like', values: ['le 7', '7'] },
  { column: 'customer', operation: 'like', values: ['do binh'] },
  { column: 'customer_id', operation: 'in', values: [8, 15, 22] },
  { column: 'purpose', operation: 'in', values: [1] },
  { column: 'min_price', operation: 'between', values: [] },
  { column: 'floors', operation: 'between', values: [null, null] },
  { column: 'updated_at', operation: 'between', values: [null] },
  { column: 'floors', operation: 'in', values: [-(2 ** 31), 2] },
  { column: 'area', operation: 'in', values: ['-Infinity', 3] },
];

const filters: NeedFilter[] = [
  { column: 'property_type', operation: 'in', values: [2] },
  { column: 'max_price', operation: 'between', values: [2_000_000, null] },
  { column: 'floors', operation: 'between', values: [2, 5] },
  { column: 'place', operation: 'like', values: ['quan'] },
  { column: 'description', operation: 'like', values: ['an cu'] },
  { column: 'customer', operation: 'like', values: ['an'] },
  { column: 'updated_at', operation: 'between', values: [1_769_900_000, null] },
];

const searches = ['', '', 'an', 'do', 'an quan', 'do binh thanh', 'le 7', '0903618274', 'an 0903', 'do an quan 1 goi'];

test.each(needSortColumns)('by %s, drawn filters and searches get the answers of one plain query', async (sort) => {
  const drawn = random(116).fork(sort);
  for (let question = 0; question < 5; question += 1) {
    const [actor, team] = drawn.pick(people);
    const query = {
      ...{ sort, order: drawn.pick(['asc', 'desc'] as const), mode: drawn.pick(needListModes) },
      ...{ status: drawn.pick([undefined, 0, 1] as const), search: drawn.pick(searches) },
      filters: drawn.some(filters, drawn.whole(0, 2)),
    };
    const page = drawn.whole(1, 4);
    const all = await listAllIds(actor, team, query);
    const expectedPage = { total: Math.min(all.length, maxCounted + 1), ids: all.slice((page - 1) * 20, page * 20) };
    expect({ query, ...(await findPage(actor, team, query, { page, size: 20 })) }).toEqual({ query, ...expectedPage });
  }
});

function someQuestion(r: Random) {
  const [actor, team] = r.pick(people);
  const query = {
    ...{ sort: r.pick(needSortColumns), order: r.pick(['asc', 'desc'] as const), mode: r.pick(needListModes) },
    ...{
      status: r.pick([undefined, 0, 1] as const),
      search: r.pick([...searches, '7', '1', '903', '12', '4294967303', '007']),
    },
    filters: r.some([...filters, ...moreFilters], r.whole(0, 2)),
  };
  return { actor, team, query, page: { page: r.pick([1, 2, 30]), size: r.pick([20, 7]) } };
}

const compareWays = (r: Random, draws: number): Promise<void> =>
  compare(
    draws,
    () => someQuestion(r),
    ({ actor, team, query, page }) => findPage(actor, team, query, page),
    ({ actor, team, query }) => countTabs(actor, team, query),
  );

describe('columns in memory', () => {
  beforeAll(() => columns.load(), 60_000);

  test.each(Array.from({ length: 8 }, (_, n) => n))(
    "questions drawn by %i get the database's answers",
    async (seed) => {
      count.asked = 0;
      await compareWays(random(seed), 12);
      expect(count.asked).toBe(24);
    },
  );

  test('what was committed before a question is in its answer, also new names and colleagues of customers', async () => {
    const r = random(23);
    for (let round = 0; round < 12; round += 1) {
      const some = sql.raw(`id % ${r.whole(90, 400)} = ${r.whole(0, 40)}`);
      await db().execute(
        r.pick([
          sql`update requests set max_price = ${round}, place = 'Ấp Đông', description = 'an quan 7' where ${some}`,
          sql`update requests set deleted_at = case when deleted_at is null then now() end where ${some}`,
          sql`update requests set staff = '{103,104}', manager = 2, user_id = 103, customer_vouched = true where ${some}`,
          sql`update customers set name = 'Đỗ Mới 0903618274', co_staff = '{103}' where ${some}`,
          sql`update users set name = 'Zen ' || ${round} where id = 103`,
        ]),
      );
      await compareWays(r.fork(`round ${round}`), 4);
    }
  });
});

test('orders follow what is saved, deleted and restored', async () => {
  await db().execute(sql`update requests set max_price = 1, place = 'Ấp Đông', updated_at = now() where id % 31 = 0`);
  await db().execute(sql`update requests set deleted_at = now() where id % 37 = 0`);
  await db().execute(sql`update requests set deleted_at = null, user_id = 103 where id % 74 = 0`);
  const kept = sql`id, customer_id, user_id, purpose, status, manager, customer_vouched, search, staff, floors, number_bedroom, min_price, max_price, area, min_width, road_area, created_at, updated_at`;
  const { rows: differing } = await db().execute(sql`
    (select ${kept}, f_vn(place) from requests where deleted_at is null except select ${kept}, place from need_sorts)
    union all (select ${kept}, place from need_sorts except select ${kept}, f_vn(place) from requests where deleted_at is null)`);
  expect(differing).toEqual([]);
});
