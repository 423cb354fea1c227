import type { UserImport, UserImportRow } from '@toam/contracts/user/user-import.schema';
import { and, isNull, sql } from 'drizzle-orm';
import { auditEntries } from '../../../audit/audit.schema';
import { db } from '../../../db/db';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { insertCustomer } from '../../../testing/insert-house';
import { insertSession, insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';
import { historyEntries } from '../../../history/history.schema';
import { users } from '../user.schema';
import { userImports } from './user-import.schema';

testApp();

const admin = anAdmin({ id: 52 });

/** Five people of one import that was just stored. */
async function fixture(): Promise<number[]> {
  await insertUser(admin);
  const ids: number[] = [];
  for (const name of ['An', 'Bình', 'Chi', 'Dũng', 'Em'])
    ids.push((await insertUser({ name, email: `${ids.length}@toam.vn`, must_change_password: true })).id);
  await db()
    .insert(userImports)
    .values({
      ...{ user_id: 52, file_name: 'nhan-su.xlsx', columns: ['name'], unknown_heads: [] },
      rows: [...ids, null].map((user_id, at) => ({ row: at + 2, cells: [], errors: [], notes: [], user_id })),
      ...{ total: 6, valid: 5, noted: 0, user_ids: ids, stored_at: new Date() },
    });
  return ids;
}

const undo = (who = admin) => as(who).post('/user/import/1/undo');
const there = async () =>
  (
    await db()
      .select({ name: users.name })
      .from(users)
      .where(and(isNull(users.deleted_at), sql`id <> 52`))
      .orderBy(users.id)
  ).map(({ name }) => name);

test('everybody of an import goes, but for those who signed in, were edited or have work; these are named', async () => {
  const [, signedIn, holds, edited] = (await fixture()) as [number, number, number, number, number];
  await insertSession(signedIn);
  await insertCustomer({ user_id: holds });
  await as(admin).put('/user/detail', { user_id: edited, name: 'Dũng Trần', note: 'Mới' });
  const { data } = (await undo()).json<{ data: UserImport }>();
  expect(data).toMatchObject({ stored: 5, undone_at: expect.any(Number) as never, undo_until: null });
  expect(data.kept).toEqual([
    { id: signedIn, name: 'Bình', why: 'đã đăng nhập' },
    { id: holds, name: 'Chi', why: 'đang phụ trách 1 khách hàng' },
    { id: edited, name: expect.stringContaining('Dũng') as string, why: 'hồ sơ đã được sửa sau khi nhập' },
  ]);
  const shown = async (show: string) => (await as(admin).get(`/user/import/1/row?show=${show}`)).json().data.total;
  expect([await shown('deleted'), await shown('kept')]).toEqual([2, 3]);
  expect(await there()).toHaveLength(3);
  const gone = await db()
    .select()
    .from(historyEntries)
    .where(sql`"column" = 'deleted_at'`);
  expect(gone.map(({ user_id, new_value }) => [user_id, new_value])).toEqual([
    [52, 'Đã xoá'],
    [52, 'Đã xoá'],
  ]);
  const [entry] = await db()
    .select()
    .from(auditEntries)
    .where(sql`action = 'import_undo'`);
  expect(entry).toMatchObject({ noun: 'user', count: 2 });
});

test('its rows say what became of each', async () => {
  const [, signedIn] = (await fixture()) as [number, number];
  await insertSession(signedIn);
  const states = async () =>
    (await as(admin).get('/user/import/1/row?page=1&size=50&show=all'))
      .json<{ data: { list: UserImportRow[] } }>()
      .data.list.map(({ state }) => state);
  expect(await states()).toEqual(['stored', 'stored', 'stored', 'stored', 'stored', 'valid']);
  await undo();
  expect(await states()).toEqual(['deleted', 'kept', 'deleted', 'deleted', 'deleted', 'valid']);
});

test('it is done once, by admins, and not after its time', async () => {
  await fixture();
  expect((await undo(anActor({ id: 60 }))).statusCode).toBe(403);
  const [first, second] = await Promise.all([undo(), undo()]);
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  expect(
    await db()
      .select()
      .from(historyEntries)
      .where(sql`"column" = 'deleted_at'`),
  ).toHaveLength(5);
  expect(await there()).not.toContain('An');
  expect((await as(admin).post('/user/import/9/undo')).statusCode).toBe(404);
});

test('an import of which nobody was made, or of long ago, is not taken back', async () => {
  await fixture();
  await db()
    .update(userImports)
    .set({ stored_at: sql`now() - interval '31 days'` });
  expect((await undo()).statusCode).toBe(409);
  await db().update(userImports).set({ stored_at: null });
  expect((await undo()).statusCode).toBe(409);
  expect(await there()).toHaveLength(5);
});
