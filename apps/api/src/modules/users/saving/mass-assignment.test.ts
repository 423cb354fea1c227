import { editableColumns, personalColumns, powerColumns, serverColumns } from '@toam/domain/staff/staff-columns';
import { anActor, anAdmin, everyFlag } from '../../../testing/an-actor';
import { exampleAbout, nameOf, sendCall } from '../../../testing/example-call';
import { aStaffBody, insertSession, insertUser, newcomerPapers } from '../../../testing/insert-user';
import { as, testApp, withSession } from '../../../testing/test-app';
import { findUser, userColumns } from '../user.queries';
import type { NewUser, User } from '../user.schema';

const { app } = testApp();

const agent = anActor({ id: 7 });
const columns = Object.keys(userColumns) as (keyof User)[];

/** For every column a value different from the one in `stored`. */
const others = {
  id: 70,
  version: 40,
  name: 'Kẻ Khác',
  phone_number: '0999999999',
  email: 'khac@toam.vn',
  gender: 'female',
  date_of_birth: '1990-01-01',
  social_id: '079095999999',
  provided_date: '2020-01-01',
  issued_place: 'Nơi khác',
  address: 'Nơi khác',
  id_address: 'Nơi khác',
  hometown_address: 'Nơi khác',
  marriage: 'married',
  religion: 'other',
  literacy: 'master',
  major: 'Khác',
  contact_name: 'Khác',
  contact_phone: '0999999999',
  tax_number: '999',
  bank_account: '999',
  bank_name: 'Khác',
  note: 'Khác',
  employee_type: 'learner',
  employee_status: 'resigned',
  department: 1,
  office: 2,
  onboarding_date: '2020-01-01',
  job_position: 3,
  position: 'Giám đốc',
  role: 2,
  manager: 9,
  achievement: 'Khác',
  introduction: 'Khác',
  introduction_status: 1,
  status: 0,
  minimum_price: 1,
  maximum_price: 2,
  project: [3],
  province: [4],
  create_product_permission: 0,
  update_product_permission: 1,
  ...everyFlag,
  other_account: 1,
  alonhadat_name: 'khac',
  alonhadat_password: 'khac',
  batdongsan_name: 'khac',
  batdongsan_password: 'khac',
  profile_picture: 50,
  front_id_file: 51,
  back_id_file: 52,
  certificate: 53,
  password_hash: 'khac',
  must_change_password: true,
  password_given_at: 1,
  demo_password: true,
  created_at: 1,
  updated_at: 1,
  deleted_at: 1,
  search: 'khac',
  name_order: 'khac',
} satisfies Record<keyof User, unknown>;

const stored: Partial<NewUser> = { ...aStaffBody, id: 7, password_hash: 'hash' };

/** Calls as the stored person. The session is inserted directly, so that no sign-in touches the person's record. */
const themselves = async () => withSession(await insertSession(7));

/** The person's columns, which a refused or unrelated call must not change. Sessions are not part of it. */
const state = async () => {
  const user = await findUser(7);
  return Object.fromEntries(columns.map((column) => [column, user?.[column]]));
};

const isPersonal = (column: string) => (personalColumns as readonly string[]).includes(column);
/** Columns that stay. `version` is the version that the caller saw; a stale one has its own refusal. */
const kept = columns.filter((column) => !isPersonal(column) && column !== 'version');

test.each(kept)('a staff member can’t give themselves another %s', async (column) => {
  await insertUser({ id: 9 });
  await insertUser(stored);
  const before = await state();
  const reply = await (await themselves()).put('/user/detail', { [column]: others[column] });
  // an impossible value is refused earlier
  expect([403, 422]).toContain(reply.statusCode);
  expect(reply.json().errors).toEqual({ [column]: expect.any(String) });
  expect(await state()).toEqual(before);
});

test('a password is no matter of the record, whosever it is', async () => {
  await insertUser(stored);
  for (const caller of [await themselves(), as(anAdmin())])
    for (const key of ['password', 'new_password']) {
      const reply = await caller.put('/user/detail', { user_id: 7, [key]: 'mat-khau-moi' });
      expect([reply.statusCode, reply.json().errors]).toEqual([403, { [key]: expect.stringContaining('Mật khẩu') }]);
    }
});

test('what says the same as the record is fine, so that a client may send back all it got', async () => {
  await insertUser(stored);
  const caller = await themselves();
  const { data } = (await caller.get('/user/detail')).json();
  const reply = await caller.put('/user/detail', { ...data, user_id: 7 });
  expect([reply.statusCode, reply.json().data?.message]).toEqual([200, 'Không có thay đổi để cập nhật']);
});

test('an admin gives neither another super admin nor themselves any right', async () => {
  await insertUser({ id: 1, role: 1 });
  await insertUser(stored);
  const admin = as(anAdmin({ id: 2 }));
  expect((await admin.put('/user/detail', { user_id: 7, role: 1 })).json().errors).toEqual({
    role: 'Chỉ Super Admin mới được cấp vai trò này',
  });
  expect((await admin.put('/user/detail', { user_id: 1, name: 'Ai đó' })).statusCode).toBe(403);
  for (const column of powerColumns) {
    const reply = await admin.put('/user/detail', { [column]: column === 'role' ? 3 : others[column] });
    expect([column, reply.statusCode]).toEqual([column, 403]);
  }
  expect(await findUser(2)).toMatchObject({ role: 2, status: 1, version: 1 });
});

test('nobody makes a newcomer with what the server owns', async () => {
  const admin = await insertUser(anAdmin());
  const owned = Object.fromEntries(serverColumns.map((column) => [column, others[column]]));
  const body = { ...aStaffBody, ...(await newcomerPapers(admin.id)), ...owned };
  expect((await as(agent).post('/user/detail', body)).statusCode).toBe(403);
  const { user } = (await as(anAdmin()).post('/user/detail', body)).json().data;
  const made = (await findUser(user.id))!;
  expect(made).toMatchObject({ version: 1, alonhadat_name: '', alonhadat_password: null, demo_password: false });
  expect(made.must_change_password).toBe(true);
  expect(made.password_hash).toMatch(/^\$argon2id\$/);
  expect(made.id).not.toBe(70);
});

/** Endpoints that change a person's own record on purpose. Each has its own columns, which its own tests check. */
const ownDoors = ['PUT /user/detail', 'PUT /user/avatar', 'PUT /user/alonhadat', 'PUT /user/batdongsan'];
/** Columns that the endpoints of portal accounts may change. */
const ofPortals = ['alonhadat_name', 'alonhadat_password', 'batdongsan_name', 'batdongsan_password', 'updated_at'];

test('through no endpoint, whatever the body carries besides', async () => {
  await insertUser({ id: 9 });
  await insertUser(stored);
  const before = await state();
  const changing = app().endpoints.filter(({ method, bodyKind }) => method !== 'GET' && bodyKind === 'json');
  for (const endpoint of changing.filter((one) => !ownDoors.includes(nameOf(one)) && one.access !== 'public')) {
    const call = exampleAbout(endpoint, 7);
    const smuggled = { ...others, user_id: 7, user: others, ...call.body };
    await sendCall(app(), endpoint, { ...call, body: smuggled }, await insertSession(7));
    const now = await state();
    const moved = [...editableColumns, ...serverColumns].filter(
      (column) => JSON.stringify(now[column]) !== JSON.stringify(before[column]) && !ofPortals.includes(column),
    );
    expect([nameOf(endpoint), moved]).toEqual([nameOf(endpoint), []]);
  }
}, 60_000);
