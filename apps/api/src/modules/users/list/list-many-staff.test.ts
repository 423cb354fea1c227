import { maxCounted } from '@toam/contracts/page';
import { staffChoices } from '@toam/contracts/user/staff-choices';
import { staffSorts } from '@toam/contracts/user/user-list.schema';
import { staffColumns } from '@toam/domain/staff/staff-columns';
import { sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { anAdmin } from '../../../testing/an-actor';
import { insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';
import { rankedChoices, type RankedColumn } from '../staff-sorts.schema';

testApp({ keepsRows: true });

const admin = anAdmin({ id: 1 });

/** With the admin, one more than are counted. Genders come by turns, every seventh has none. */
beforeAll(async () => {
  await insertUser(admin);
  await db().execute(sql`
    insert into users (id, name, phone_number, email, gender, manager)
    select id, 'Lê Thị ' || id % 50, '0' || 900000000 + id, id || '@toam.vn', case when id % 7 > 0 then (array['male', 'female', 'other'])[1 + id % 3] end, 1
    from generate_series(2, ${maxCounted + 1}) id`);
}, 120_000);

interface Asked {
  sortColumn: string;
  sortOrder?: 'asc' | 'desc';
  page?: number;
  filters?: object;
}

async function list({ filters = {}, ...query }: Asked) {
  const params = new URLSearchParams({ size: '20', filters: JSON.stringify(filters) });
  for (const [name, value] of Object.entries(query)) params.set(name, String(value));
  const { data } = (await as(admin).get(`/user/list?${params}`)).json<{
    data: { total: number; total_capped?: true; list: { id: number }[] };
  }>();
  return { total: data.total, total_capped: data.total_capped, ids: data.list.map(({ id }) => id) };
}

const capped = { total: maxCounted, total_capped: true };

test('one more than are counted says so, one less is counted, and both have the same order', async () => {
  const all = await list({ sortColumn: 'id' });
  expect(all).toEqual({ ...capped, ids: Array.from({ length: 20 }, (_, at) => at + 1) });
  const led = await list({ sortColumn: 'id', filters: { manager: [1] } });
  expect(led).toEqual({ total: maxCounted, total_capped: undefined, ids: Array.from({ length: 20 }, (_, at) => at + 2) });
});

test.each(staffSorts)('by %s, the first and the last pages of many are those of a plain order', async (sortColumn) => {
  for (const page of [1, 300, 501]) {
    const up = await list({ sortColumn, sortOrder: 'asc', page });
    expect(up).toMatchObject(capped);
    expect(up.ids).toHaveLength(page === 501 ? 1 : 20);
  }
  const { ids: first } = await list({ sortColumn, sortOrder: 'desc' });
  const { ids: last } = await list({ sortColumn, sortOrder: 'asc', page: 501 });
  expect(last).toEqual(first.slice(0, 1));
});

test('a filter of a list of texts finds whom it names, and unknown ones stand first', async () => {
  const female = await list({ sortColumn: 'gender', filters: { gender: ['female'] } });
  expect(female.ids.every((id) => id % 3 === 1 && id % 7 > 0)).toBe(true);
  const both = await list({ sortColumn: 'id', filters: { gender: ['male', 'other'] } });
  expect(both.ids.slice(0, 4)).toEqual([2, 3, 5, 6]);
  const { ids } = await list({ sortColumn: 'gender', sortOrder: 'asc' });
  expect(ids.slice(0, 2)).toEqual([1, 7]);
});

test.each(Object.keys(rankedChoices) as RankedColumn[])('the indexes rank %s as the forms do', (name) => {
  const { kind } = staffColumns[name];
  expect(rankedChoices[name]).toEqual(staffChoices[kind]);
});
