import type { CustomerImport, CustomerImportRow } from '@toam/contracts/customer/customer-import.endpoints';
import { Role } from '@toam/domain/actor';
import { asc, eq, isNull, sql } from 'drizzle-orm';
import { auditEntries } from '../../audit/audit.schema';
import { db } from '../../db/db';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertCustomer } from '../../testing/insert-house';
import { insertNeed } from '../../testing/insert-need';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { workbookOf, type Cells, sheetIn, uploadFile } from '../../testing/workbook';
import { customers } from '../customers/customer.schema';
import { historyEntries } from '../../history/history.schema';
import { clearOldImports } from '../../sheets/import/import.queries';
import { importRows, imports } from '../../sheets/import/import.schema';
import { resumeImports, workOnImport } from '../../sheets/import/import-work';
import { customerImport, customerImportWork } from './customer-import';
import { checkedAs, queuesImports, worked } from './customer-import.fixture';

const { database } = testApp();
queuesImports(() => database().engine);

const agent = anActor({ id: 7 });
const colleague = anActor({ id: 8 });
const admin = anAdmin({ id: 2 });

const upload = (actor: typeof agent, bytes: Buffer, name = 'khach.xlsx') =>
  uploadFile(actor, '/customer/import', bytes, name);

const head = ['Họ tên', 'SĐT', 'Ngày sinh', 'Ghi chú', 'Email'];
const theImport = async (id = 1, actor = agent): Promise<CustomerImport> =>
  (await as(actor).get(`/customer/import/${id}`)).json().data;
const theRows = async (show = 'all', actor = agent): Promise<CustomerImportRow[]> =>
  (await as(actor).get(`/customer/import/1/row?show=${show}`)).json().data.list;

/** Uploads a file and checks it with the guessed columns. */
async function checked(rows: Cells[], actor = agent): Promise<CustomerImport> {
  const { data } = (await upload(actor, await workbookOf(rows))).json() as { data: CustomerImport };
  return checkedAs(actor, data);
}

/** Calls a step that works in the background, and runs the work. */
async function done(step: 'store' | 'undo', state: string, actor = agent): Promise<CustomerImport> {
  expect((await as(actor).post(`/customer/import/1/${step}`)).json()).toMatchObject({ data: { state } });
  return worked(actor, 1);
}
const stored = (actor = agent) => done('store', 'storing', actor);
const undone = () => done('undo', 'undoing');

const everybody = () => db().select().from(customers).where(isNull(customers.deleted_at)).orderBy(asc(customers.id));

test('a workbook is read, its columns are guessed below a title, and nothing is stored', async () => {
  const rows = [
    ['DANH SÁCH KHÁCH 2026'],
    [],
    head,
    ['Vũ Thanh Tùng', 903618274, new Date('1980-02-28'), 'Thích yên tĩnh', null],
  ];
  const reply = await upload(agent, await workbookOf(rows as Cells[], (book) => book.addWorksheet('Nháp')));
  expect(reply.json()).toMatchObject({
    data: {
      ...{ state: 'columns', file_name: 'khach.xlsx', reading: { sheet: 'Khách', sheets: ['Khách'] } },
      columns: ['name', 'phone_number', 'date_of_birth', 'description', 'email'],
      counts: { rows: 1 },
      headers: [
        { title: 'Họ tên', samples: ['Vũ Thanh Tùng'] },
        { title: 'SĐT', samples: ['903618274'] },
        { title: 'Ngày sinh', samples: ['28/02/1980'] },
        { title: 'Ghi chú', samples: ['Thích yên tĩnh'] },
        { title: 'Email', samples: [] },
      ],
    },
  });
  expect(await everybody()).toEqual([]);
});

test('the dry run names errors by row and column, repairs what Excel changed, and stores nothing', async () => {
  const one = await checked([
    head,
    ['Vũ Thanh Tùng', 903618274, '28/02/1980', null, null],
    [null, '0912345678', null, null, null],
    ['Lê An', '09x', '31/02/1980', null, 'an@'],
    ['Trần Bình', '0911222333; 02838222333', new Date('2999-01-01'), null, null],
  ]);
  expect(one).toMatchObject({ state: 'checked', counts: { rows: 4, valid: 1, errors: 3, duplicates: 0, notes: 3 } });
  expect(await theRows()).toMatchObject([
    { id: 2, state: 'valid', errors: [], notes: [{ at: 1, message: 'Đã thêm số 0 ở đầu' }] },
    { id: 3, state: 'error', errors: [{ at: 0, message: 'Tên khách hàng bắt buộc' }] },
    {
      ...{ id: 4, state: 'error', cells: ['Lê An', '09x', '31/02/1980', '', 'an@'] },
      errors: [
        { at: 1, message: 'Số điện thoại chỉ điền số' },
        { at: 4, message: 'Email không đúng định dạng' },
      ],
      notes: [{ at: 2, message: 'Không đọc được ngày, sẽ để trống. Ghi ngày/tháng/năm, ví dụ 25/11/2026' }],
    },
    {
      ...{ id: 5, state: 'error', errors: [{ at: 2, message: 'Ngày sinh không được sau hôm nay' }] },
      notes: [{ at: 1, message: 'Đã tách thành nhiều số' }],
    },
  ]);
  expect((await theRows('error')).map(({ id }) => id)).toEqual([3, 4, 5]);
  expect(await everybody()).toEqual([]);
  const refused = await as(agent).post('/customer/import/1/store', { only_if_clean: true });
  expect([refused.statusCode, refused.json().message]).toEqual([
    422,
    'Tệp còn 3 dòng lỗi. Sửa tệp rồi tải lên lại, hoặc chọn nhập các dòng hợp lệ',
  ]);
});

test('valid rows become the importer’s customers, each with its history, and lists are told once', async () => {
  await checked([
    head,
    ['Vũ Thanh Tùng', '+84 903 618 274', '28/02/1980', 'Gần chợ', 'tung@example.vn'],
    ['Lê An', 'x', null, null, null],
  ]);
  expect(await stored()).toMatchObject({ state: 'stored', outcome: { created: 1, merged: 0, skipped: 0, failed: 1 } });
  expect(await everybody()).toMatchObject([
    {
      ...{ name: 'Vũ Thanh Tùng', phone_number: '+84 903 618 274', phones: ['0903618274'], user_id: 7, version: 1 },
      ...{ date_of_birth: '1980-02-28', description: 'Gần chợ', email: 'tung@example.vn' },
    },
  ]);
  expect(await db().select().from(historyEntries)).toMatchObject([
    { model: 'Customer', model_id: 1, user_id: 7, column: 'created_at', new_value: 'Tạo mới. Nhập từ tệp khach.xlsx' },
  ]);
  const stores = { user_id: 7, action: 'import', count: 1, detail: { import_id: 1, rows: 2, errors: 1 } };
  const checks = { user_id: 7, action: 'import_check', count: 2, detail: { import_id: 1 } };
  const entries = await db().select().from(auditEntries).orderBy(auditEntries.id);
  expect(entries).toMatchObject([{ action: 'import_upload', count: 2 }, checks, stores]);
  const { rows } = await db().execute(sql`select from live_events where body ->> 'noun' = 'customer'`);
  expect(rows).toHaveLength(1);
});

test('a second click and work that is done twice store nothing twice', async () => {
  await checked([head, ['Vũ Thanh Tùng', '0903618274', null, null, null], ['Lê An', '0903618275', null, null, null]]);
  const both = await Promise.all([1, 2].map(() => as(agent).post('/customer/import/1/store')));
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await Promise.all([workOnImport(customerImport, 1), workOnImport(customerImport, 1)]);
  expect((await as(agent).post('/customer/import/1/store')).json()).toMatchObject({ data: { state: 'stored' } });
  await workOnImport(customerImport, 1);
  expect(await everybody()).toHaveLength(2);
  expect((await as(agent).delete('/customer/import/1')).statusCode).toBe(409);
  expect(await db().$count(auditEntries, eq(auditEntries.action, 'import'))).toBe(1);
});

test('work that breaks off keeps what it did, says so, and goes on from there', async () => {
  const many = Array.from({ length: 150 }, (_, at) => [`Khách ${at}`, `09${10_000_000 + at}`, null, null, null]);
  await checked([head, ...many]);
  await as(agent).post('/customer/import/1/store');
  const spoil = (day: string) =>
    db().execute(
      sql`update import_rows set values = values || ${JSON.stringify({ date_of_birth: day })}::jsonb where row = 140`,
    );
  await spoil('no day');
  await expect(customerImportWork.work({ import_id: 1 })).rejects.toThrow();
  expect(await theImport()).toMatchObject({
    state: 'storing',
    done: 100,
    failure: expect.stringContaining('gián đoạn'),
  });
  expect(await everybody()).toHaveLength(100);
  await spoil('1980-02-28');
  await db().execute(sql`update imports set worked_at = now() - interval '2 minutes'`);
  const asked = async () =>
    (await db().execute(sql`select 1 from jobs.job where name = 'customer-import' and data = '{"import_id": 1}'`)).rows
      .length;
  const before = await asked();
  await resumeImports(customerImport);
  expect(await asked()).toBe(before + 1);
  await workOnImport(customerImport, 1);
  expect(await everybody()).toHaveLength(150);
  expect(await theImport()).toMatchObject({ state: 'stored', done: 150, failure: null, outcome: { created: 150 } });
});

describe('a number that is somebody’s already', () => {
  const rows = [
    head,
    ['Vũ T. Tùng', '0903618274; 0911222333', '28/02/1980', 'Mới', 'moi@example.vn'],
    ['Tùng', '84903618274', null, null, null],
  ];
  beforeEach(async () => {
    await insertUser({ ...colleague, name: 'Trần Minh Khôi' });
  });

  test('is told with a name and the staff, and left out unless somebody says otherwise', async () => {
    await insertCustomer({ user_id: 8, phone_number: '0168 361 8274', phones: ['0903618274'] });
    expect(await checked(rows)).toMatchObject({ counts: { valid: 0, duplicates: 2, skip: 2 } });
    expect(await theRows('duplicate')).toMatchObject([
      {
        ...{ id: 2, state: 'duplicate', same_row: null, decision: 'skip', can_merge: false },
        same_phone: { id: 1, name: 'Vũ Thanh Tùng', user: 'Trần Minh Khôi', may_merge: false },
      },
      { id: 3, state: 'duplicate', same_row: 2 },
    ]);
    const reply = await as(agent).post('/customer/import/1/store');
    expect([reply.statusCode, reply.json().message]).toEqual([422, 'Không có dòng nào để nhập']);
  });

  test('goes into one’s own customer: only what is empty is filled in, and undo gives it back', async () => {
    await insertUser({ ...agent });
    await insertCustomer({ user_id: 7, email: 'cu@example.vn' });
    await checked(rows);
    await as(agent).put('/customer/import/1/decision', { decision: 'merge' });
    expect(await theImport()).toMatchObject({ counts: { skip: 0, merge: 2 } });
    expect(await stored()).toMatchObject({ outcome: { created: 0, merged: 2 } });
    expect(await everybody()).toMatchObject([
      {
        ...{
          name: 'Vũ Thanh Tùng',
          email: 'cu@example.vn',
          date_of_birth: '1980-02-28',
          description: 'Mới',
          version: 2,
        },
        ...{ phone_number2: '0911222333', phones: ['0903618274', '0911222333'], user_id: 7 },
      },
    ]);
    await db().update(customers).set({ description: 'Đã gọi' });
    expect(await undone()).toMatchObject({ state: 'undone', undone: { given_back: 2, kept: 0 } });
    expect(await everybody()).toMatchObject([
      {
        email: 'cu@example.vn',
        date_of_birth: null,
        description: 'Đã gọi',
        phone_number2: null,
        phones: ['0903618274'],
      },
    ]);
  });

  test('adds nothing the second time, and is counted so', async () => {
    for (const id of [1, 2]) {
      await checked(rows);
      await as(agent).put(`/customer/import/${id}/decision`, { decision: 'merge' });
      await as(agent).post(`/customer/import/${id}/store`);
      expect(await worked(agent, id)).toMatchObject({ outcome: { merged: id, unchanged: id } });
    }
  });

  test('of a stranger’s customer cannot be merged, also not by asking for all', async () => {
    await insertCustomer({ user_id: 8 });
    await checked(rows);
    await as(agent).put('/customer/import/1/decision', { decision: 'merge' });
    expect(await theImport()).toMatchObject({ counts: { skip: 2, merge: 0 } });
    await db().execute(sql`update import_rows set decision = 'merge'`);
    await db().execute(sql`update imports set counts = counts || '{"merge": 2}'`);
    expect(await stored()).toMatchObject({ outcome: { merged: 0, failed: 2 } });
    expect((await theRows())[0]).toMatchObject({
      outcome: 'failed',
      outcome_note: expect.stringContaining('không có quyền'),
    });
  });

  test('makes two records if somebody wants it, row by row', async () => {
    await insertCustomer({ user_id: 8 });
    await checked(rows);
    await as(agent).put('/customer/import/1/decision', { decision: 'create', rows: [2] });
    expect(await stored()).toMatchObject({ outcome: { created: 1, skipped: 1 } });
    expect((await everybody()).map(({ name }) => name)).toEqual(['Vũ Thanh Tùng', 'Vũ T. Tùng']);
  });

  test('within the file goes into the row further up, which undo takes back with it', async () => {
    const twice = [head, ['Lê An', '0903618274', null, null, null], ['An', '0903618274', null, 'Ghi chú', null]];
    expect(await checked(twice)).toMatchObject({ counts: { valid: 1, duplicates: 1 } });
    await as(agent).put('/customer/import/1/decision', { decision: 'merge' });
    expect(await stored()).toMatchObject({ outcome: { created: 1, merged: 1 } });
    expect(await everybody()).toMatchObject([{ name: 'Lê An', description: 'Ghi chú' }]);
    expect(await undone()).toMatchObject({ undone: { deleted: 2, kept: 0 } });
    expect(await everybody()).toEqual([]);
  });

  test('of whoever came between the dry run and storing is not doubled silently', async () => {
    await checked([head, ['Lê An', '0903618274', null, null, null]]);
    await insertCustomer({ user_id: 8 });
    expect(await stored()).toMatchObject({ outcome: { created: 0, failed: 1 } });
    expect((await theRows('error'))[0]).toMatchObject({
      outcome_note: 'Vừa có người tạo khách hàng với số này: Vũ Thanh Tùng (Trần Minh Khôi). Dòng này chưa được nhập',
    });
    expect(await everybody()).toHaveLength(1);
  });
});

describe('the staff of a row', () => {
  const rows = [
    ['Họ tên', 'SĐT', 'Nhân viên'],
    ['A', '0903618271', 'khoi@toam.vn'],
    ['B', '0903618272', 'trần minh khôi'],
    ['C', '0903618273', 'Không Ai'],
    ['D', '0903618274', 'Nguyễn Thu Hà'],
    ['E', '0903618275', null],
  ];
  beforeEach(async () => {
    await insertUser({ ...colleague, name: 'Trần Minh Khôi', email: 'khoi@toam.vn' });
    await insertUser({ id: 9, name: 'Nguyễn Thu Hà' });
    await insertUser({ ...agent, name: 'Nguyễn Thu Hà' });
  });

  test('is found by e-mail or whole name by an admin; an unknown or ambiguous one is an error', async () => {
    await checked(rows, admin);
    expect((await theRows('error', admin)).map(({ errors }) => errors)).toEqual([
      [{ at: 2, message: 'Không tìm thấy nhân viên “Không Ai”. Ghi email hoặc đúng họ tên' }],
      [{ at: 2, message: 'Có nhiều nhân viên tên “Nguyễn Thu Hà”. Vui lòng ghi email' }],
    ]);
    await stored(admin);
    expect((await everybody()).map(({ name, user_id }) => [name, user_id])).toEqual([
      ['A', 8],
      ['B', 8],
      ['E', 2],
    ]);
  });

  test('can only be oneself for everybody else', async () => {
    await checked(rows);
    expect((await theRows('error')).map(({ id }) => id)).toEqual([2, 3, 4]);
    expect((await theRows('error'))[0]?.errors).toEqual([
      { at: 2, message: 'Chỉ quản trị viên mới nhập được khách hàng cho nhân viên khác' },
    ]);
  });
});

test('undo deletes what came, keeps and names what was edited or has a need, and cannot be done twice', async () => {
  await checked([head, ...['A', 'B', 'C'].map((name, at) => [name, `090361827${at}`, null, null, null])]);
  await stored();
  await as(agent).put('/customer/detail', { customer_id: 1, name: 'A sửa' });
  await insertNeed({ user_id: 7, customer_id: 2 });
  expect(await undone()).toMatchObject({ undone: { deleted: 1, kept: 2 }, can: { undo: false } });
  expect((await theRows('kept')).map(({ outcome_note }) => outcome_note)).toEqual([
    'Giữ lại: khách hàng đã được sửa sau khi nhập',
    'Giữ lại: khách hàng đang có 1 nhu cầu',
  ]);
  expect((await everybody()).map(({ name }) => name)).toEqual(['A sửa', 'B']);
  expect((await as(agent).post('/customer/import/1/undo')).json()).toMatchObject({ data: { state: 'undone' } });
});

test('after thirty days it cannot be taken back and its rows are cleared away; unfinished ones go sooner', async () => {
  await checked([head, ['A', '0903618274', null, null, null]]);
  await stored();
  await checked([head, ['B', '0903618275', null, null, null]]);
  await db()
    .update(imports)
    .set({ stored_at: sql`now() - interval '31 days'` })
    .where(eq(imports.id, 1));
  await db().execute(sql`update imports set updated_at = now() - interval '8 days' where id = 2`);
  expect((await as(agent).post('/customer/import/1/undo')).statusCode).toBe(409);
  await clearOldImports();
  expect(await db().select().from(importRows)).toMatchObject([{ record_id: 1, cells: [], values: null, keys: [] }]);
  expect(await theImport()).toMatchObject({
    ...{ outcome: { created: 1 }, can: { undo: false, see_rows: false } },
    headers: [{ title: 'Họ tên', samples: [] }, {}, {}, {}, {}],
  });
  for (const gone of ['2', '1/row']) expect((await as(agent).get(`/customer/import/${gone}`)).statusCode).toBe(404);
});

test('the template has no row; the file comes back with what is wrong in a column of its own, and can be uploaded again', async () => {
  const { rawPayload } = await as(agent).get('/customer/import/template');
  expect((await upload(agent, rawPayload)).json()).toMatchObject({ message: 'Tệp không có dòng dữ liệu nào' });
  await checked([head, ['Lê An', 'x', null, '=1+1', null], ['B', '0903618275', null, null, null]]);
  const reply = await as(agent).get('/customer/import/1/file?show=error');
  expect(reply.headers['content-disposition']).toContain("filename*=UTF-8''khach%20-%20dong-loi.xlsx");
  const sheet = await sheetIn(reply.rawPayload);
  expect(sheet.getRow(1).values).toEqual([undefined, 'Dòng', ...head, 'Lỗi', 'Ghi chú khi nhập']);
  expect(sheet.getRow(2).getCell(7).value).toBe('SĐT “x”: Số điện thoại chỉ điền số');
  expect(sheet.getRow(2).getCell(3).fill).toMatchObject({ fgColor: { argb: 'FFFFC7CE' } });
  expect(sheet.getRow(2).getCell(5).value).toBe("'=1+1");
  expect(sheet.rowCount).toBe(2);
  const again = await upload(agent, reply.rawPayload, 'lan hai.xlsx');
  expect(again.json()).toMatchObject({
    data: { columns: [null, 'name', 'phone_number', 'date_of_birth', 'description', 'email', null, null] },
  });
});

test('columns must name a name and a phone, none twice; others see nothing of it, and an admin only looks', async () => {
  await upload(agent, await workbookOf([head, ['A', '0903618274', null, null, null]]));
  const check = async (columns: unknown) =>
    (await as(agent).post('/customer/import/1/check', { columns })).json().message;
  expect(await check(['name', null, null, null, null])).toBe('Cần một cột Số điện thoại');
  expect(await check(['name', 'phone_number', 'email', 'email', null])).toBe('Hai cột cùng ghép với Email');
  expect(await check(['name', 'phone_number'])).toBe('Số cột không khớp với tệp. Vui lòng tải lại trang');
  for (const path of ['', '/row', '/file'])
    expect((await as(colleague).get(`/customer/import/1${path}`)).statusCode).toBe(404);
  expect((await as(colleague).get('/customer/import/list')).json().data.total).toBe(0);
  expect((await as(admin).get('/customer/import/list')).json().data.total).toBe(1);
  expect((await as(admin).delete('/customer/import/1')).statusCode).toBe(403);
  expect((await as(anActor({ id: 6, role: Role.marketer })).get('/customer/import/list')).statusCode).toBe(403);
  expect((await as(agent).delete('/customer/import/1')).statusCode).toBe(200);
  expect(await db().select().from(importRows)).toEqual([]);
});

test('an importer who was locked meanwhile stores nothing', async () => {
  await checked([head, ['A', '0903618274', null, null, null]]);
  await as(agent).post('/customer/import/1/store');
  await insertUser({ ...agent, status: 0 });
  await workOnImport(customerImport, 1);
  expect(await theImport(1, admin)).toMatchObject({
    state: 'checked',
    failure: 'Người tải tệp lên không còn quyền nhập khách hàng',
  });
  expect(await everybody()).toEqual([]);
});
