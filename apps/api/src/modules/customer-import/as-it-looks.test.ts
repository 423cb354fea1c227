import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CustomerImport, CustomerImportRow } from '@toam/contracts/customer/customer-import.endpoints';
import { asc, isNull } from 'drizzle-orm';
import { db } from '../../db/db';
import { storedWorkbooks } from '../../sheets/import/import.schema';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { sheetIn, uploadFile } from '../../testing/workbook';
import { customers } from '../customers/customer.schema';
import { clearOldImports } from '../../sheets/import/import.queries';
import { importRows } from '../../sheets/import/import.schema';
import { checkedAs, queuesImports, worked } from './customer-import.fixture';

const { database } = testApp();
queuesImports(() => database().engine);

const admin = anAdmin({ id: 2 });

/** Uploads a file that people sent. */
async function uploaded(name: string, actor = admin): Promise<CustomerImport> {
  const bytes = await readFile(path.join(__dirname, 'cases', `${name}.xlsx`));
  const reply = await uploadFile(actor, '/customer/import', bytes, `${name}.xlsx`);
  expect(reply.json()).toHaveProperty('data.columns');
  return reply.json<{ data: CustomerImport }>().data;
}

const checked = (one: CustomerImport): Promise<CustomerImport> => checkedAs(admin, one);

const rowsOf = async ({ id }: CustomerImport): Promise<CustomerImportRow[]> =>
  (await as(admin).get(`/customer/import/${id}/row?size=100`)).json().data.list;
const valuesOf = async () =>
  (await db().select().from(importRows).orderBy(asc(importRows.row))).map(({ row, values }) => ({
    row,
    ...values,
  }));

async function stored(name: string) {
  const one = await checked(await uploaded(name));
  expect((await as(admin).post(`/customer/import/${one.id}/store`)).json()).toHaveProperty('data');
  await worked(admin, one.id);
  return db().select().from(customers).where(isNull(customers.deleted_at)).orderBy(asc(customers.id));
}
const namesOf = (list: { name: string }[]) => list.map(({ name }) => name);

const again = (id: number, wish: object, actor = admin) => as(actor).put(`/customer/import/${id}/sheet`, wish);

test('rows that a filter hides are left out and said so, and come when they are asked for', async () => {
  const one = await uploaded('hidden-rows');
  expect(one).toMatchObject({
    counts: { rows: 4 },
    reading: { takes_hidden: false, hidden_rows: 2, hidden_columns: 0 },
    can: { read_again: true },
  });
  expect((await again(one.id, { hidden: true })).json()).toMatchObject({
    data: { state: 'columns', counts: { rows: 6 }, reading: { takes_hidden: true, hidden_rows: 2 } },
  });
  expect((await rowsOf(one)).map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 7]);
  await again(one.id, { hidden: false });
  expect((await rowsOf(one)).map(({ id }) => id)).toEqual([2, 4, 6, 7]);
});

test('what is hidden does not come in', async () => {
  expect(namesOf(await stored('hidden-rows'))).toEqual(['Khách lọc 0', 'Khách lọc 2', 'Khách lọc 4', 'Khách lọc 5']);
});

test('the sheet with the titles is proposed behind a guide, and another one can be read', async () => {
  const one = await uploaded('guide-first');
  expect(one).toMatchObject({
    reading: { sheet: 'Khách', sheets: ['Hướng dẫn', 'Khách'] },
    columns: ['name', 'phone_number'],
    counts: { rows: 1 },
  });
  expect((await again(one.id, { sheet: 'Hướng dẫn' })).json()).toMatchObject({
    data: { reading: { sheet: 'Hướng dẫn' }, counts: { rows: 2 }, state: 'columns' },
  });
  expect((await again(one.id, { sheet: 'Khách' })).json()).toMatchObject({
    data: { columns: ['name', 'phone_number'] },
  });
});

test('only the importer reads the file again, while nothing is stored, and the file does not stay', async () => {
  const one = await uploaded('hidden-rows');
  expect((await again(one.id, {}, anAdmin({ id: 3 }))).statusCode).toBe(403);
  expect((await again(one.id, {}, anActor({ id: 7 }))).statusCode).toBe(404);
  expect(await db().$count(storedWorkbooks)).toBe(1);
  await checked(one);
  await as(admin).post(`/customer/import/${one.id}/store`);
  expect(await db().$count(storedWorkbooks)).toBe(0);
  expect((await again(one.id, { hidden: true })).statusCode).toBe(409);
  const other = await uploaded('merged');
  await as(admin).delete(`/customer/import/${other.id}`);
  expect(await db().$count(storedWorkbooks)).toBe(0);
  const old = await uploaded('merged');
  await db()
    .update(storedWorkbooks)
    .set({ created_at: new Date('2026-01-01') });
  await clearOldImports();
  const reply = await again(old.id, { hidden: true });
  expect([reply.statusCode, reply.json().message]).toEqual([409, 'Tệp không còn được giữ. Vui lòng tải lên lại']);
});

test('a merged cell counts for all its rows', async () => {
  await insertUser({ id: 9, name: 'Nhân Viên', email: 'staff@toam.vn' });
  const list = await stored('merged');
  expect(list.map(({ name, phone_number, user_id }) => [name, phone_number, user_id])).toEqual([
    ['Khách gộp 1', '0988333001', 9],
    ['Khách gộp 1', '0988333002', 9],
    ['Khách gộp 3', '0988333003', 9],
  ]);
});

test('titles of two lines are read together', async () => {
  const one = await uploaded('two-line-head');
  expect(one.columns).toEqual([null, 'name', 'date_of_birth', 'phone_number', 'email']);
  expect(one.headers.map(({ title }) => title)).toEqual(['STT', 'Họ tên', 'Ngày sinh', 'SĐT', 'Email']);
  await checked(one);
  expect(await valuesOf()).toMatchObject([
    { row: 3, name: 'Khách hai dòng', date_of_birth: '1990-02-28', phone_number: '0988444001', email: 'x@example.vn' },
  ]);
});

test.each([
  [
    'totals-row',
    ['Khách A', 'Khách B'],
    [
      [4, 'Tổng cộng: 2 khách'],
      [6, 'Người lập biểu'],
    ],
  ],
  [
    'group-rows',
    ['Khách C', 'Khách D'],
    [
      [2, 'QUẬN 1'],
      [4, 'QUẬN 3'],
    ],
  ],
])('in %s only customers come in, and what else stands there is named', async (name, names, leftOut) => {
  const one = await checked(await uploaded(name));
  expect(one).toMatchObject({ counts: { rows: names.length, errors: 0 } });
  expect(one.reading?.left_out).toEqual({
    count: leftOut.length,
    rows: leftOut.map(([row, text]) => ({ row, text })),
  });
  expect((await rowsOf(one)).map(({ cells }) => cells.find((cell) => cell.startsWith('Khách')))).toEqual(names);
});

test('a stray cell far to the right is no column', async () => {
  const one = await uploaded('columns-60');
  expect(one).toMatchObject({ columns: ['name', 'phone_number'], counts: { rows: 1 }, reading: { beyond: 1 } });
});

test('titles and names in decomposed letters are the same, and are stored composed', async () => {
  expect(await stored('nfd')).toMatchObject([
    { name: 'Nguyễn Thị Hoài', phone_number: '0988777001', address: 'Điện Biên Phủ, Đống Đa' },
  ]);
});

test('strange characters: what nobody sees is gone at the ends, the rest is as it stands', async () => {
  const one = await checked(await uploaded('strange-chars'));
  const rows = await rowsOf(one);
  expect(rows.map(({ id, state }) => [id, state])).toEqual([
    [2, 'valid'],
    [3, 'error'],
    [4, 'valid'],
    [5, 'valid'],
    [6, 'valid'],
  ]);
  expect(rows[1]!.errors).toMatchObject([{ at: 0, message: 'Tối đa 130 ký tự' }]);
  expect(await valuesOf()).toMatchObject([
    { name: 'Trần\u00a0Văn\u00a0Nam', description: 'dòng 1\ndòng 2\ttab' },
    {},
    { name: expect.stringMatching(/^A+🏠$/u) as string },
    { name: '=1+1', description: '+SUM(1)' },
    { name: 'Lê B' },
  ]);
});

test('days are read as people write them; what is none is named and left empty', async () => {
  await checked(await uploaded('days'));
  const unread = [5, 6, 7, 14, 15, 21, 24, 25, 27];
  const rows = (await valuesOf()) as { row: number; date_of_birth?: string | null }[];
  // the day of the year 2590 is an error of its row: nobody is born then
  expect(rows.filter(({ row }) => row !== 19).map(({ row, date_of_birth }) => [row, date_of_birth ?? null])).toEqual(
    Array.from({ length: 28 }, (_, at) => at + 2)
      .filter((row) => row !== 19)
      .map((row) => [row, unread.includes(row) ? null : '1990-02-28']),
  );
});

test('the copy with errors has the numbers of the rows in the person’s file, and what stands in the cell', async () => {
  const one = await checked(await uploaded('strange-chars'));
  const sheet = await sheetIn((await as(admin).get(`/customer/import/${one.id}/file?show=error`)).rawPayload);
  expect(sheet.getRow(1).getCell(1).value).toBe('Dòng');
  expect([sheet.getRow(2).getCell(1).value, sheet.getRow(3).getCell(1).value]).toEqual([3, null]);
  expect(sheet.getRow(2).getCell(5).value).toMatch(/^Họ tên “👨.*”: Tối đa 130 ký tự$/u);
});

test.each([
  [
    'phones-visible',
    [
      ...[['0988111208'], ['0988111209'], ['0988111219'], ['0988111226'], ['1900545412'], ['1800123414']],
      ...[['0988111201'], ['0388111205'], ['02838111231'], ['0988111222'], ['0988111232', '0988111233']],
    ],
  ],
  ['signature-phones', [['0988210023'], ['0988210024'], ['0988210025'], ['0988210026']]],
  ['hotline', [['1900545415'], ['1800123416']]],
])('numbers of %s are read as people write them', async (name, phones) => {
  expect((await stored(name)).map((customer) => customer.phones)).toEqual(phones);
});
