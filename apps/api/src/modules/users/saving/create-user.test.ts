import { authText } from '@toam/contracts/auth/auth.text';
import { Role } from '@toam/domain/actor';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { idempotencyKeys } from '../../../idempotency/idempotency-key.schema';
import { insertImage } from '../../../testing/insert-house';
import { aStaffBody, insertSession, insertUser, newcomerPapers } from '../../../testing/insert-user';
import { anonymous, as, testApp, withSession } from '../../../testing/test-app';
import { historyEntries } from '../../../history/history.schema';
import { auditEntries } from '../../../audit/audit.schema';
import { findUser } from '../user.queries';
import { images } from '../../media/media.schema';
import { users } from '../user.schema';

const { app } = testApp();

/** Ids that the sequence does not reach. */
const admin = anAdmin({ id: 52 });
const create = async (body: object = {}, who = admin) => {
  await insertUser(who);
  return as(who).post('/user/detail', { ...aStaffBody, ...(await newcomerPapers(who.id)), ...body });
};
const signIn = (password: string, email = aStaffBody.email) =>
  anonymous.post('/auth/signin/email', { email, password });

test('a newcomer signs in with the password that was told once, and has to choose another', async () => {
  const reply = await create();
  expect(reply.statusCode).toBe(200);
  const { user, password, message } = reply.json().data;
  expect(message).toBe('Đã thêm nhân viên');
  expect(user).toMatchObject({ ...aStaffBody, status: 1, office: 1, job_position: 7, create_product_permission: 1 });
  expect(user).toMatchObject({
    update_product_permission: 0,
    other_account: 0,
    must_change_password: true,
    version: 1,
  });
  expect(password).toMatch(/^[a-zA-Z2-9]{4}-[a-zA-Z2-9]{4}-[a-zA-Z2-9]{4}$/);
  const signedIn = (await signIn(password)).json().data;
  const refused = await withSession(signedIn.token).get('/user/get-all');
  expect([refused.statusCode, refused.json().message]).toEqual([403, 'Vui lòng đổi mật khẩu trước khi tiếp tục']);
});

test.each([
  ['a newcomer’s', async () => create()],
  [
    'a new one',
    async () => (await insertUser({ ...aStaffBody, id: 7 }), as(admin).put('/user/reset/password', { user_id: 7 })),
  ],
])('a password that was given opens nothing after a week without a sign-in: %s', async (_whose, give) => {
  const { user, password } = (await give()).json().data;
  const givenDaysAgo = (days: number) =>
    db()
      .update(users)
      .set({ password_given_at: sql`now() - make_interval(secs => ${days * 86_400})` })
      .where(and(eq(users.id, user.id), isNotNull(users.password_given_at)));
  await givenDaysAgo(6.9);
  const { token } = (await signIn(password)).json().data;
  await givenDaysAgo(7.1);
  const refused = await signIn(password);
  expect([refused.statusCode, refused.json().message]).toEqual([422, authText.firstPasswordOver]);
  expect((await signIn('khong-phai')).json().message).toBe(authText.wrongCredentials);

  const own = 'mot-mat-khau-cua-toi';
  await withSession(token).post('/auth/password/change', { old_password: password, new_password: own });
  await givenDaysAgo(400);
  expect((await signIn(own)).statusCode).toBe(200);
});

test('the password stands nowhere else: not in history, audit or what is kept for a repeated call', async () => {
  await insertUser(admin);
  const token = await insertSession(52);
  const payload = { ...aStaffBody, ...(await newcomerPapers(52)) };
  const send = () =>
    app().inject({
      method: 'POST',
      url: '/api/user/detail',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'once' },
      payload,
    });
  const [{ data: first }, { data: atOnce }] = (await Promise.all([send(), send()])).map((reply) => reply.json());
  const again = (await send()).json().data;
  expect([atOnce, again]).toEqual([first, first]);
  expect(await db().select().from(users).where(eq(users.email, aStaffBody.email))).toHaveLength(1);
  const stored = [
    await db().select().from(idempotencyKeys),
    await db().select().from(historyEntries),
    await db().select().from(auditEntries).orderBy(auditEntries.id),
  ];
  expect(JSON.stringify(stored)).toContain(aStaffBody.email);
  expect(JSON.stringify(stored)).not.toContain(first.password);
  expect(JSON.stringify(stored)).not.toContain('$argon2id$');
  expect((await signIn(first.password)).statusCode).toBe(200);
  // a retry comes within minutes; a later repeat no longer gets the password
  await db().execute(sql`update idempotency_keys set created_at = now() - interval '16 minutes'`);
  expect((await send()).json().data).toMatchObject({ user: { id: first.user.id }, password: null });
});

test('every newcomer gets another password', async () => {
  const replies = [await create(), await create({ email: null }), await create({ email: '' })];
  expect(new Set(replies.map((reply) => reply.json().data.password)).size).toBe(3);
});

test('an account outside the hierarchy has the short form, its page flags and no place in it', async () => {
  const { name, phone_number, date_of_birth, social_id, provided_date, address } = aStaffBody;
  const short = { name, phone_number, date_of_birth, social_id, provided_date, address, role: Role.marketer };
  const { user } = (await create({ ...short, other_account: 1, news_permission: 1, job_position: 2 })).json().data;
  expect(user).toMatchObject({ ...short, other_account: 1, news_permission: 1, job_position: 7, manager: null });
  expect(user.gender).toBeNull();
});

test('pictures that were uploaded first become the newcomer’s', async () => {
  await insertUser(admin);
  const [profile_picture, front_id_file] = [await insertImage(52), await insertImage(52)];
  const { user } = (await create({ profile_picture, front_id_file })).json().data;
  const [picture] = await db().select().from(images).where(eq(images.id, profile_picture));
  const avatar = `/api/media/image/${picture?.key}/thumbnail`;
  expect(user).toMatchObject({ avatar, front_id: { id: front_id_file } });
  const colleague = (await as(anActor({ id: 8 })).get(`/user/detail?user_id=${user.id}`)).json().data;
  expect(colleague).toMatchObject({ avatar });
  expect(colleague).not.toHaveProperty('front_id');
});

test.each([
  ['staff make nobody', anActor({ id: 9 }), {}, 403, undefined],
  ['an admin makes no super admin', admin, { role: 1 }, 403, { role: 'Chỉ Super Admin mới được cấp vai trò này' }],
  ['a super admin does', anAdmin({ id: 51, role: 1 }), { role: 1 }, 200, undefined],
  ['a manager who does not lead that position', admin, { manager: 52 }, 422, { manager: expect.any(String) }],
  [
    'nobody above a team leader',
    admin,
    { job_position: 6 },
    422,
    { manager: expect.stringContaining('phải có quản lý') },
  ],
  ['nobody above an accountant', admin, { job_position: 8, manager: null }, 422, { manager: expect.any(String) }],
  ['a position without anybody above', admin, { job_position: 1, manager: 52 }, 200, undefined],
  ['fields are missing', admin, { gender: undefined }, 422, { gender: 'Giới tính bắt buộc' }],
  [
    'what the form asks for besides is missing',
    admin,
    { bank_account: '', bank_name: undefined, front_id_file: null, back_id_file: undefined },
    422,
    {
      bank_account: 'Số tài khoản bắt buộc',
      bank_name: 'Ngân hàng bắt buộc',
      front_id_file: expect.stringContaining('bắt buộc'),
      back_id_file: expect.stringContaining('bắt buộc'),
    },
  ],
  ['an email that is taken', admin, { email: ' HA@toam.vn' }, 409, { email: 'Email đã được Nguyễn Thu Hà sử dụng' }],
  ['the email of somebody deleted', admin, { email: 'cu@toam.vn' }, 200, undefined],
])('%s', async (_what, who, body, status, errors) => {
  await insertUser({ id: 5, email: 'ha@toam.vn', job_position: 6 });
  await insertUser({ id: 6, email: 'cu@toam.vn', deleted_at: new Date() });
  await insertUser({ id: 4, job_position: 5 });
  const reply = await create(body, who);
  expect([reply.statusCode, reply.json().errors]).toEqual([status, errors]);
});

test('two admins who create the same person at the same moment: one email, one person', async () => {
  for (const id of [52, 53]) await insertUser(anAdmin({ id }));
  const tokens = [await insertSession(52), await insertSession(53)];
  const papers = [await newcomerPapers(52), await newcomerPapers(53)];
  const replies = await Promise.all(
    tokens.map((token, at) =>
      withSession(token).post('/user/detail', {
        ...{ ...aStaffBody, ...papers[at] },
        email: at ? 'Khoa@toam.vn' : 'khoa@TOAM.vn',
      }),
    ),
  );
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

describe('a new password', () => {
  test('ends every session, is told once, and is changed at the next sign-in', async () => {
    await insertUser({ ...aStaffBody, id: 7 });
    const token = await insertSession(7);
    const reply = await as(admin).put('/user/reset/password', { user_id: 7 });
    const { password, message, user } = reply.json().data;
    expect([message, user.must_change_password]).toEqual(['Đã đặt lại mật khẩu của Phạm Minh Khoa', true]);
    expect((await withSession(token).get('/user/detail')).statusCode).toBe(401);
    expect((await signIn(password)).json().data).toMatchObject({ token: expect.any(String) });
    expect(await db().select().from(historyEntries)).toMatchObject([
      { model: 'User', model_id: 7, column: 'password', new_value: 'Đã đặt lại', user_id: 52 },
    ]);
  });

  test.each([
    ['of one’s own is the other way', 52, 403],
    ['of a super admin is another super admin’s', 1, 403],
    ['of nobody', 99, 404],
  ])('%s', async (_what, user_id, status) => {
    await insertUser({ id: 1, role: 1, password_hash: 'hash' });
    expect((await as(admin).put('/user/reset/password', { user_id })).statusCode).toBe(status);
    expect(await findUser(1)).toMatchObject({ password_hash: 'hash', must_change_password: false });
  });
});
