import { eq } from 'drizzle-orm';
import { users } from '../modules/users/user.schema';
import { testDatabase } from '../testing/database';
import { insertUser } from '../testing/insert-user';
import { db } from './db';
import { tableStamp } from './table-stamp';

testDatabase();

const stamp = async () =>
  (
    await db()
      .select({ stamp: tableStamp(users) })
      .from(users)
  )[0]?.stamp;
const rename = (id: number, name: string) => db().update(users).set({ name }).where(eq(users.id, id));

test('a table has another stamp after each change of a row, and the same one until then', async () => {
  const seen = [await stamp()];
  const { id } = await insertUser({ name: 'Lan' });
  seen.push(await stamp());
  await rename(id, 'Lan Anh');
  seen.push(await stamp());
  await rename(id, 'Lan');
  seen.push(await stamp());
  await db().delete(users).where(eq(users.id, id));
  seen.push(await stamp());
  expect(new Set(seen).size).toBe(seen.length - 1); // without the row it is as before
  expect(seen.at(-1)).toBe(seen[0]);
});

test('what others write elsewhere changes nothing, though transactions go on', async () => {
  const { id } = await insertUser({ name: 'Lan' });
  const before = await stamp();
  const failed = db().transaction(async (inner) => {
    await inner.update(users).set({ name: 'Mai' }).where(eq(users.id, id));
    throw new Error('taken back');
  });
  await expect(failed).rejects.toThrow('taken back');
  for (let time = 0; time < 3; time += 1)
    await db().transaction((inner) => inner.execute('create temp table if not exists other (id int)'));
  expect(await stamp()).toBe(before);
});
