import type { SheetImportRow } from '@toam/contracts/sheet/import.endpoints';
import type { UserImport } from '@toam/contracts/user/user-import.endpoints';
import { and, isNull, sql } from 'drizzle-orm';
import { auditEntries } from '../../../audit/audit.schema';
import { db } from '../../../db/db';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { insertCustomer } from '../../../testing/insert-house';
import { insertSession, insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';
import { historyEntries } from '../../../history/history.schema';
import { users } from '../user.schema';
import { insertRows, recount, rowsAfter, updateRows } from '../../../sheets/import/import.queries';
import { imports } from '../../../sheets/import/import.schema';

testApp();

const admin = anAdmin({ id: 52 });

/** Five people of one import that was just stored. */
async function fixture(): Promise<number[]> {
  await insertUser(admin);
  const ids: number[] = [];
  for (const name of ['An', 'Bình', 'Chi', 'Dũng', 'Em'])
    ids.push((await insertUser({ name, email: `${ids.length}@toam.vn`, must_change_password: true })).id);
  await db()
    .insert(imports)
    .values({
      ...{
        noun: 'user',
        user_id: 52,
        file_name: 'nhan-su.xlsx',
        columns: ['name'],
        headers: [{ title: '', samples: [] }],
      },
      ...{ row_count: 6, state: 'stored', stored_at: new Date() },
    });
  await insertRows(
    1,
    [...ids, null].map((_, at) => ({ row: at + 2, cells: [] })),
  );
  const rows = await rowsAfter(1, 'all', 0);
  const stored = { outcome: 'created', stored_version: 1 } as const;
  await updateRows(
    1,
    rows.map((row, at) => ({ ...row, values: {}, ...(ids[at] !== undefined && { ...stored, record_id: ids[at] }) })),
  );
  await recount(1);
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
  expect(data).toMatchObject({
    ...{ state: 'undone', undone_at: expect.any(Number) as never, can: { undo: false } },
    ...{ outcome: { created: 5 }, undone: { deleted: 2, kept: 3 } },
  });
  const { list } = (await as(admin).get('/user/import/1/row?show=kept')).json<{ data: { list: SheetImportRow[] } }>()
    .data;
  expect(list.map(({ record_id, outcome_note }) => [record_id, outcome_note])).toEqual([
    [signedIn, 'Giữ lại: đã đăng nhập'],
    [holds, 'Giữ lại: đang phụ trách 1 khách hàng'],
    [edited, 'Giữ lại: hồ sơ đã được sửa sau khi nhập'],
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
      .json<{ data: { list: SheetImportRow[] } }>()
      .data.list.map(({ outcome, undone }) => undone ?? outcome);
  expect(await states()).toEqual(['created', 'created', 'created', 'created', 'created', null]);
  await undo();
  expect(await states()).toEqual(['deleted', 'kept', 'deleted', 'deleted', 'deleted', null]);
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
