import { Role } from '@toam/domain/actor';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../../../audit/audit.schema';
import { db } from '../../../db/db';
import { liveEvents } from '../../../live/event.schema';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { insertCompleteHouse, insertCustomer, insertDictionary, insertImage } from '../../../testing/insert-house';
import { aStaffBody, insertSession, insertUser } from '../../../testing/insert-user';
import { as, testApp, withSession } from '../../../testing/test-app';
import { historyEntries } from '../../../history/history.schema';
import { images } from '../../media/media.schema';
import { dictionaryEntries } from '../../options/dictionary.schema';
import { findUser } from '../user.queries';

testApp();

const admin = anAdmin({ id: 2 });
const change = (body: object, who = admin) => as(who).put('/user/detail', { user_id: 7, ...body });
const khoa = (differing = {}) => insertUser({ ...aStaffBody, id: 7, ...differing });
/** A picture of a person's papers. */
async function papersOf(id: number): Promise<number> {
  await insertUser({ id });
  return insertImage(id);
}
const isAlive = async (token: string) => (await withSession(token).get('/user/get-all-name')).statusCode === 200;

test('an admin changes what they send and nothing else, and the history says it in words', async () => {
  await insertDictionary();
  await insertUser({ id: 6, name: 'Trần Lan', job_position: 6 });
  await khoa();
  const reply = await change({ version: 1, marriage: 'married', manager: 6, chat_permission: 1, major: '' });
  expect(reply.json().data).toMatchObject({
    user: {
      marriage: 'married',
      manager: 6,
      manager_name: 'Trần Lan',
      chat_permission: 1,
      version: 2,
      name: aStaffBody.name,
    },
    message: 'Cập nhật người dùng thành công!',
  });
  const told = await db().select().from(historyEntries).where(eq(historyEntries.model, 'User'));
  expect(told.map(({ column, old_value, new_value }) => [column, old_value, new_value]).sort()).toEqual([
    ['chat_permission', 'Không', 'Có'],
    ['manager', null, 'Trần Lan'],
    ['marriage', 'Độc thân', 'Đã kết hôn'],
  ]);
  const events = await db().select().from(liveEvents).orderBy(liveEvents.id);
  expect(events.map(({ body, users, rule }) => [body, users, rule])).toEqual([
    [{ noun: 'user', record_id: 7, version: 2, changed_by: 2 }, [7], null],
    [{ noun: 'user', record_id: 7, version: 2, changed_by: 2 }, null, 'staffDiagram'],
  ]);
});

test('a long note is cut in the audit where no emoji is cut in two', async () => {
  await khoa();
  const note = `${'a'.repeat(999)}😀 và còn nữa`;
  expect((await change({ note })).json().data?.user).toMatchObject({ note });
  const [entry] = await db().select().from(auditEntries).orderBy(auditEntries.id);
  expect(entry?.changes[0]?.changes).toEqual([{ column: 'note', old_value: null, new_value: `${'a'.repeat(999)}…` }]);
});

test('what says the same writes nothing and says so', async () => {
  await khoa();
  const reply = await change({ name: ' Phạm Minh Khoa ', gender: 'male', project: [], date_of_birth: '1995-06-15' });
  expect(reply.json().data).toMatchObject({ message: 'Không có thay đổi để cập nhật', user: { version: 1 } });
  expect(await db().select().from(historyEntries)).toEqual([]);
  expect(await db().select().from(liveEvents).orderBy(liveEvents.id)).toEqual([]);
});

test('two admins at once: the later one gets the record as it stands, and nothing is lost', async () => {
  await khoa();
  await change({ version: 1, major: 'Luật' });
  const late = await change({ version: 1, major: 'Kế toán' }, anAdmin({ id: 3 }));
  expect(late.statusCode).toBe(409);
  expect(late.json().current).toMatchObject({ version: 2, major: 'Luật', name: aStaffBody.name });
  expect(JSON.stringify(late.json())).not.toContain('password_hash');
});

test('a person changes their own papers, not those of a colleague', async () => {
  await khoa();
  const token = await insertSession(7);
  const own = await withSession(token).put('/user/detail', { address: 'Thủ Đức' });
  expect(own.json().data.user).toMatchObject({ address: 'Thủ Đức' });
  const reply = await change({ address: 'Nơi khác' }, anActor({ id: 8 }));
  expect([reply.statusCode, reply.json().message]).toEqual([403, 'Bạn không có quyền thay đổi tài khoản này']);
});

test.each([
  ['a required field is emptied', { gender: null }, { gender: 'Giới tính bắt buộc' }],
  ['a day that is none', { onboarding_date: '0000-00-00' }, { onboarding_date: 'Ngày vào làm bắt buộc' }],
  ['one limit against the stored other', { maximum_price: 1 }, { maximum_price: expect.stringContaining('lớn hơn') }],
  ['a project that is none', { project: [99] }, { project: 'Không tìm thấy dự án này. Vui lòng chọn lại' }],
  ['a district that is none', { province: [9999] }, { province: 'Không tìm thấy quận/huyện này. Vui lòng chọn lại' }],
  ['nobody as a manager', { manager: 99 }, { manager: 'Quản lý này đã nghỉ hoặc bị khoá. Vui lòng chọn lại' }],
  ['themselves as a manager', { manager: 7 }, { manager: expect.stringContaining('thuộc nhóm') }],
  ['somebody below as a manager', { manager: 71 }, { manager: expect.stringContaining('thuộc nhóm') }],
  ['a colleague of the same position', { manager: 70 }, { manager: expect.stringContaining('không phải cấp') }],
])('refuses: %s', async (_what, body, errors) => {
  await khoa({ minimum_price: 5 });
  await insertUser({ id: 6, job_position: 6 });
  await insertUser({ id: 70 });
  await insertUser({ id: 71, manager: 7, job_position: 6 });
  const reply = await change(body);
  expect([reply.statusCode, reply.json().errors]).toEqual([422, errors]);
  expect(await findUser(7)).toMatchObject({ version: 1 });
});

test('an old record that never had a field is saved without it', async () => {
  await insertUser({ id: 7, name: 'Cũ' });
  expect((await change({ gender: null, major: 'Luật' })).statusCode).toBe(200);
});

test('only position 7 may have no manager; who has none already keeps that until their place changes', async () => {
  await insertUser({ id: 5, job_position: 5 });
  await khoa({ manager: 5, job_position: 6 });
  const refused = { errors: { manager: 'Chức vụ này phải có quản lý trực tiếp. Vui lòng chọn quản lý' } };
  const taken = await change({ manager: null });
  expect([taken.statusCode, taken.json()]).toMatchObject([422, refused]);
  await khoa({ manager: null, job_position: 6 });
  expect((await change({ major: 'Kế toán' })).statusCode).toBe(200);
  expect((await change({ job_position: 8 })).json()).toMatchObject(refused);
  expect((await change({ job_position: 7 })).json().data.user).toMatchObject({ job_position: 7, manager: null });
});

test('the manager whom somebody has stays, though the position is another by now', async () => {
  await insertUser({ id: 5, job_position: 5 });
  await khoa({ manager: 5, job_position: 6 });
  await insertUser({ id: 6, job_position: 6 });
  expect((await change({ job_position: 7, manager: 5 })).json().data.user).toMatchObject({
    manager: 5,
    job_position: 7,
  });
  expect((await change({ job_position: 1 })).json().data.user).toMatchObject({ manager: null, job_position: 1 });
});

test('an account outside the hierarchy has no manager, and comes into it with everything that is required', async () => {
  await insertUser({ id: 6, job_position: 6 });
  await khoa({ manager: 6, job_position: 5 });
  expect((await change({ other_account: 1 })).json().data.user).toMatchObject({ manager: null, job_position: 7 });
  await insertUser({ id: 8, ...{ name: 'Ngắn', phone_number: '0911111111', other_account: 1 } });
  const reply = await as(admin).put('/user/detail', { user_id: 8, other_account: 0 });
  expect(reply.statusCode).toBe(422);
  expect(reply.json().errors).toMatchObject({ gender: 'Giới tính bắt buộc', address: expect.any(String) });
});

test('outside the hierarchy a position and a manager are not even kept', async () => {
  await insertUser({ id: 6, job_position: 2 });
  await khoa({ other_account: 1 });
  const { user, message } = (await change({ job_position: 3, manager: 6 })).json().data;
  expect([user.job_position, user.manager, message]).toEqual([7, null, 'Không có thay đổi để cập nhật']);
});

test('what the form asks for stays said: bank account and ID pictures are not emptied, one’s own email neither', async () => {
  await khoa({ bank_account: '0071', bank_name: 'Vietcombank', front_id_file: await papersOf(7) });
  const asked = { bank_account: '', bank_name: null, front_id_file: null };
  expect(Object.keys((await change(asked)).json().errors).sort()).toEqual(Object.keys(asked).sort());
  const own = withSession(await insertSession(7));
  const reply = await own.put('/user/detail', { email: '' });
  expect([reply.statusCode, reply.json().errors]).toEqual([422, { email: 'Email bắt buộc' }]);
  expect((await change({ email: null })).statusCode).toBe(200);
});

test('a district that is switched off stays a limit of whoever has it, and becomes nobody else’s', async () => {
  await insertDictionary();
  await db().update(dictionaryEntries).set({ active: false }).where(eq(dictionaryEntries.type, 'province'));
  await khoa({ province: [2] });
  expect((await change({ province: [2, 1] })).json().errors).toEqual({
    province: 'Không tìm thấy quận/huyện này. Vui lòng chọn lại',
  });
  expect((await change({ province: [2], major: 'Luật' })).statusCode).toBe(200);
});

test('an email is one person’s, however it is written', async () => {
  await khoa();
  await insertUser({ id: 8, name: 'Lê Ánh', email: 'Anh@ToAm.vn' });
  const reply = await change({ email: ' anh@toam.VN ' });
  expect([reply.statusCode, reply.json().errors]).toEqual([409, { email: 'Email đã được Lê Ánh sử dụng' }]);
  expect((await change({ email: 'KHOA@toam.vn' })).statusCode).toBe(200);
});

test('losing an admin’s role ends every session, losing a page does not', async () => {
  await khoa({ role: Role.admin, chat_permission: 1 });
  const token = await insertSession(7);
  await change({ chat_permission: 0 });
  expect(await isAlive(token)).toBe(true);
  await change({ role: Role.staff });
  expect(await isAlive(token)).toBe(false);
});

describe('pictures', () => {
  const picture = async (id: number) => (await db().select().from(images).where(eq(images.id, id)))[0];

  test('the portrait becomes everybody’s, papers stay private, and the old portrait is closed', async () => {
    await khoa();
    await insertUser(admin);
    const [portrait, front, next] = [await insertImage(2), await insertImage(2), await insertImage(2)];
    const saved = (await change({ profile_picture: portrait, front_id_file: front })).json().data.user;
    expect(saved).toMatchObject({ portrait: { id: portrait }, front_id: { id: front }, back_id: null });
    expect(saved.portrait.main).not.toContain('signature');
    expect(saved.front_id.main).toContain('signature');
    await change({ profile_picture: next });
    expect([await picture(portrait), await picture(front), await picture(next)]).toMatchObject([
      { is_public: false },
      { is_public: false },
      { is_public: true },
    ]);
  });

  test('somebody’s papers become no house’s, no customer’s and no comment’s picture, whoever asks', async () => {
    await insertUser(admin);
    const papers = await insertImage(2);
    await khoa({ front_id_file: papers });
    const { id: house_id } = await insertCompleteHouse({ user_id: 2, public: 1, public_approval: 1 });
    const { id: customer_id } = await insertCustomer({ user_id: 2 });
    const caller = as(admin);
    for (const reply of [
      await caller.put('/house/detail', { house_id, public_image: [papers] }),
      await caller.put('/customer/detail', { customer_id, image: papers }),
      await caller.post(`/house/${house_id}/comment`, { content: 'Ảnh', image: papers }),
    ])
      expect(reply.statusCode).toBe(422);
    expect(await picture(papers)).toMatchObject({ is_public: false });
  });

  test('a picture of somebody else’s upload, of another record or in two places is refused', async () => {
    await khoa();
    await insertUser(admin);
    const [foreign, papers, twice] = [await insertImage(7), await insertImage(2), await insertImage(2)];
    await insertUser({ id: 8, front_id_file: papers });
    for (const body of [
      { profile_picture: foreign },
      { profile_picture: papers },
      { certificate: 999 },
      { front_id_file: twice, profile_picture: twice },
    ]) {
      const reply = await change(body);
      expect([reply.statusCode, Object.values(reply.json().errors)]).toEqual([422, [expect.stringContaining('ảnh')]]);
    }
    expect([await picture(foreign), await picture(papers), await picture(twice)]).toMatchObject(
      Array(3).fill({ is_public: false }),
    );
  });
});

describe('at the same moment', () => {
  const superAdmin = (id: number) => anAdmin({ id, role: Role.superAdmin });

  test.each([
    ['demote', { role: Role.staff }],
    ['lock', { status: 0 }],
  ])('two super admins %s each other: one stays', async (_what, body) => {
    for (const id of [11, 12]) await insertUser(superAdmin(id));
    const tokens = [await insertSession(11), await insertSession(12)];
    const replies = await Promise.all([
      withSession(tokens[0]!).put('/user/detail', { user_id: 12, ...body }),
      withSession(tokens[1]!).put('/user/detail', { user_id: 11, ...body }),
    ]);
    const left = [await findUser(11), await findUser(12)].filter((user) => user?.role === 1 && user.status === 1);
    expect(left).toHaveLength(1);
    // the later one is refused: they are no super admin any more, or their session has ended
    const [done, refused] = replies.map(({ statusCode }) => statusCode).sort();
    expect(done).toBe(200);
    expect([401, 403]).toContain(refused);
  });

  test('two saves that would lead each other in a circle: one is refused', async () => {
    await insertUser(admin);
    await insertUser({ id: 20, job_position: 6 });
    await insertUser({ id: 21, job_position: 7 });
    const token = await insertSession(2);
    const [one, other] = await Promise.all([
      withSession(token).put('/user/detail', { user_id: 21, manager: 20 }),
      withSession(token).put('/user/detail', { user_id: 20, job_position: 8, manager: 21 }),
    ]);
    const [a, b] = [await findUser(20), await findUser(21)];
    expect(a?.manager === 21 && b?.manager === 20).toBe(false);
    expect([one.statusCode, other.statusCode]).toContain(422);
  });
});
