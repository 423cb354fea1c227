import { staffSorts } from '@toam/contracts/user/user-list.schema';
import { db } from '../../../db/db';
import { auditEntries } from '../../../audit/audit.schema';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { aStaffBody, insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';
import { sheetIn } from '../../../testing/workbook';

testApp();

const columns = ['name', 'gender', 'date_of_birth', 'job_position', 'status', 'id'].map((key) => ({ key }));

async function fill() {
  await insertUser({ ...aStaffBody, id: 11, name: '=Ann' });
  await insertUser({ id: 12, name: 'Bình', status: 0, other_account: 1 });
}

test('the list as it stands, in its order and in words; a formula in a name is none', async () => {
  await fill();
  const reply = await as(anAdmin()).post('/export/user', { columns, role: 100 });
  const sheet = await sheetIn(reply.rawPayload);
  expect(sheet.getRow(1).values).toEqual([
    undefined,
    'Họ và tên',
    'Giới tính',
    'Ngày sinh',
    'Chức vụ',
    'Trạng thái',
    'Mã',
  ]);
  expect(sheet.rowCount).toBe(2);
  const whole = await sheetIn((await as(anAdmin()).post('/export/user', { columns, all: true })).rawPayload);
  const rows = [2, 3].map((at) => whole.getRow(at).values);
  expect(rows).toContainEqual([undefined, "'=Ann", 'Nam', '15/06/1995', 'Nhân viên', 'Đang hoạt động', '11']);
  expect(whole.rowCount).toBe(4);
  expect(await db().select().from(auditEntries).orderBy(auditEntries.id)).toMatchObject([
    { action: 'export', noun: 'user', count: 1 },
    { action: 'export', noun: 'user', count: 3 },
  ]);
});

test('every column of the list can be exported', async () => {
  await fill();
  const all = staffSorts.map((key) => ({ key }));
  expect((await as(anAdmin()).post('/export/user', { columns: all })).statusCode).toBe(200);
});

test.each([anActor({ id: 50, chat_permission: 1 }), anActor({ id: 51 })])(
  'nobody but admins exports staff',
  async (actor) => {
    await fill();
    expect((await as(actor).post('/export/user', { columns })).statusCode).toBe(403);
  },
);
