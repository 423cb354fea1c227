import { nameOrder as keyOfName } from '@toam/domain/name-order';
import { random } from '@toam/domain/random';
import { sql } from 'drizzle-orm';
import { insertUser } from '../testing/insert-user';
import { testDatabase } from '../testing/database';
import { nameOrder } from './columns';
import { db, inTx, outsideTx, tx } from './db';
import { users } from '../modules/users/user.schema';

const database = testDatabase();

const names = async () =>
  (await db().select({ name: users.name }).from(users).orderBy(users.id)).map(({ name }) => name);

test('a transaction keeps what it wrote, and everything inside it uses its handle', async () => {
  await tx(async () => {
    await insertUser({ name: 'Lan' });
    expect(inTx()).toBe(true);
    expect(await names()).toEqual(['Lan']);
  });
  expect(inTx()).toBe(false);
  expect(await names()).toEqual(['Lan']);
});

test('a throw rolls everything back', async () => {
  const refused = tx(async () => {
    await insertUser({ name: 'Lan' });
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
  expect(await names()).toEqual([]);
});

test('an inner transaction that fails takes back its own part only', async () => {
  await tx(async () => {
    await insertUser({ name: 'Lan' });
    const inner = tx(async () => {
      await insertUser({ name: 'Minh' });
      throw new Error('no');
    });
    await expect(inner).rejects.toThrow('no');
    await insertUser({ name: 'Phúc' });
  });
  expect(await names()).toEqual(['Lan', 'Phúc']);
});

test('work that was not awaited fails instead of writing outside its transaction', async () => {
  let wake: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (wake = resolve));
  let forgotten: Promise<unknown> = Promise.resolve();
  await tx(async () => {
    forgotten = ended.then(() => insertUser({ name: 'Lan' }));
    forgotten.catch(() => undefined); // checked below
  });
  wake();
  await expect(forgotten).rejects.toThrow('this transaction has ended');
});

test('what is started outside the transaction on purpose outlives it', async () => {
  let outside: Promise<unknown> = Promise.resolve();
  await tx(async () => {
    outside = outsideTx(() => insertUser({ name: 'Lan' }));
    outside.catch(() => undefined); // checked below
  });
  await outside;
  expect(await names()).toEqual(['Lan']);
});

test('int8 arrives as a number on both engines, and one beyond 2^53 is refused', async () => {
  const { rows } = await db().execute(sql`select 9000000000000::int8 as price, count(*) as n from users`);
  expect(rows).toEqual([{ price: 9_000_000_000_000, n: 0 }]);
  await expect(async () => db().execute(sql`select 9007199254740993::int8 as price`)).rejects.toThrow();
});

test('a time is the same Date for columns, inside transactions, and for libraries with SQL of their own', async () => {
  const at = new Date('2026-03-04T05:06:07.089Z');
  const { id } = await insertUser({ created_at: at });
  const read = () =>
    db()
      .select({ at: users.created_at, texts: sql<unknown>`array[${users.created_at}]` })
      .from(users);
  const found = await read();
  expect(found).toEqual([{ at, texts: expect.stringContaining('2026-03-04 05:06:07.089+00') }]);
  expect(await tx(read)).toEqual(found);
  const { run } = database().engine;
  expect((await run('select created_at as at from users where id = $1', [id])).rows).toEqual([{ at }]);
  expect((await run('select created_at as at from users')).rows).toEqual([{ at }]);
});

test.each([
  ['Đường Điện Biên Phủ', 'duong dien bien phu'],
  ['QUẬN BÌNH THẠNH', 'quan binh thanh'],
  ['Thu\u031b\u0323c, A\u0306\u0301 decomposed', 'thuc, a decomposed'],
])('f_vn reads %s without case and diacritics', async (text, expected) => {
  const { rows } = await db().execute(sql`select f_vn(${text}) as plain`);
  expect(rows).toEqual([{ plain: expected }]);
});

test('f_name_order makes the keys that libs/domain makes, of every letter and of drawn names', async () => {
  const r = random(124);
  const vowels = 'àảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵĂÂÊÔƠƯẤỘỨ';
  const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
  const letters = [...vowels, ...vowels.normalize('NFD'), ...ascii, ...'đĐðÐäåçñöøÜčō–’“…·🏠яĳｆ１'];
  const draw = () => Array.from({ length: r.whole(0, 20) }, () => r.pick(letters)).join('');
  const drawn = [...letters, 'Đỗ Thị Ánh', 'Đặng'.normalize('NFD'), ...Array.from({ length: 2_000 }, draw)];
  const { rows } = await db().execute<{ name: string; key: string }>(
    sql`select name, ${nameOrder(sql`name`)} as key from unnest(${sql.param(drawn)}::text[]) with ordinality as t(name, at) order by at`,
  );
  expect(rows.map(({ key }) => key)).toEqual(drawn.map(keyOfName));
});
