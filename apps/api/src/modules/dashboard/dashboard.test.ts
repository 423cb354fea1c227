import { sql } from 'drizzle-orm';
import { Role } from '@toam/domain/actor';
import type { DashboardFigures } from '@toam/contracts/dashboard/dashboard.endpoints';
import { db, tx } from '../../db/db';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertCustomer, insertHouse } from '../../testing/insert-house';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { requests } from '../needs/need.schema';
import { readDashboard } from './dashboard';

testApp();

const at = (iso: string) => new Date(iso);
const now = at('2026-11-20T10:00:00+07:00');
const shared = { public: 1, public_approval: 1 } as const;
const totals = ({ chart }: DashboardFigures) => chart.map(({ total }) => total);

/** One record of each kind for agent 7, one for agent 8, and a shared house of 8. */
async function fixture() {
  await insertUser({ id: 7, created_at: at('2026-01-01T00:00:00Z') });
  await insertUser({ id: 8, created_at: at('2026-11-02T00:00:00Z') });
  for (const user_id of [7, 8]) {
    await insertHouse({ user_id });
    const customer = await insertCustomer({ user_id, phone_number: `090361827${user_id}` });
    await db().insert(requests).values({ customer_id: customer.id, user_id });
  }
  await insertHouse({ user_id: 8, ...shared, into_money: 5_000_000_000 });
}

test.each([
  ['an agent: their own and what is shared', anActor({ id: 7 }), { houses: 2, requests: 1, user: 2, customer: 1 }],
  ['an agent whose limits leave it out', anActor({ id: 7, maximum_price: 1 }), { houses: 1, requests: 1 }],
  [
    'a holder of both flags',
    anActor({ id: 7, customer_permission: 1, request_permission: 1 }),
    { requests: 2, customer: 2 },
  ],
  ['an admin: everything', anAdmin(), { houses: 3, requests: 2, user: 3, customer: 2 }],
  [
    'a marketer: what is approved, and no customers',
    anActor({ id: 6, role: Role.marketer }),
    { houses: 1, requests: null, customer: null },
  ],
])('%s', async (_who, actor, figures) => {
  await fixture();
  const reply = await as(actor).get('/dashboard/data');
  expect(reply.json()).toMatchObject({ data: figures });
});

test('somebody new sees zeros and a chart of twelve empty months', async () => {
  const { data } = (await as(anActor({ id: 7 })).get('/dashboard/data')).json<{ data: DashboardFigures }>();
  expect(data).toMatchObject({ houses: 0, requests: 0, customer: 0, change: { houses: 0 } });
  expect(totals(data)).toEqual(Array.from({ length: 12 }, () => 0));
});

test('the change is what the month brought minus what it took, not what was locked or deleted before', async () => {
  await insertUser({ id: 7 });
  const old = at('2026-10-15T10:00:00+07:00');
  const thisMonth = at('2026-11-10T10:00:00+07:00');
  await insertHouse({ user_id: 7, created_at: thisMonth });
  await insertHouse({ user_id: 7, created_at: old });
  await insertHouse({ user_id: 7, created_at: old, deleted_at: thisMonth });
  await insertHouse({ user_id: 7, created_at: old, deleted_at: thisMonth });
  await insertHouse({ user_id: 7, created_at: thisMonth, deleted_at: thisMonth });
  await insertHouse({ user_id: 7, created_at: old, deleted_at: old });
  const figures = await readDashboard(anActor({ id: 7 }), 'month', now);
  expect(figures).toMatchObject({ houses: 2, change: { houses: -1 }, trend: { houses: [0, 0, 0, 0, 0, 1, 1] } });
});

test.each([
  ['day', ['2026-11-19T23:59:59+07:00', '2026-11-20T00:00:00+07:00'], '2026-11-20'],
  ['week', ['2026-11-15T23:59:59+07:00', '2026-11-16T00:00:00+07:00'], '2026-11-16'],
  ['month', ['2026-10-31T23:59:59+07:00', '2026-11-01T00:00:00+07:00'], '2026-11-01'],
] as const)('a %s of the chart turns at midnight in Vietnam', async (by, moments, begins) => {
  await insertUser({ id: 7 });
  for (const moment of moments) await insertHouse({ user_id: 7, created_at: at(moment) });
  const { chart } = await readDashboard(anActor({ id: 7 }), by, now);
  expect(chart.slice(-2)).toEqual([
    { date: expect.any(Number) as number, total: 1 },
    { date: at(`${begins}T00:00:00+07:00`).getTime() / 1000, total: 1 },
  ]);
});

test('the chart covers thirty days or twelve weeks; houses from before count only in the total', async () => {
  await insertUser({ id: 7 });
  await insertHouse({ user_id: 7, created_at: at('2025-01-01T00:00:00Z') });
  for (const [by, periods] of [
    ['day', 30],
    ['week', 12],
    ['month', 12],
  ] as const) {
    const figures = await readDashboard(anActor({ id: 7 }), by, now);
    expect(figures.houses).toBe(1);
    expect(totals(figures)).toEqual(Array.from({ length: periods }, () => 0));
  }
});

test('a period that does not exist is refused', async () => {
  expect((await as(anActor()).get('/dashboard/data?by=year')).statusCode).toBe(422);
});

describe('the most viewed houses', () => {
  const ranked = async (actor = anActor({ id: 7 }), size = 10) =>
    (await as(actor).get(`/house/top/viewed?size=${size}`))
      .json<{ data: { list: { id: number }[] } }>()
      .data.list.map(({ id }) => id);

  test('are those on sale that one may see, most first; of equals the newer one', async () => {
    await insertUser({ id: 7 });
    await insertUser({ id: 8 });
    const views = async (user_id: number, total_view: number, more = {}) =>
      (await insertHouse({ user_id, total_view, ...more })).id;
    const mine = await views(7, 5);
    const open = await views(8, 9, shared);
    const even = await views(7, 5);
    const hidden = await views(8, 99);
    const stopped = await views(7, 50, { status: 1 });
    await views(7, 70, { deleted_at: now });
    expect(await ranked()).toEqual([open, even, mine]);
    expect(await ranked(anActor({ id: 7 }), 1)).toEqual([open]);
    expect(await ranked(anAdmin())).toEqual([hidden, open, even, mine]);
    expect(await ranked(anAdmin())).not.toContain(stopped);
  });

  test('carry number, address and views, and nothing of the customer', async () => {
    await insertUser({ id: 7 });
    await insertHouse({ user_id: 7, title: 'Nhà phố', total_view: 3 });
    const { data } = (await as(anActor({ id: 7 })).get('/house/top/viewed')).json<{ data: unknown }>();
    expect(data).toEqual({
      total: 1,
      total_page: 1,
      page: 1,
      list: [{ id: 1, house_number: '148/12', title: 'Nhà phố', address: '148/12 Nguyễn Văn Đậu', total_view: 3 }],
    });
  });
});

test('the figures of a million houses need no look at the table', async () => {
  await insertUser({ id: 7 });
  await db().execute(sql`
    insert into houses (slug, house_number, house_address, user_id, public)
    select 'nha-' || n, n, 'Âu Cơ', 7, n % 2 from generate_series(1, 400) n`);
  let plan = '';
  const asked = tx(async () => {
    // With so few rows other ways are as cheap, and which is the cheapest hangs on vacuum: the test checks whether the index can answer.
    await db().execute(sql`set local enable_seqscan = off`);
    await db().execute(sql`set local enable_bitmapscan = off`);
    const { rows: others } = await db().execute<{ name: string }>(sql`
      select indexrelid::regclass::text as name from pg_index
      where indrelid = 'houses'::regclass and not indisprimary and indexrelid <> 'houses_created'::regclass`);
    for (const { name } of others) await db().execute(sql.raw(`drop index ${name}`));
    const { rows } = await db().execute<{ 'QUERY PLAN': string }>(sql`
      explain select width_bucket(created_at, '{2026-01-01,2026-02-01}'::timestamptz[]), count(*) from houses
      where deleted_at is null
        and (user_id = 7 or (public = 1 and (public_approval = 1 or status = 1) and into_money >= 5)) group by 1`);
    plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    throw new Error('the indexes come back');
  });
  await expect(asked).rejects.toThrow('the indexes come back');
  expect(plan).toContain('Index Only Scan using houses_created');
});
