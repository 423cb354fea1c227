import { eq } from 'drizzle-orm';
import { db } from '../../db/db';
import { hashPassword, isPassword } from '../../sessions/password';
import { anAdmin } from '../../testing/an-actor';
import { insertSession, insertUser } from '../../testing/insert-user';
import { anonymous, as, testApp, withSession } from '../../testing/test-app';
import { users } from '../users/user.schema';

const running = testApp();

const old_password = 'mat-khau-cu';
const new_password = 'mat-khau-moi';

const signedIn = async (values = {}) => {
  const user = await insertUser({
    name: 'Trần Thị Hà',
    email: 'ha@toam.vn',
    password_hash: await hashPassword(old_password),
    ...values,
  });
  return { user, here: await insertSession(user.id), elsewhere: await insertSession(user.id) };
};

const reply = (of: { json: <Body>() => Body }) => of.json<{ data: { password: string; token: string } }>().data;

const isAlive = async (token: string) => (await withSession(token).get('/user/detail')).statusCode === 200;

test('a changed password ends every other session, and the old one no longer works', async () => {
  const { user, here, elsewhere } = await signedIn();
  const reply = await withSession(here).post('/auth/password/change', { old_password, new_password });
  expect(reply.json()).toEqual({ success: true });
  expect([await isAlive(here), await isAlive(elsewhere)]).toEqual([true, false]);
  const [after] = await db().select().from(users).where(eq(users.id, user.id));
  expect(await isPassword(after?.password_hash, new_password)).toBe(true);
  expect(await isPassword(after?.password_hash, old_password)).toBe(false);
  expect(after?.password_hash).toMatch(/^\$argon2id\$/);
});

test.each([
  [
    'the current password must be right',
    { old_password: 'khong-phai', new_password },
    { old_password: 'Mật khẩu hiện tại không đúng' },
  ],
  [
    'eight characters at least',
    { old_password, new_password: '1234567' },
    { new_password: 'Mật khẩu ít nhất 8 ký tự' },
  ],
  [
    'none of those that guessers try first',
    { old_password, new_password: '12345678' },
    { new_password: 'Mật khẩu này quá phổ biến, ai cũng đoán được. Vui lòng chọn mật khẩu khác' },
  ],
  [
    'none that leaked often',
    { old_password, new_password: 'Sunshine1' },
    { new_password: 'Mật khẩu này quá phổ biến, ai cũng đoán được. Vui lòng chọn mật khẩu khác' },
  ],
  [
    'none made of the own name',
    { old_password, new_password: 'TranThiHa@1990' },
    { new_password: 'Mật khẩu này quá phổ biến, ai cũng đoán được. Vui lòng chọn mật khẩu khác' },
  ],
  [
    'none made of the own email',
    { old_password, new_password: 'ha@@2026' },
    { new_password: 'Mật khẩu này quá phổ biến, ai cũng đoán được. Vui lòng chọn mật khẩu khác' },
  ],
  [
    'none that is the own email',
    { old_password, new_password: 'Ha@ToAm.vn' },
    { new_password: 'Mật khẩu này quá phổ biến, ai cũng đoán được. Vui lòng chọn mật khẩu khác' },
  ],
  [
    'a new one',
    { old_password, new_password: old_password },
    { new_password: 'Mật khẩu mới phải khác mật khẩu hiện tại' },
  ],
])('%s', async (_what, body, errors) => {
  const { here, elsewhere } = await signedIn();
  const reply = await withSession(here).post('/auth/password/change', body);
  expect([reply.statusCode, reply.json().errors]).toEqual([422, errors]);
  expect(await isAlive(elsewhere)).toBe(true);
});

test('whoever still has one of the most common passwords may change it', async () => {
  const { here } = await signedIn({ password_hash: await hashPassword('12345678') });
  const reply = await withSession(here).post('/auth/password/change', { old_password: '12345678', new_password });
  expect(reply.statusCode).toBe(200);
});

test('a password that an admin gives at the same moment is the one that counts', async () => {
  const { user, here } = await signedIn();
  const [, reset] = await Promise.all([
    withSession(here).post('/auth/password/change', { old_password, new_password }),
    as(anAdmin({ id: 50 })).put('/user/reset/password', { user_id: user.id }),
  ]);
  const { password } = reply(reset);
  expect((await anonymous.post('/auth/signin/email', { email: 'ha@toam.vn', password })).statusCode).toBe(200);
});

test('no session begins beside a lock: what was let in while the account was being locked is out with the others', async () => {
  const { user } = await signedIn();
  const admin = as(anAdmin({ id: 50 }));
  const [signIn] = await Promise.all([
    anonymous.post('/auth/signin/email', { email: 'ha@toam.vn', password: old_password }),
    admin.put('/user/detail', { user_id: user.id, status: 0 }),
  ]);
  await admin.put('/user/detail', { user_id: user.id, status: 1 });
  const token = signIn.statusCode === 200 ? reply(signIn).token : 'none';
  expect(await isAlive(token)).toBe(false);
});

test('a password that an admin gave opens nothing but the change of it', async () => {
  const { here } = await signedIn({ must_change_password: true });
  const refused = await withSession(here).get('/user/get-all');
  expect([refused.statusCode, refused.json().message]).toEqual([403, 'Vui lòng đổi mật khẩu trước khi tiếp tục']);
  await withSession(here).post('/auth/password/change', { old_password, new_password });
  expect((await withSession(here).get('/user/get-all')).statusCode).toBe(200);
});

test('signing out ends this session, or all of them', async () => {
  const { here, elsewhere, user } = await signedIn();
  await withSession(here).post('/auth/signout');
  expect([await isAlive(here), await isAlive(elsewhere)]).toEqual([false, true]);
  const third = await insertSession(user.id);
  await withSession(elsewhere).post('/auth/signout', { all: true });
  expect([await isAlive(elsewhere), await isAlive(third)]).toEqual([false, false]);
});

test('who found a session open has ten guesses at its password, and no one else’s', async () => {
  const { here } = await signedIn();
  const other = await insertUser({ email: 'lan@toam.vn', password_hash: await hashPassword(old_password) });
  const change = async (token: string, typed: string) =>
    (await withSession(token).post('/auth/password/change', { old_password: typed, new_password })).statusCode;
  for (let n = 0; n < 10; n++) expect(await change(here, 'khong-phai')).toBe(422);
  expect(await change(here, old_password)).toBe(429);
  expect(await change(await insertSession(other.id), old_password)).toBe(200);
  const signIn = { email: 'ha@toam.vn', password: old_password };
  expect((await anonymous.post('/auth/signin/email', signIn)).statusCode).toBe(200);
});

test('a guess counts whatever draft the call names', async () => {
  const { app, here } = { app: running.app(), ...(await signedIn()) };
  const headers = { authorization: `Bearer ${here}`, draft: 'account.tab' };
  const change = async (typed: string) => {
    const payload = { old_password: typed, new_password };
    return (await app.inject({ method: 'POST', url: '/api/auth/password/change', headers, payload })).statusCode;
  };
  for (let n = 0; n < 10; n++) expect(await change('khong-phai')).toBe(422);
  expect(await change(old_password)).toBe(429);
});
