import { hashPassword } from '../../sessions/password';
import { insertUser } from '../../testing/insert-user';
import { anonymous, testApp, withSession } from '../../testing/test-app';

testApp();

const password = 'mat-khau-dung';
const aStaff = async (values = {}) =>
  insertUser({ email: 'ha@toam.vn', password_hash: await hashPassword(password), ...values });

test('signs in with email and password, whatever the case of the email', async () => {
  const user = await aStaff();
  const reply = await anonymous.post('/auth/signin/email', { email: ' HA@toam.vn', password });
  expect(reply.statusCode).toBe(200);
  const { data } = reply.json();
  expect(data).toEqual({ token: expect.any(String), id: user.id, must_change_password: false });
  const me = await withSession(data.token).get('/user/detail');
  expect(me.json().data).toMatchObject({ id: user.id, name: 'Nguyễn Thu Hà' });
});
