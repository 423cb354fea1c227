import type { CustomerImport, CustomerImportRow } from '@toam/contracts/customer/customer-import.endpoints';
import { comparedPhones, phoneFields } from '@toam/domain/customer/customer-phones';
import { asc, eq } from 'drizzle-orm';
import { db } from '../../db/db';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertCustomer } from '../../testing/insert-house';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { sheetIn, uploadFile } from '../../testing/workbook';
import { customers } from '../customers/customer.schema';
import { checkedAs, queuesImports, worked } from './customer-import.fixture';

const { database } = testApp();
queuesImports(() => database().engine);

const owner = anActor({ id: 7 });
const admin = anAdmin({ id: 2 });
/** Answers the website's visitors: sees names, not numbers. */
const chats = anActor({ id: 9, chat_permission: 1 });

/** All columns of the list's menu. */
const columns = [
  ...['id', 'name', ...phoneFields, 'more_phones', 'user', 'need_count', 'house_count', 'created_at', 'updated_at'],
  ...['date_of_birth', 'address', 'email', 'description', 'character', 'social_id', 'fax'],
].map((key) => ({ key }));

/** Names and numbers as people type them. */
const people: {
  name: string;
  numbers: string[];
  more?: string[];
  fax?: string;
  email?: string;
  description?: string;
}[] = [
  { name: 'Vũ Thanh Tùng', numbers: ['0903 618 274'], fax: '028 3822 1234', email: 'tung@mail.vn' },
  { name: '=HYPERLINK("x")', numbers: ['+84 913.618.275', '(028) 3822-1234'] },
  {
    name: '- Chị Ba · Q.7',
    numbers: ['0168 361 8276', '0903618277', '0903618278', '0903618279'],
    more: ['0903 618 280'],
  },
  { name: '@Zalo 0904, "Ông" Tám', numbers: ['+1 555 123 4567'], description: 'Zalo 0904 618 281\n+ gọi tối' },
  { name: 'Anh Nam; Bình Thạnh', numbers: ['84905618282'] },
];

/** The customers in the database. Two agents look after the first one. */
async function fixture() {
  for (const [actor, name] of [
    [owner, 'Trần Minh Khôi'],
    [admin, 'Quản trị'],
    [chats, 'Trực chat'],
    [anActor({ id: 8 }), 'Lê An'],
  ] as const)
    await insertUser({ ...actor, name });
  for (const [at, { numbers, more = [], ...said }] of people.entries()) {
    const [phone_number = '', phone_number2, phone_number3, phone_number4] = numbers;
    await insertCustomer({
      ...{ ...said, user_id: 7, co_staff: at === 0 ? [8] : [], more_phones: more },
      ...{ phone_number, phone_number2, phone_number3, phone_number4, phones: comparedPhones([...numbers, ...more]) },
    });
  }
}

const exported = async (actor = admin) =>
  (await as(actor).post('/export/customer', { columns, all: true, order: 'asc' })).rawPayload;

/** Uploads a file and checks it with the guessed columns. */
async function triedWith(actor: typeof admin, bytes: Buffer) {
  const { data } = (await uploadFile(actor, '/customer/import', bytes, 'khach-hang.xlsx')).json() as {
    data: CustomerImport;
  };
  const one = await checkedAs(actor, data);
  const rows: CustomerImportRow[] = (await as(actor).get(`/customer/import/${data.id}/row?show=all`)).json().data.list;
  return { one, rows };
}

test('the sheet has the name alone and one number in a cell, as text with its 0', async () => {
  await fixture();
  const sheet = await sheetIn(await exported());
  const rows = new Map(
    (sheet.getSheetValues().slice(2) as unknown[][]).map((cells) => [String(cells[2]), cells.slice(3, 8)]),
  );
  expect((sheet.getRow(1).values as string[]).slice(1, 9)).toEqual([
    ...['Mã', 'Tên khách hàng', 'Số điện thoại', 'Số điện thoại 2', 'Số điện thoại 3', 'Số điện thoại 4'],
    ...['Số điện thoại khác', 'Nhân viên phụ trách'],
  ]);
  expect(rows.get('Vũ Thanh Tùng')?.[0]).toBe('0903618274');
  expect(rows.get('\'=HYPERLINK("x")')?.slice(0, 2)).toEqual(['0913618275', '02838221234']);
  expect(rows.get("'- Chị Ba · Q.7")).toEqual([
    ...['0383618276', '0903618277', '0903618278', '0903618279', '0903618280'],
  ]);
  expect(sheet.getRow(2).getCell(3).numFmt).toBe('@');
});

test('an exported sheet is imported again without a word: nobody is an error, everybody is found', async () => {
  await fixture();
  const sheet = await exported();
  // two customers have this number: the one with the same name is found
  await db()
    .update(customers)
    .set({ phones: ['0903618274', '84905618282', '0905618282'] })
    .where(eq(customers.id, 1));
  const { one, rows } = await triedWith(admin, sheet);
  expect(one.columns.slice(1, 8)).toEqual(['name', ...phoneFields, null, 'user_id']);
  expect(one).toMatchObject({ state: 'checked', counts: { rows: 5, valid: 0, errors: 0, duplicates: 5 } });
  const known = await db().select().from(customers).orderBy(asc(customers.id));
  for (const row of rows) expect(row.same_phone?.name).toBe(known[Number(row.cells[0]) - 1]?.name);
  // two agents look after the first customer: each of them counts as the owner
  expect((await triedWith(owner, await exported(owner))).one.counts).toMatchObject({ errors: 0, duplicates: 5 });
});

test('imported where nobody is known, the same names have the same numbers', async () => {
  await fixture();
  const before = await db().select().from(customers).orderBy(asc(customers.id));
  const sheet = await exported();
  await db().delete(customers);
  const { one } = await triedWith(admin, sheet);
  expect(one.counts).toMatchObject({ rows: 5, valid: 5, errors: 0, duplicates: 0 });
  await as(admin).post(`/customer/import/${one.id}/store`, { only_if_clean: true });
  await worked(admin, one.id);
  const after = new Map((await db().select().from(customers)).map((customer) => [customer.name, customer]));
  for (const { name, phones, more_phones, user_id, fax, email, description } of before) {
    // the customer form has four phone fields: a fifth number is in the sheet, but not in the form
    const kept = phones.filter((phone) => !comparedPhones(more_phones).includes(phone));
    expect(after.get(name)).toMatchObject({ phones: kept, user_id, fax, email, description });
  }
});

test('who may not see numbers exports none, and none is imported', async () => {
  await fixture();
  const { rows, one } = await triedWith(admin, await exported(chats));
  expect(one.counts).toMatchObject({ rows: 5, valid: 0, errors: 5, duplicates: 0 });
  for (const { cells, errors } of rows) {
    expect(cells.slice(2, 3)).toEqual(['0000000000']);
    expect(errors).toEqual([
      { at: 2, message: 'Số điện thoại đã ẩn (0000000000) nên không nhập được. Vui lòng ghi số thật' },
    ]);
  }
});
