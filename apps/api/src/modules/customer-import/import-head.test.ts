import type { CustomerImport, CustomerImportRow } from '@toam/contracts/customer/customer-import.endpoints';
import { anActor } from '../../testing/an-actor';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { workbookOf, type Cells, uploadFile } from '../../testing/workbook';
import { eq } from 'drizzle-orm';
import { db } from '../../db/db';
import { imports } from '../../sheets/import/import.schema';

testApp();

const agent = anActor({ id: 7 });
const other = anActor({ id: 8 });
beforeEach(async () => {
  await insertUser({ id: 7 });
});

const upload = async (...rows: Cells[]): Promise<CustomerImport> =>
  (await uploadFile(agent, '/customer/import', await workbookOf(rows), 'khach.xlsx')).json().data;
const setHead = (first_is_data: boolean, who = agent) => as(who).put('/customer/import/1/head', { first_is_data });
const rows = async (): Promise<CustomerImportRow[]> =>
  (await as(agent).get('/customer/import/1/row?show=all')).json().data.list;

const people: Cells[] = [
  ['Vũ Tùng', '0903618274', 32_932],
  ['Lê An', '0912345678', '1991-03-01'],
];

test('a file without titles is recognised, and no customer is lost to them', async () => {
  const one = await upload(...people);
  expect(one).toMatchObject({ first_is_data: true, columns: [null, null, null], counts: { rows: 2 } });
  expect(one.headers.map(({ title, samples }) => [title, samples])).toEqual([
    ['', ['Vũ Tùng', 'Lê An']],
    ['', ['0903618274', '0912345678']],
    ['', ['32932', '1991-03-01']],
  ]);
});

test('what was taken for titles becomes a customer when it is said, and titles again', async () => {
  const one = await upload(['Tùng', 'không có'], ...people);
  expect(one).toMatchObject({ first_is_data: false, counts: { rows: 2 } });
  expect((await setHead(true)).json().data).toMatchObject({
    ...{ first_is_data: true, state: 'columns', counts: { rows: 3 } },
    headers: [{ title: '', samples: ['Tùng', 'Vũ Tùng', 'Lê An'] }, { title: '' }, { title: '' }],
  });
  expect((await rows()).map(({ id, cells }) => [id, cells[0]])).toEqual([
    [1, 'Tùng'],
    [2, 'Vũ Tùng'],
    [3, 'Lê An'],
  ]);
  expect((await setHead(false)).json().data).toMatchObject({ first_is_data: false, counts: { rows: 2 } });
  expect((await rows()).map(({ id }) => id)).toEqual([2, 3]);
  // a double click changes nothing
  expect((await setHead(false)).json().data).toMatchObject({ counts: { rows: 2 } });
});

test('days are shown as days, whatever Excel made of them', async () => {
  const one = await upload(['Họ tên', 'SĐT', 'Ngày sinh'], ...people);
  expect(one.headers[2]).toEqual({ title: 'Ngày sinh', samples: ['28/02/1990', '01/03/1991'] });
  expect((await rows()).map(({ cells }) => cells[2])).toEqual(['28/02/1990', '01/03/1991']);
});

test('the only row can’t be titles, somebody else’s import is not found, and what is carried out stays', async () => {
  await upload(people[0]!);
  expect((await setHead(false)).statusCode).toBe(422);
  expect((await setHead(false, other)).statusCode).toBe(404);
  await db().update(imports).set({ state: 'stored' }).where(eq(imports.id, 1));
  expect((await setHead(false)).statusCode).toBe(409);
});
