import {
  type CustomerListQuery,
  customerListQuery,
  customerSortColumns,
} from '@toam/contracts/customer/customer.endpoints';
import { maxCounted } from '@toam/contracts/page';
import type { Actor } from '@toam/domain/actor';
import { random, type Random } from '@toam/domain/random';
import { sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { insertUser } from '../../../testing/insert-user';
import { testApp } from '../../../testing/test-app';
import { everyCustomer, findPage } from './customer-list.queries';

testApp({ keepsRows: true });

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
];

const someFilter = (r: Random): object =>
  r.pick([
    { needs: r.pick(['open', 'any', 'none']) },
    { houses: r.pick(['any', 'none']) },
    { user_id: r.pick([7, 8]) },
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
