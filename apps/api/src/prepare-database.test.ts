import { Role } from '@toam/domain/actor';
import { db } from './db/db';
import { users } from './modules/users/user.schema';
import { prepareDatabase } from './prepare-database';
import { insertUser } from './testing/insert-user';
import { anonymous, testApp } from './testing/test-app';

testApp();

const production = { production: true };
const admin = { ADMIN_EMAIL: 'chu@nhadat.vn', ADMIN_PASSWORD: 'Mat-khau-cua-chu' };
const people = () => db().select({ email: users.email, role: users.role }).from(users);

test('an empty production database gets its first administrator, once', async () => {
  await prepareDatabase({ ...production, ...admin });
  const credentials = { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD };
  expect((await anonymous.post('/auth/signin/email', credentials)).statusCode).toBe(200);
  await prepareDatabase({ ...production, ...admin, ADMIN_EMAIL: 'khac@nhadat.vn' });
  expect(await people()).toEqual([{ email: 'chu@nhadat.vn', role: Role.superAdmin }]);
});

test.each(['sunshine', 'TrustNo1', 'nhadat@2026', 'quantrivien88'])(
  'a first administrator with a password that everybody guesses is not made: %s',
  async (ADMIN_PASSWORD) => {
    await expect(prepareDatabase({ ...production, ...admin, ADMIN_PASSWORD })).rejects.toThrow(
      'ADMIN_PASSWORD quá phổ',
    );
    expect(await people()).toEqual([]);
  },
);

test('production without anybody who could sign in does not start', async () => {
  await expect(prepareDatabase({ ...production, ADMIN_EMAIL: undefined, ADMIN_PASSWORD: undefined })).rejects.toThrow(
    'Đặt ADMIN_EMAIL và ADMIN_PASSWORD',
  );
  expect(await people()).toEqual([]);
});

test('production does not start on a database with a demo password', async () => {
  await insertUser({ email: 'thu@toam.vn', demo_password: true });
  await expect(prepareDatabase({ ...production, ...admin })).rejects.toThrow('thu@toam.vn');
});
