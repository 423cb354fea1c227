import { eq, sql } from 'drizzle-orm';
import { users } from '../modules/users/user.schema';
import { testDatabase } from '../testing/database';
import { insertUser } from '../testing/insert-user';
import { tx } from './db';
import { prepared } from './prepared';

testDatabase();

const named = prepared('test_users_named', (handle) =>
  handle
    .select({ id: users.id })
    .from(users)
    .where(eq(users.name, sql.placeholder('name'))),
);

test('answers each time for the values it is asked with, also when the database has long kept its plan', async () => {
  const ids = [];
  for (const name of ['Lan', 'Minh', 'Phúc', 'Lan']) ids.push((await insertUser({ name })).id);
  const [lan, minh, phuc, other] = ids;
  for (let time = 0; time < 8; time += 1) {
    expect((await named({ name: 'Lan' })).map(({ id }) => id).toSorted()).toEqual([lan, other]);
    expect(await named({ name: 'Minh' })).toEqual([{ id: minh }]);
    expect(await named({ name: 'Phúc' })).toEqual([{ id: phuc }]);
    expect(await named({ name: 'nobody' })).toEqual([]);
  }
});

test('inside a transaction it sees what the transaction wrote, and nobody else does', async () => {
  expect(await named({ name: 'Lan' })).toEqual([]);
  const failed = tx(async () => {
    const { id } = await insertUser({ name: 'Lan' });
    expect(await named({ name: 'Lan' })).toEqual([{ id }]);
    await expect(tx(async () => named({ name: 'Lan' }))).resolves.toEqual([{ id }]);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await named({ name: 'Lan' })).toEqual([]);
});

test('asked by many at once, all connections answer', async () => {
  const { id } = await insertUser({ name: 'Lan' });
  const answers = await Promise.all(Array.from({ length: 30 }, () => named({ name: 'Lan' })));
  expect(answers).toEqual(Array.from({ length: 30 }, () => [{ id }]));
});
