import {
  type CustomerListQuery,
  customerListQuery,
  customerSortColumns,
} from '@toam/contracts/customer/customer.endpoints';
import { maxCounted } from '@toam/contracts/page';
import { type Actor, Role } from '@toam/domain/actor';
import { random, type Random } from '@toam/domain/random';
import { type SQL, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { columnsOf } from '../../../testing/columns-of';
import { insertUser } from '../../../testing/insert-user';
import { testApp } from '../../../testing/test-app';
import { customerChanges } from '../customer-changes.schema';
import { countRoles, everyCustomer, findPage } from './customer-list.queries';
import { customerSource } from './customer-source';

testApp({ keepsRows: true });

const { columns, count, bothWays, compare } = columnsOf(customerSource as never);

/** More than are counted, so that both ways of finding a page are asked. Values repeat and are often null. */
beforeAll(async () => {
  for (const [at, name] of ['Ánh', 'bình', 'Ánh'].entries()) await insertUser({ id: 7 + at, name });
  await db().execute(sql`
    insert into customers (name, phone_number, phones, email, fax, social_id, date_of_birth, address, occupation, description, character,
      user_id, co_staff, created_at, updated_at)
    select (array['Đỗ An', 'do bình', 'Ân', 'Lê 0903618274'])[1 + n % 4], '09' || lpad(n::text, 8, '0'), array['09' || lpad(n::text, 8, '0')],
      nullif('khach' || n % 7 || '@mail.vn', 'khach3@mail.vn'), nullif('028' || n % 5, '0283'), nullif('07912345678' || n % 9, '079123456784'),
      case when n % 4 > 0 then date '1980-01-01' + n % 50 end, nullif(n % 11 || ' Âu Cơ', '5 Âu Cơ'),
      (array['Bác sĩ 0903618274', 'Kỹ sư', 'kế toán', null])[1 + n * 7 % 4], nullif('Gọi 090361827' || n % 6, 'Gọi 0903618274'),
      case when n % 3 = 0 then 'Kỹ tính' end, nullif(6 + n % 4, 6), case when n % 40 = 0 then array[7] else '{}' end,
      timestamptz '2026-01-01' + n % 97 * interval '1 hour', timestamptz '2026-02-01' + n % 89 * interval '1 hour'
    from generate_series(1, ${maxCounted + 500}::int) n`);
  await db().execute(sql`
    insert into requests (customer_id, user_id, status) select id, 7, id / 3 % 2 from customers where id % 3 = 0`);
  await db().execute(sql`
    insert into houses (slug, title, house_number, house_address, user_id, customer_id)
    select 'nha-' || id, 'Nhà', '1', 'Âu Cơ', 7, id from customers where id % 7 = 0`);
  await db().execute(sql`
    update customers set phones = phones || array['03' || lpad((id * 911)::text, 8, '0')] where id % 10 = 0`);
  // what saves change, the orders follow
  await db().execute(
    sql`update customers set occupation = 'Kế toán 5', address = null, description = 'Bận' where id % 23 = 0`,
  );
  await db().execute(sql`update customers set deleted_at = now() where id % 29 = 0`);
  await db().execute(sql`update customers set deleted_at = null where id % 58 = 0`);
}, 120_000);

const people: Actor[] = [
  anAdmin(),
  anActor({ id: 7 }),
  anActor({ id: 8, customer_permission: 1 }),
  anActor({ id: 9, chat_permission: 1 }),
  anActor({ id: 8, role: Role.marketer, customer_permission: 1 }),
];

const someFilter = (r: Random): object =>
  r.pick([
    { needs: r.pick(['open', 'any', 'none']) },
    { houses: r.pick(['any', 'none']) },
    { user_id: r.pick([7, 8]) },
    { created_to: 1_767_400_000 },
    { created_from: 1_767_300_000, ...(r.chance(0.5) && { created_to: 1_767_400_000 }) },
    { occupation: r.pick(['ke toan', 'si', 'bac si 0903', '5']) },
  ]);

const someQuestion = (r: Random, sort: CustomerListQuery['sort']) => ({
  ...customerListQuery.parse({
    ...{ sort, order: r.pick(['asc', 'desc']), role: r.pick(['all', 'all', 'personal']) },
    search: r.pick(['', '', '', 'an', 'do an', '0903618274', '0903', 'le 09']),
    ...Object.assign({}, ...Array.from({ length: r.whole(0, 2) }, () => someFilter(r))),
  }),
  shared: null,
});

/** The list by the plainest means: all rows, then sorted. */
async function plainly(actor: Actor, query: ReturnType<typeof someQuestion>): Promise<number[]> {
  const { found, order } = everyCustomer(actor, query);
  const { rows } = await db().execute<{ id: number }>(sql`select id from (${found}) as found order by ${order}`);
  return rows.map(({ id }) => id);
}

test.each(customerSortColumns)('by %s, drawn questions get the answers of a plain query', async (sort) => {
  const r = random(116).fork(sort);
  for (let question = 0; question < 8; question += 1) {
    const actor = r.pick(people);
    const query = someQuestion(r, sort);
    const page = r.pick([1, 2, 5, 60]);
    const all = await plainly(actor, query);
    const expected = { total: Math.min(all.length, maxCounted + 1), ids: all.slice((page - 1) * 20, page * 20) };
    expect({ query, ...(await findPage(actor, query, { page, size: 20 })) }).toEqual({ query, ...expected });
  }
});

/** Digits as people type them: of a number, of two numbers in a row, of names and occupations. */
function someDigits(r: Random): string {
  const id = 10 * r.whole(1, maxCounted / 10);
  const end = String(id).padStart(8, '0');
  return r.pick([
    ...[end.slice(-r.whole(3, 6)), `09${end}`, `09${end}`, `+84 9${end}`, String(id * 911).slice(-4)],
    ...[`${end.slice(-3)}03`, `${String(id * 911).slice(-2)}09`, '361', '0903 618', 'an 7', 'bs 0903'],
    ...[`#${id}`, `#${r.whole(1, 60)}`, '#29', '#4294967301'],
  ]);
}

const aQuestion = (r: Random) => {
  const drawn = someQuestion(r, r.pick(customerSortColumns));
  const query = {
    ...drawn,
    ...(r.chance(0.4) && { search: someDigits(r) }),
    ...(r.chance(0.2) && { occupation: r.pick(['0903618274', 'bac 36', 'ky su', '09', 'si 5', '']) }),
    ...(r.chance(0.1) && { ids: r.some([1, 40, 87, 580, 9000, 90_000], 4) }),
  };
  return { actor: r.pick(people), query, page: { page: r.pick([1, 2, 60]), size: r.pick([20, 7]) } };
};

const compareWays = (r: Random, draws: number): Promise<void> =>
  compare(
    draws,
    () => aQuestion(r),
    ({ actor, query, page }) => findPage(actor, query, page),
    ({ actor, query }) => countRoles(actor, query),
  );

describe('columns in memory', () => {
  beforeAll(() => columns.load(), 60_000);

  test.each(Array.from({ length: 10 }, (_, n) => n))(
    "questions drawn by %i get the database's answers",
    async (seed) => {
      count.asked = 0;
      await compareWays(random(seed), 20);
      expect(count.asked).toBe(40);
    },
  );

  test('every order is one of the columns', async () => {
    for (const sort of customerSortColumns) {
      for (const actor of people) {
        const query = { ...customerListQuery.parse({ sort, order: 'asc' }), shared: null };
        const [fast, plainly] = await bothWays(() => findPage(actor, query, { page: 3, size: 20 }));
        expect({ sort, actor, ...fast }).toEqual({ sort, actor, ...plainly });
      }
    }
  });

  test('a part stands in one number of a customer, not across two', async () => {
    const found = (search: string) =>
      bothWays(() =>
        findPage(anAdmin(), { ...customerListQuery.parse({ search }), shared: null }, { page: 1, size: 20 }),
      );
    // of customer 1230: '0301120530' '0900001230'
    const one = { total: 1, ids: [1230] };
    expect(await found('01120530')).toEqual([one, one]);
    for (const across of ['2053009', '53009000', '123003011', '123003']) {
      const [fast, plainly] = await found(across);
      expect([across, fast, plainly.ids.includes(1230)]).toEqual([across, plainly, false]);
    }
  });

  test('the code that the list shows finds its customer, where the actor reaches them', async () => {
    const found = (actor: Actor, search: string, role: 'all' | 'personal' = 'all') =>
      bothWays(async () => {
        const query = { ...customerListQuery.parse({ search, role }), shared: null };
        const { total, ids } = await findPage(actor, query, { page: 1, size: 20 });
        expect(await countRoles(actor, query)).toMatchObject({ [role]: total });
        return ids;
      });
    // 4301 is of 7, 4302 of 8; 29 is deleted
    const [admin, agent, entitled] = people as [Actor, Actor, Actor];
    expect(await found(admin, '#4302')).toEqual([[4302], [4302]]);
    expect(await found(entitled, '# 4301')).toEqual([[4301], [4301]]);
    expect(await found(agent, '#4301')).toEqual([[4301], [4301]]);
    expect(await found(agent, '#4302')).toEqual([[], []]);
    expect(await found(entitled, '#4301', 'personal')).toEqual([[], []]);
    for (const nobody of ['#29', '#04302', '4302 #', '#4294967301'])
      expect(await found(admin, nobody)).toEqual([[], []]);
  });

  test('a picker, which finds customers of shared needs, asks the database', async () => {
    count.asked = 0;
    const shared = sql`(select customer_id from requests where user_id = 7)`;
    const query = { ...customerListQuery.parse({ search: 'an' }), shared };
    const [fast, plainly] = await bothWays(() => findPage(people[1]!, query, { page: 1, size: 20 }));
    expect({ asked: count.asked, ...fast }).toEqual({ asked: 0, ...plainly });
  });

  test('what was committed before a question is in its answer, also of needs, houses and names of owners', async () => {
    const r = random(23);
    for (let round = 0; round < 25; round += 1) {
      const where = (id: string) => sql.raw(`${id} % ${r.whole(90, 400)} = ${r.whole(0, 40)}`);
      const some = where('id');
      await db().execute(
        r.pick([
          sql`update customers set name = 'Đỗ Mới 0903618274', occupation = 'Kế toán 0903618274', description = 'Gọi ' || id where ${some}`,
          sql`update customers set phones = array['0903618' || lpad((id % 1000)::text, 3, '0')], email = null where ${some}`,
          sql`update customers set user_id = nullif(7 + id % 3, 9), co_staff = '{8}', updated_at = now() where ${some}`,
          sql`update customers set deleted_at = case when deleted_at is null then now() end where ${some}`,
          sql`update requests set status = 1 - status where ${some}`,
          sql`update requests set deleted_at = case when deleted_at is null then now() end where ${some}`,
          sql`update requests set customer_id = customer_id % 500 + 1 where ${some}`,
          sql`insert into requests (customer_id, user_id) select id, 8 from customers where ${some}`,
          sql`delete from requests where ${some}`,
          sql`update houses set customer_id = nullif(id * 3 % 700 + 1, 5) where ${some}`,
          sql`update houses set deleted_at = case when deleted_at is null then now() end where ${where('customer_id')}`,
          sql`update users set name = 'Zen ' || ${round} where id = ${r.whole(7, 9)}`,
          sql`insert into customers (name, phone_number, phones) values ('Mới ² ０９０３', '0903618274', '{0903618274}')`,
        ]),
      );
      await compareWays(r.fork(`round ${round}`), 5);
    }
  });
});

/** Which customers a change is noted of. */
async function notedBy(change: SQL): Promise<number[]> {
  await db().delete(customerChanges);
  await db().execute(change);
  const found = await db().select({ id: customerChanges.row }).from(customerChanges);
  return found.map(({ id }) => id).sort((a, b) => a - b);
}

test('a save of a house or a need notes no customer, unless one gains or loses it, or the need is resolved', async () => {
  const house = sql`id = (select min(id) from houses)`;
  await db().execute(sql`update houses set customer_id = 21 where ${house}`);
  await db().execute(
    sql`insert into requests (id, customer_id, user_id) overriding system value values (90000, 22, 7)`,
  );
  const need = sql`id = 90000`;
  expect(await notedBy(sql`update houses set title = 'Nhà mới', into_money = 7 where ${house}`)).toEqual([]);
  expect(await notedBy(sql`update requests set max_price = 7, description = 'Vội' where ${need}`)).toEqual([]);
  expect(await notedBy(sql`update houses set customer_id = 40 where ${house}`)).toEqual([21, 40]);
  expect(await notedBy(sql`update houses set customer_id = null where ${house}`)).toEqual([40]);
  expect(await notedBy(sql`update houses set deleted_at = now(), customer_id = 40 where ${house}`)).toEqual([40]);
  expect(await notedBy(sql`update requests set status = 1 where ${need}`)).toEqual([22]);
  expect(await notedBy(sql`update requests set customer_id = 23 where ${need}`)).toEqual([22, 23]);
  expect(await notedBy(sql`delete from requests where ${need}`)).toEqual([23]);
});

test('the texts that lists compare are those of the customers', async () => {
  const digits = sql`'123456789１２３４５６７８９', '000000000０００００００００'`;
  const own = sql`id, f_vn(occupation), translate(email, ${digits}), translate(address, ${digits}), translate(occupation, ${digits}),
    translate(social_id, ${digits}), translate(fax, ${digits}), translate(left(description, 60), ${digits}), translate(left(character, 60), ${digits})`;
  const kept = sql`id, occupation_words, email, address, occupation, social_id, fax, description, character`;
  const { rows: differing } = await db().execute(sql`
    (select ${own} from customers where deleted_at is null except select ${kept} from customer_sorts)
    union all (select ${kept} from customer_sorts except select ${own} from customers where deleted_at is null)`);
  expect(differing).toEqual([]);
});
