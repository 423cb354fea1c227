import { maxCounted } from '@toam/contracts/page';
import { type StaffSort, staffFilters, staffSorts } from '@toam/contracts/user/user-list.schema';
import { ageRangeKeys } from '@toam/domain/staff/age';
import { random, type Random } from '@toam/domain/random';
import { sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { anAdmin } from '../../../testing/an-actor';
import { columnsOf } from '../../../testing/columns-of';
import { insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';
import type { StaffFilter } from './staff-filter';
import { everyStaff, findPage } from './staff-list.queries';
import { staffSource } from './staff-source';

testApp({ keepsRows: true });

const { columns, count, bothWays, compare } = columnsOf(staffSource as never);

/** More than are counted, so that both ways of finding a page are asked. Values repeat and are often empty. */
beforeAll(async () => {
  await insertUser(anAdmin({ id: 1 }));
  await db().execute(sql`
    insert into users (id, name, phone_number, email, gender, date_of_birth, social_id, issued_place, address, marriage, religion, literacy,
      contact_name, contact_phone, employee_type, employee_status, department, onboarding_date, job_position, position, manager, status, created_at)
    select 1 + n, (array['Đỗ An', 'do bình', 'Ân', 'Lê'])[1 + n % 4], (array['0903618274', '', '0901'])[1 + n % 3], nullif('Nv' || n || '@toam.vn', 'Nv5@toam.vn'),
      (array['male', 'female', null])[1 + n % 3], case when n % 5 > 0 then date '1980-01-01' + n % 7000 end, (array['079', ''])[1 + n % 2],
      (array['Công an', 'công An', ''])[1 + n % 3], n % 7 || ' Âu Cơ', (array['single', null])[1 + n % 2], (array['none', 'other', null])[1 + n % 3],
      (array['master', 'college', null])[1 + n % 3], (array['Ánh', ''])[1 + n % 2], '', (array['official', 'probation', null])[1 + n % 3],
      (array['active', 'resigned'])[1 + n % 2], nullif(n % 3, 0), date '2020-01-01' + n % 90, 5 + n % 3, (array['Thư ký', ''])[1 + n % 2],
      case when n > 20 then 2 + n % 20 end, (n % 12 > 0)::int, timestamptz '2026-01-01' + n % 97 * interval '1 hour'
    from generate_series(1, ${maxCounted + 500}::int) n order by n`);
  // what saves change, the orders follow
  await db().execute(
    sql`update users set name = 'Ánh', address = 'Bến Nghé', department = 2, manager = 3 where id % 23 = 0`,
  );
  await db().execute(sql`update users set deleted_at = now() where id % 29 = 0`);
  await db().execute(sql`update users set deleted_at = null where id % 58 = 0`);
}, 120_000);

const someFilter = (r: Random): object =>
  r.pick<object>([
    { gender: ['female'] },
    { literacy: ['master', 'college'] },
    { department: [2] },
    { job_position: [6, 7] },
    { status: [r.pick([0, 1])] },
    { manager: [3] },
    { team: [3, 4] },
    { age: [r.pick(ageRangeKeys)] },
    { missing: ['religion', 'date_of_birth'] },
  ]);

const someQuestion = (r: Random): StaffFilter => ({
  search: r.pick(['', '', '', 'an', 'do an', '0903', 'nv12']),
  role: r.pick([0, 0, 3, 100]),
  filters: staffFilters.parse(Object.assign({}, ...Array.from({ length: r.whole(0, 2) }, () => someFilter(r)))),
});

test.each(staffSorts)('by %s, drawn questions get the answers of a plain query', async (sortColumn: StaffSort) => {
  const r = random(116).fork(sortColumn);
  for (let question = 0; question < 5; question += 1) {
    const filter = someQuestion(r);
    const order = { sortColumn, sortOrder: r.pick(['asc', 'desc'] as const) };
    const page = r.pick([1, 2, 5, 60]);
    const plain = everyStaff(filter, order);
    const { rows } = await db().execute<{ id: number }>(
      sql`select id from (${plain.found}) as found order by ${plain.order}`,
    );
    const ids = rows.map(({ id }) => id).slice((page - 1) * 20, page * 20);
    const expected = { filter, total: Math.min(rows.length, maxCounted + 1), ids };
    expect({ filter, ...(await findPage(filter, order, { page, size: 20 })) }).toEqual(expected);
  }
});

const compareWays = (r: Random, draws: number): Promise<void> =>
  compare(
    draws,
    () => ({
      filter: {
        ...someQuestion(r),
        ...(r.chance(0.1) && { ids: [3, 40, 41, 9000] }),
        isActiveOnly: r.chance(0.2),
      },
      order: { sortColumn: r.pick(staffSorts), sortOrder: r.pick(['asc', 'desc'] as const) },
      page: { page: r.pick([1, 2, 60]), size: r.pick([20, 7]) },
    }),
    ({ filter, order, page }) => findPage(filter, order, page),
  );

describe('columns in memory', () => {
  beforeAll(() => columns.load(), 60_000);

  test.each(Array.from({ length: 8 }, (_, n) => n))(
    "questions drawn by %i get the database's answers",
    async (seed) => {
      count.asked = 0;
      await compareWays(random(seed), 15);
      expect(count.asked).toBe(15);
    },
  );

  test('every order is one of the columns', async () => {
    for (const sortColumn of staffSorts) {
      const order = { sortColumn, sortOrder: 'asc' } as const;
      const [fast, plainly] = await bothWays(() => findPage({ search: '' }, order, { page: 3, size: 20 }));
      expect({ sortColumn, ...fast }).toEqual({ sortColumn, ...plainly });
    }
  });

  test('what was committed before a question is in its answer, also a new name of a manager', async () => {
    const r = random(23);
    for (let round = 0; round < 12; round += 1) {
      const some = sql.raw(`id > 1 and id % ${r.whole(90, 400)} = ${r.whole(0, 40)}`);
      await db().execute(
        r.pick([
          sql`update users set name = 'Đỗ Mới', religion = 'none', date_of_birth = null, manager = 4 where ${some}`,
          sql`update users set deleted_at = case when deleted_at is null then now() end where ${some}`,
          sql`update users set name = 'Zen ' || ${round} where id in (3, 4, 5)`,
          sql`update users set status = 1 - status, contact_phone = '0903' where ${some}`,
        ]),
      );
      await compareWays(r.fork(`round ${round}`), 5);
    }
  });
});

test('of more than are counted the list says so', async () => {
  const { data } = (await as(anAdmin({ id: 1 })).get('/user/list?size=20&page=2')).json();
  expect(data).toMatchObject({ total: maxCounted, total_capped: true, page: 2 });
  expect(data.list).toHaveLength(20);
});
