import { db } from '../../../db/db';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { insertCustomer, insertDictionary, insertHouse } from '../../../testing/insert-house';
import { insertNeed } from '../../../testing/insert-need';
import { aStaffBody, insertSession, insertUser } from '../../../testing/insert-user';
import { as, testApp, withSession } from '../../../testing/test-app';
import { historyEntries } from '../../../history/history.schema';
import { findUser } from '../user.queries';

testApp();

const admin = anAdmin({ id: 2 });
const remove = (user_id = 7, who = admin) => as(who).delete('/user/detail', { user_id });
const restore = (user_id = 7, who = admin) => as(who).post('/user/restore', { user_id });

test('somebody who looks after nothing goes at once, and comes back as they were', async () => {
  await insertUser({ ...aStaffBody, id: 7 });
  const token = await insertSession(7);
  expect((await remove()).json().data).toEqual({ message: 'Đã xoá nhân viên Phạm Minh Khoa' });
  expect(await findUser(7)).toBeUndefined();
  expect((await withSession(token).get('/user/detail')).statusCode).toBe(401);
  expect((await as(admin).get('/user/list?search=khoa')).json().data.total).toBe(0);
  const back = (await restore()).json().data;
  expect(back).toMatchObject({
    user: { ...aStaffBody, id: 7, version: 3 },
    message: expect.stringContaining('Đã khôi phục'),
  });
  expect((await withSession(await insertSession(7)).get('/user/detail')).statusCode).toBe(200);
  const told = await db().select().from(historyEntries);
  expect(told.map(({ column, old_value, new_value }) => [column, old_value, new_value])).toEqual([
    ['deleted_at', null, 'Đã xoá'],
    ['deleted_at', 'Đã xoá', null],
  ]);
});

test('whoever still looks after something is kept, and the answer says how much', async () => {
  await insertDictionary();
  await insertUser({ ...aStaffBody, id: 7 });
  await insertUser({ id: 70, manager: 7 });
  await insertUser({ id: 71, manager: 7, deleted_at: new Date() });
  const customer = await insertCustomer({ user_id: 7 });
  await insertCustomer({ user_id: 7, deleted_at: new Date() });
  await insertHouse({ user_id: 7, customer_id: customer.id });
  await insertNeed({ user_id: 7, customer_id: customer.id });
  const reply = await remove();
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({
    message:
      'Nhân viên này đang phụ trách 1 khách hàng, 1 nhu cầu, 1 BĐS, 1 nhân viên trong nhóm. Vui lòng bàn giao trước khi xoá',
    current: { customers: 1, requests: 1, houses: 1, team: 1 },
  });
  expect(await findUser(7)).toMatchObject({ version: 1 });
});

test.each([
  ['staff', anActor({ id: 9 }), 7, 403],
  ['an admin themselves', admin, 2, 403],
  ['an admin, a super admin', admin, 1, 403],
  ['a super admin, another one', anAdmin({ id: 3, role: 1 }), 1, 200],
  ['nobody there', admin, 99, 404],
])('deleting: %s', async (_what, who, userId, status) => {
  await insertUser({ id: 1, role: 1 });
  await insertUser({ id: 7 });
  expect((await remove(userId, who)).statusCode).toBe(status);
});

test('whom one may not restore is refused before whether they are deleted', async () => {
  await insertUser({ id: 1, role: 1 });
  expect((await restore(1)).statusCode).toBe(403);
  expect((await restore(1, anAdmin({ id: 3, role: 1 }))).statusCode).toBe(409);
});

test('who is not deleted does not come back, nor who never was, nor whose email is another’s by now', async () => {
  await insertUser({ id: 7, email: 'ha@toam.vn' });
  expect((await restore()).statusCode).toBe(409);
  expect((await restore(99)).statusCode).toBe(404);
  await remove();
  await insertUser({ id: 8, name: 'Lê Ánh', email: 'HA@toam.vn' });
  const reply = await restore();
  expect([reply.statusCode, reply.json().errors]).toEqual([409, { email: 'Email đã được Lê Ánh sử dụng' }]);
});
