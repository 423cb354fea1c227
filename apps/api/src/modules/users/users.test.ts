import { JobPosition, Role } from '@toam/domain/actor';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertSession, insertUser } from '../../testing/insert-user';
import { as, testApp, withSession } from '../../testing/test-app';
import { findUser } from './user.queries';

testApp();

const namesOf = (reply: { json(): { data: { list: { name: string }[] } } }) =>
  reply.json().data.list.map(({ name }) => name);

describe('one staff user', () => {
  const secret = { social_id: '079090001234', bank_account: '0071000', password_hash: 'x', alonhadat_password: 'y' };

  test('everyone reads their own record, without passwords', async () => {
    await insertUser({ id: 7, ...secret });
    const { data } = (await as(anActor({ id: 7 })).get('/user/detail')).json();
    expect(data).toMatchObject({
      id: 7,
      social_id: '079090001234',
      role: 3,
      project: [],
      created_at: expect.any(Number),
    });
    expect(JSON.stringify(data)).not.toMatch(/"(password_hash|alonhadat_password|demo_password|search)"/);
  });

  test.each([
    ['a colleague sees the public columns', anActor({ id: 8 }), false],
    ['an admin sees all', anAdmin(), true],
  ])('%s', async (_what, actor, seesAll) => {
    await insertUser({ id: 7, ...secret });
    const { data } = (await as(actor).get('/user/detail?user_id=7')).json();
    expect(data).toMatchObject({ id: 7, name: 'Nguyễn Thu Hà' });
    expect('social_id' in data).toBe(seesAll);
  });

  test('nobody there', async () => {
    expect((await as(anActor()).get('/user/detail?user_id=99')).statusCode).toBe(404);
  });
});

describe('the staff list', () => {
  const fill = async () => {
    await insertUser({ name: 'Trần Đình Phúc', phone_number: '0901234567', email: 'phuc@toam.vn' });
    await insertUser({ name: 'Lê Thị Ánh', role: Role.marketer });
    await insertUser({ name: 'Đỗ Minh', status: 0 });
    await insertUser({ name: 'Gone', deleted_at: new Date() });
  };

  test.each([
    ['search=dinh%20PHUC', ['Trần Đình Phúc']],
    ['search=phúc%20trần', ['Trần Đình Phúc']],
    ['search=012345', ['Trần Đình Phúc']],
    ['search=do', ['Đỗ Minh']],
    ['role=5', ['Lê Thị Ánh']],
    ['role=100', ['Đỗ Minh']],
    ['search=gone', []],
  ])('%s', async (query, names) => {
    await fill();
    expect(namesOf(await as(anActor({ id: 50, chat_permission: 1 })).get(`/user/list?${query}`))).toEqual(names);
  });

  test('is paged and sorted, with the true total', async () => {
    await fill();
    const reply = await as(anActor({ id: 50, chat_permission: 1 })).get(
      '/user/list?sortColumn=id&sortOrder=desc&size=2&page=2',
    );
    expect(reply.json().data).toMatchObject({ total: 4, total_page: 2, page: 2, list: [{ id: 2 }, { id: 1 }] });
  });

  test('a picker offers active people, and knows by id those it already shows', async () => {
    await fill();
    const caller = as(anActor({ id: 50 }));
    expect(namesOf(await caller.get('/user/get-all-name?search=minh'))).toEqual([]);
    expect(namesOf(await caller.get('/user/get-all-name?ids=3'))).toEqual(['Đỗ Minh']);
    expect(namesOf(await caller.get('/user/get-all-name?search=anh'))).toEqual(['Lê Thị Ánh']);
  });

  test('a picker of those who earn shares offers nobody whom the ledger refuses', async () => {
    await insertUser({ id: 5, name: 'An', job_position: JobPosition.accountant });
    await insertUser({ id: 6, name: 'Bình', role: Role.marketer });
    await insertUser({ id: 7, name: 'Chi', other_account: 1 });
    await insertUser({ id: 8, name: 'Dung' });
    const caller = as(anActor({ id: 5 }));
    const offered = namesOf(await caller.get('/user/get-all-name?earners=1&search=')) as string[];
    expect(offered).toContain('Dung');
    for (const name of ['An', 'Bình', 'Chi']) expect(offered).not.toContain(name);
    expect(namesOf(await caller.get('/user/get-all-name?ids=7'))).toEqual(['Chi']);
  });
});

describe('locking', () => {
  test('a locked person is out at once, and unlocking lets them sign in again', async () => {
    const user = await insertUser({ id: 7 });
    const token = await insertSession(user.id);
    expect((await as(anAdmin()).put('/user/detail', { user_id: 7, status: 0 })).json().data).toMatchObject({
      user: { status: 0 },
      message: 'Đã khoá tài khoản Nguyễn Thu Hà',
    });
    expect((await withSession(token).get('/user/detail')).statusCode).toBe(401);
    await as(anAdmin()).put('/user/detail', { user_id: 7, status: 1 });
    expect((await withSession(token).get('/user/detail')).statusCode).toBe(401);
    expect((await withSession(await insertSession(7)).get('/user/detail')).statusCode).toBe(200);
  });

  test.each([
    ['staff lock nobody', anActor({ id: 9 }), 7, 403],
    ['an admin does not lock themselves', anAdmin({ id: 2 }), 2, 403],
    ['an admin does not lock a super admin', anAdmin({ id: 2 }), 1, 403],
    ['a super admin locks an admin', anAdmin({ id: 3, role: Role.superAdmin }), 4, 200],
    ['nobody there', anAdmin({ id: 2 }), 99, 404],
  ])('%s', async (_what, actor, userId, status) => {
    await insertUser({ id: 1, role: Role.superAdmin });
    await insertUser({ id: 4, role: Role.admin });
    await insertUser({ id: 7 });
    const reply = await as(actor).put('/user/detail', { user_id: userId, status: 0 });
    expect(reply.statusCode).toBe(status);
    if (status === 403) expect(await findUser(userId)).toMatchObject({ status: 1 });
  });
});
