import { Role } from '@toam/domain/actor';
import { sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { fromModules, registerFromModules } from '../../../references/from-modules';
import { hashPassword } from '../../../sessions/password';
import { anAdmin } from '../../../testing/an-actor';
import { aStaffBody, insertSession, insertUser } from '../../../testing/insert-user';
import { temporaryFolder } from '../../../testing/real-process';
import { as, testApp, withHeaders, withSession } from '../../../testing/test-app';
import { findUser } from '../user.queries';

const lines: string[] = [];
const { app } = testApp({
  env: { DATA_DIR: temporaryFolder('own-email'), LOG_LEVEL: 'trace' },
  log: { write: (line) => void lines.push(line) },
});

const password = 'mat-khau-cua-khoa';
const email = 'moi@toam.vn';
const missing = { current_password: 'Vui lòng nhập mật khẩu hiện tại' };
const wrong = { current_password: 'Mật khẩu hiện tại không đúng' };
/** Khoa with the role, signed in. */
const own = async (role: Role = Role.staff) => {
  await insertUser({ ...aStaffBody, id: 7, role, password_hash: await hashPassword(password) });
  const caller = withSession(await insertSession(7));
  return async (body: object) => {
    const reply = await caller.put('/user/detail', body);
    return [reply.statusCode, reply.json().errors] as const;
  };
};
const stored = async () => (await findUser(7))?.email;

test.each([Role.staff, Role.admin, Role.superAdmin])(
  'one’s own email changes with the password only, of role %d',
  async (role) => {
    const save = await own(role);
    for (const whose of [{}, { user_id: 7 }]) {
      expect(await save({ ...whose, email })).toEqual([422, missing]);
      expect(await save({ ...whose, email, current_password: '' })).toEqual([422, missing]);
      expect(await save({ ...whose, email, current_password: 'khong-phai' })).toEqual([422, wrong]);
    }
    expect(await stored()).toBe(aStaffBody.email);
    expect(await save({ email, current_password: password })).toEqual([200, undefined]);
    expect(await stored()).toBe(email);
    // the same one is no change, and other fields need no password
    expect(await save({ email, address: 'Thủ Đức' })).toEqual([200, undefined]);
  },
);

test('the office changes others’ emails without one', async () => {
  await own();
  expect((await as(anAdmin({ id: 2 })).put('/user/detail', { user_id: 7, email })).statusCode).toBe(200);
});

test('a missing password is told with everything else that is wrong', async () => {
  const save = await own();
  expect(await save({ email, address: '' })).toEqual([422, { ...missing, address: 'Địa chỉ hiện tại bắt buộc' }]);
});

test('guesses count, whatever draft is named, and with those at the change of the password', async () => {
  await own();
  const headers = { authorization: `Bearer ${await insertSession(7)}`, draft: 'account.tab' };
  const send = async (method: 'PUT' | 'POST', path: string, payload: object) =>
    (await app().inject({ method, url: `/api${path}`, headers, payload })).statusCode;
  const save = (current_password: string) => send('PUT', '/user/detail', { email, current_password });
  for (let n = 0; n < 10; n++) expect(await save('khong-phai')).toBe(422);
  expect(await save(password)).toBe(429);
  const asked = { old_password: password, new_password: 'mat-khau-moi' };
  expect(await send('POST', '/auth/password/change', asked)).toBe(429);
  expect(await stored()).toBe(aStaffBody.email);
});

test('a password that somebody set meanwhile is not the one that was looked at', async () => {
  const save = await own();
  const handedIn = fromModules();
  const provePassword: typeof handedIn.provePassword = async (...given) => {
    await handedIn.provePassword(...given);
    await insertUser({ id: 7, password_hash: await hashPassword('cua-quan-tri-vien') });
  };
  registerFromModules({ ...handedIn, provePassword });
  const answer = await save({ email, current_password: password });
  registerFromModules(handedIn);
  expect(answer).toEqual([422, wrong]);
});

test('the password stands in no table and in no line of the log', async () => {
  await own();
  const authorization = `Bearer ${await insertSession(7)}`;
  const caller = withHeaders({ authorization, 'idempotency-key': 'a key', draft: 'account.tab' });
  for (const current_password of ['sai-mat-khau', password])
    await caller.put('/user/detail', { email, current_password });
  expect(await stored()).toBe(email);
  const { rows } = await db().execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const texts = [...lines];
  for (const { name } of rows)
    texts.push(JSON.stringify((await db().execute(sql`select * from ${sql.identifier(name)}`)).rows));
  expect(texts.filter((text) => text.includes('user_id')).length).toBeGreaterThan(2);
  expect(texts.filter((text) => text.includes(password) || text.includes('sai-mat-khau'))).toEqual([]);
});
