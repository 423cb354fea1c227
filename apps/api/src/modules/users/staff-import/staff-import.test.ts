import { authText } from '@toam/contracts/auth/auth.text';
import type { SheetImportRow } from '@toam/contracts/sheet/import.endpoints';
import type { UserImport } from '@toam/contracts/user/user-import.endpoints';
import { userSaveText } from '@toam/contracts/user/user-save.text';
import { Role } from '@toam/domain/actor';
import { sql } from 'drizzle-orm';
import { auditEntries } from '../../../audit/audit.schema';
import { db } from '../../../db/db';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { aStaffBody, insertSession, insertUser, newcomerPapers } from '../../../testing/insert-user';
import { anonymous, as, testApp, withSession } from '../../../testing/test-app';
import { workbookOf, type Cells, sheetIn, uploadFile } from '../../../testing/workbook';
import { historyEntries } from '../../../history/history.schema';
import { users } from '../user.schema';
import { importRows, imports } from '../../../sheets/import/import.schema';

testApp();

/** An id that the sequence does not reach. */
const admin = anAdmin({ id: 52 });

/** Every required field as an office writes it: a phone without the 0 that Excel removed, a day as a date cell. */
const person = {
  'Họ và tên *': 'Phạm Minh Khoa',
  SĐT: 912345678,
  Email: 'khoa@toam.vn',
  'Giới tính': 'nam',
  'Ngày sinh': new Date('1995-06-15'),
  CCCD: '079095000001',
  'Ngày cấp': '10/05/2021',
  'Nơi cấp': 'Cục Cảnh sát',
  'Địa chỉ': 'Bình Thạnh',
  'Hộ khẩu': 'Huế',
  'Quê quán': 'Huế',
  'Tình trạng hôn nhân': 'Độc thân',
  'Tôn giáo': 'Không',
  'Học vấn': 'Đại học',
  'Người liên hệ': 'Phạm Văn Bình',
  'SĐT người liên hệ': '0987 654 321',
  'Loại nhân viên': 'Chính thức',
  'Tình trạng làm việc': 'đang làm việc',
  'Phòng ban': 'Kinh doanh',
  'Ngày vào làm': '2024-03-01',
  'Vai trò': 'Nhân viên',
  'Chức vụ': 'Nhân viên',
  'Quản lý': null,
  'Cỡ áo': 'L',
} as Record<string, Cells[number]>;
const heads = Object.keys(person);
const rowOf = (differing: Record<string, Cells[number]> = {}): Cells => {
  const one = { ...person, ...differing };
  return heads.map((head) => one[head] ?? null);
};

async function imported(...rows: Cells[]): Promise<UserImport> {
  const reply = await uploadFile(admin, '/user/import', await workbookOf([heads, ...rows]), 'nhan-su.xlsx');
  expect(reply.json()).toHaveProperty('data');
  return reply.json().data;
}
const rowsOf = async (one: UserImport, show = 'all'): Promise<SheetImportRow[]> =>
  (await as(admin).get(`/user/import/${one.id}/row?show=${show}`)).json().data.list;
const store = (one: UserImport) => as(admin).post(`/user/import/${one.id}/store`);
const passwords = (one: UserImport, who = admin) => as(who).post(`/user/import/${one.id}/password`);
/** The errors of a row, by the column's header. */
const faults = (one: UserImport, row: SheetImportRow) =>
  row.errors.map(({ at, message }) => [at === null ? null : one.columns[at], message]);

test('a workbook is read and checked, and nobody is made of it', async () => {
  const one = await imported(rowOf(), rowOf({ 'Họ và tên *': 'Lê Ánh', Email: null, SĐT: '0911111111', CCCD: null }));
  expect(one).toMatchObject({
    ...{ file_name: 'nhan-su.xlsx', state: 'checked', stored_at: null, outcome: { created: 0 } },
    counts: { rows: 2, valid: 1, errors: 1, notes: 2 },
  });
  expect(one.headers.flatMap(({ title }, at) => (one.columns[at] === null ? [title] : []))).toEqual(['Cỡ áo']);
  const [first, second] = await rowsOf(one);
  expect(first).toMatchObject({ id: 2, state: 'valid', notes: [{ message: 'Đã thêm số 0 ở đầu' }] });
  expect(first!.cells.slice(0, 5)).toEqual(['Phạm Minh Khoa', '912345678', 'khoa@toam.vn', 'nam', '15/06/1995']);
  expect(faults(one, second!)).toEqual([['social_id', 'Số CMND/CCCD bắt buộc']]);
  expect(second!.notes).toMatchObject([{ message: 'Không có email thì chưa đăng nhập được' }]);
  expect(await rowsOf(one, 'error')).toHaveLength(1);
  expect(await db().$count(users)).toBe(1);
});

test.each<[string, Record<string, Cells[number]>, [string | null, unknown][]]>([
  ['a required cell is empty', { 'Người liên hệ': null }, [['contact_name', 'Người liên hệ bắt buộc']]],
  ['a value of no list', { 'Giới tính': 'đàn ông' }, [['gender', 'Không có trong danh sách giá trị']]],
  [
    'no day',
    { 'Ngày sinh': 'năm 95' },
    [['date_of_birth', 'Không đọc được ngày. Ghi ngày/tháng/năm, ví dụ 25/11/2026']],
  ],
  ['the day of old data', { 'Ngày cấp': '0000-00-00' }, [['provided_date', 'Ngày cấp bắt buộc']]],
  [
    'a future day',
    { 'Ngày vào làm': '01/01/2200' },
    [['onboarding_date', expect.stringContaining('không được sau hôm nay')]],
  ],
  ['two phones', { SĐT: '0911111111; 0922222222' }, [['phone_number', 'Chỉ ghi một số điện thoại']]],
  ['a short paper number', { CCCD: '1234' }, [['social_id', 'CMND gồm 9 số, CCCD gồm 12 số']]],
  ['a taken email', { Email: 'HA@toam.vn' }, [['email', 'Email đã được Trần Hà sử dụng']]],
  ['a super admin by an admin', { 'Vai trò': 'Super Admin' }, [['role', 'Chỉ Super Admin mới được cấp vai trò này']]],
  ['nobody as manager', { 'Quản lý': 'Ai đó' }, [['manager', expect.stringContaining('Không tìm thấy “Ai đó”')]]],
  ['a name of two', { 'Quản lý': 'trùng tên' }, [['manager', expect.stringContaining('Có nhiều nhân viên tên')]]],
  ['the wrong position', { 'Quản lý': 'ha@toam.vn' }, [['manager', expect.stringContaining('không phải cấp')]]],
  ['nobody above', { 'Chức vụ': 'Super Admin', 'Quản lý': 'Lan' }, [['manager', expect.stringContaining('không có')]]],
])('refuses: %s', async (_what, differing, expected) => {
  await insertUser({ id: 61, name: 'Trần Hà', email: 'ha@toam.vn' });
  await insertUser({ id: 62, name: 'Lan', job_position: 6 });
  for (const id of [63, 64]) await insertUser({ id, name: 'Trùng Tên', job_position: 6 });
  const one = await imported(rowOf(differing));
  expect(faults(one, (await rowsOf(one))[0]!)).toEqual(expected);
});

test('a file of an older template is read by its own words', async () => {
  const [row] = await rowsOf(await imported(rowOf({ 'Tình trạng làm việc': 'Đang tiếp nhận' })));
  expect(row).toMatchObject({ state: 'valid', errors: [] });
});

/** A leader at each position, so that everybody has a superior. */
const everyPosition = async () => {
  for (const job_position of [1, 2, 3, 4, 5, 6, 7] as const)
    await insertUser({
      ...{ id: 70 + job_position, name: `Cấp ${job_position}`, job_position },
      ...(job_position < 3 && { role: job_position as 1 | 2 }),
    });
};
const positions = ['Admin', 'Sale Admin', 'Quản lý cấp cao', 'Quản lý', 'Trưởng nhóm', 'Nhân viên', 'Kế toán'];

test('only position 7 goes without a manager, in the dry run and when it is stored (D27)', async () => {
  await everyPosition();
  const told = async (one: UserImport) => (await rowsOf(one)).map((row) => faults(one, row));
  const file = await imported(
    ...positions.map((position, at) =>
      rowOf({ 'Chức vụ': position, Email: `moi${at}@toam.vn`, SĐT: `091234567${at}`, CCCD: `07909500010${at}` }),
    ),
  );
  const missing = [['manager', userSaveText.managerMissing]];
  expect(await told(file)).toEqual(positions.map((position) => (position === 'Nhân viên' ? [] : missing)));
  await store(file);
  const made = (await db().select().from(users)).filter(({ email }) => email?.startsWith('moi'));
  expect(made.map(({ job_position, manager }) => [job_position, manager])).toEqual([[7, null]]);
});

test('the same person twice in a file: an email is an error, a number a remark', async () => {
  const one = await imported(rowOf(), rowOf({ Email: 'KHOA@toam.vn' }), rowOf({ Email: 'khac@toam.vn' }));
  const [, second, third] = await rowsOf(one);
  expect(faults(one, second!)).toEqual([['email', 'Trùng email với dòng 2']]);
  expect(third).toMatchObject({ state: 'valid' });
  expect(third!.notes.map(({ message }) => message)).toEqual(['Đã thêm số 0 ở đầu', 'Trùng số CMND/CCCD với dòng 2']);
});

test('all valid rows are stored in one go, once, and the history says from which file', async () => {
  await insertUser({ id: 62, name: 'Trần Thị Lan', job_position: 6 });
  const one = await imported(rowOf({ 'Quản lý': 'tran thi lan' }), rowOf({ 'Họ và tên *': null }));
  expect((await rowsOf(one))[0]).toMatchObject({ errors: [{ message: expect.stringContaining('Không tìm thấy') }] });
  const again = await imported(rowOf({ 'Quản lý': 'Trần Thị Lan' }), rowOf({ 'Họ và tên *': null, Email: 'x@y.vn' }));
  const stored = (await store(again)).json().data;
  expect(stored).toMatchObject({
    outcome: { created: 1 },
    waiting: 1,
    stored_at: expect.any(Number),
    counts: { valid: 1, errors: 1 },
  });
  const [made] = await rowsOf(stored, 'valid');
  const detail = (await as(admin).get(`/user/detail?user_id=${made!.record_id}`)).json().data;
  expect(detail).toMatchObject({
    ...aStaffBody,
    manager: 62,
    issued_place: 'Cục Cảnh sát',
    address: 'Bình Thạnh',
    id_address: 'Huế',
  });
  expect((await store(again)).json().data).toEqual(stored);
  expect(await db().$count(users)).toBe(3);
  expect(await db().select().from(historyEntries)).toMatchObject([
    { model: 'User', model_id: made!.record_id, new_value: 'Tạo mới. Nhập từ tệp nhan-su.xlsx', user_id: 52 },
  ]);
  expect(
    (await db().select().from(auditEntries).orderBy(auditEntries.id)).map(({ action, noun }) => [action, noun]),
  ).toEqual([
    ['import_upload', 'user'],
    ['import_upload', 'user'],
    ['import', 'user'],
  ]);
});

test('somebody who came since the dry run is not doubled', async () => {
  const one = await imported(rowOf(), rowOf({ Email: 'an@toam.vn', SĐT: '0911111111', CCCD: '079095000002' }));
  await insertUser({ id: 70, name: 'Khoa', email: 'Khoa@toam.vn' });
  expect((await store(one)).json().data).toMatchObject({
    outcome: { created: 1, failed: 1 },
    counts: { valid: 1, errors: 1 },
  });
  expect((await rowsOf(one))[0]).toMatchObject({ state: 'error', errors: [{ message: 'Email đã được Khoa sử dụng' }] });
});

test('two who store one file at the same moment, and one who creates the person besides', async () => {
  const one = await imported(rowOf());
  const token = await insertSession(52);
  const papers = await newcomerPapers(52);
  const replies = await Promise.all([
    withSession(token).post(`/user/import/${one.id}/store`),
    withSession(token).post(`/user/import/${one.id}/store`),
    withSession(token).post('/user/detail', { ...aStaffBody, ...papers }),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
  expect(await db().$count(users, sql`lower(email) = 'khoa@toam.vn'`)).toBe(1);
});

describe('passwords', () => {
  const signIn = (password: unknown) => anonymous.post('/auth/signin/email', { email: 'khoa@toam.vn', password });
  const passwordIn = async (payload: Buffer) => (await sheetIn(payload)).getRow(2).getCell(5).value;

  test('are told once, in the sheet alone, and changed at the first sign-in', async () => {
    const one = await imported(rowOf());
    expect((await passwords(one)).statusCode).toBe(409);
    await store(one);
    expect((await signIn('mat-khau-gi-do')).statusCode).toBe(422);
    const reply = await passwords(one);
    expect(reply.headers['content-disposition']).toContain('mat-khau-tam.xlsx');
    const told = await passwordIn(reply.rawPayload);
    expect((await signIn(told)).json().data).toMatchObject({ token: expect.any(String) });
    await db().execute(sql`update users set password_given_at = password_given_at - interval '8 days'`);
    expect((await signIn(told)).json().message).toBe(authText.firstPasswordOver);
    const kept = [
      await db().select().from(historyEntries),
      await db().select().from(auditEntries).orderBy(auditEntries.id),
    ];
    expect(
      JSON.stringify([...kept, await db().select().from(imports), await db().select().from(importRows)]),
    ).not.toContain(String(told));
  });

  test('asked for again they are others, and only for those who have not chosen their own', async () => {
    const one = await imported(rowOf(), rowOf({ Email: 'an@toam.vn', CCCD: '079095000002' }));
    await store(one);
    const first = await passwordIn((await passwords(one)).rawPayload);
    await db().execute(sql`update users set must_change_password = false where email = 'an@toam.vn'`);
    const sheet = await sheetIn((await passwords(one)).rawPayload);
    expect(sheet.rowCount).toBe(2);
    expect((await signIn(first)).statusCode).toBe(422);
    expect((await signIn(sheet.getRow(2).getCell(5).value)).statusCode).toBe(200);
    await db().execute(sql`update users set must_change_password = false`);
    expect((await passwords(one)).statusCode).toBe(409);
  });

  test('of a super admin are no admin’s', async () => {
    const superAdmin = anAdmin({ id: 51, role: Role.superAdmin });
    const bytes = await workbookOf([heads, rowOf({ 'Vai trò': 'Super Admin' })]);
    const one: UserImport = (await uploadFile(superAdmin, '/user/import', bytes, 'a.xlsx')).json().data;
    await as(superAdmin).post(`/user/import/${one.id}/store`);
    expect((await passwords(one)).statusCode).toBe(409);
    expect((await passwords(one, superAdmin)).statusCode).toBe(200);
  });
});

test('the template is read back as it is, and offers lists of values', async () => {
  const payload = (await as(admin).get('/user/import/template')).rawPayload;
  const sheet = await sheetIn(payload);
  expect(sheet.getRow(1).getCell(1).value).toBe('Họ và tên *');
  expect(sheet.getCell('D2').dataValidation).toMatchObject({ type: 'list', formulae: ['"Nam,Nữ,Khác"'] });
  const filled = await workbookOf([(sheet.getRow(1).values as string[]).slice(1), ['Phạm Minh Khoa']]);
  const one: UserImport = (await uploadFile(admin, '/user/import', filled, 'mau.xlsx')).json().data;
  expect([one.columns.length, one.columns.includes(null)]).toEqual([sheet.columnCount, false]);
});

test('the rows come back with what is wrong, to be corrected and uploaded again', async () => {
  const one = await imported(rowOf({ CCCD: '12' }), rowOf({ Email: 'an@toam.vn' }));
  const sheet = await sheetIn((await as(admin).get(`/user/import/${one.id}/file?show=error`)).rawPayload);
  expect(sheet.rowCount).toBe(2);
  const last = sheet.getRow(1).cellCount;
  expect(sheet.getRow(2).getCell(last - 1).value).toBe('Số CMND/CCCD “12”: CMND gồm 9 số, CCCD gồm 12 số');
});

test.each([
  ['no workbook', Buffer.from('Họ tên,SĐT'), 415],
  ['nothing below the heads', 'empty', 422],
  ['no heads', 'heads', 422],
  ['too many rows', 'rows', 422],
])('a file is refused: %s', async (_what, what, status) => {
  const rows: Record<string, Cells[]> = {
    empty: [heads],
    heads: [['a'], ['b']],
    rows: [heads, ...Array.from({ length: 1001 }, () => ['Khoa'])],
  };
  const bytes = typeof what === 'string' ? await workbookOf(rows[what]!) : what;
  const reply = await uploadFile(admin, '/user/import', bytes, 'a.xlsx');
  expect([reply.statusCode, reply.json().errors]).toEqual([status, { file: expect.any(String) }]);
});

test('nobody but admins imports staff', async () => {
  const desk = anActor({ id: 60, chat_permission: 1 });
  expect((await uploadFile(desk, '/user/import', await workbookOf([heads, rowOf()]), 'a.xlsx')).statusCode).toBe(403);
  expect((await as(desk).get('/user/import/list')).statusCode).toBe(403);
});
