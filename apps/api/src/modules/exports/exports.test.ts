import { Role } from '@toam/domain/actor';
import type { Worksheet } from 'exceljs';
import { sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { auditEntries } from '../../audit/audit.schema';
import { anActor } from '../../testing/an-actor';
import { insertCustomer, insertDictionary, insertHouse } from '../../testing/insert-house';
import { insertNeed } from '../../testing/insert-need';
import { insertSession, insertUser } from '../../testing/insert-user';
import { as, realAddress, testApp } from '../../testing/test-app';
import { sheetIn } from '../../testing/workbook';
import { customers } from '../customers/customer.schema';
import { kinds } from './export-kinds';

testApp({ listens: true });

const owner = anActor({ id: 7 });
const colleague = anActor({ id: 8 });
const admin = anActor({ id: 2, role: Role.admin });

const columns = ['title', 'into_money', 'created_at', 'customer_id', 'customer_phone', 'id'].map((key) => ({
  key,
  width: 120,
}));

/** Two shared houses of the owner, one with a formula as its name, and one that only the owner and admins see. */
async function fixture() {
  for (const { id, role } of [owner, colleague, admin]) await insertUser({ id, role });
  await insertDictionary();
  const customer = await insertCustomer({ user_id: owner.id });
  const shared = {
    user_id: owner.id,
    customer_id: customer.id,
    customer_vouched: true,
    public: 1,
    public_approval: 1,
  } as const;
  await insertHouse({
    ...shared,
    title: 'Nhà phố hẻm xe hơi',
    into_money: 8_650_000_000,
    created_at: new Date('2026-11-20T01:30:00Z'),
  });
  await insertHouse({ ...shared, title: '=cmd|calc', into_money: 2_000_000_000 });
  await insertHouse({ ...shared, public: 0, public_approval: 0, title: 'Chưa chia sẻ', into_money: 1_000_000_000 });
}

const cells = (sheet: Worksheet, row: number) => columns.map((_, at) => sheet.getRow(row).getCell(at + 1).value);

test('the list as it stands: its columns, its order, real numbers and dates, and a file name with the day', async () => {
  await fixture();
  const reply = await as(owner).post('/export/house', { columns, column: 'into_money', direction: 'desc' });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-disposition']).toMatch(/filename="bat-dong-san-\d{4}-\d\d-\d\d\.xlsx"/);
  expect(reply.headers['x-total-rows']).toBe('2');
  const sheet = await sheetIn(reply.rawPayload);
  expect(sheet.rowCount).toBe(3);
  expect(cells(sheet, 1)).toEqual(['Tiêu đề', 'Giá', 'Ngày tạo', 'Chủ nhà', 'SĐT chủ nhà', 'Mã']);
  expect(cells(sheet, 2)).toEqual([
    'Nhà phố hẻm xe hơi',
    8_650_000_000,
    new Date('2026-11-20T08:30:00Z'),
    'Vũ Thanh Tùng',
    '0903618274',
    '1',
  ]);
  expect(cells(sheet, 3)[0]).toBe("'=cmd|calc");
});

test('a colleague gets what they may see, with phones masked, whatever they ask for', async () => {
  await fixture();
  for (const body of [{ columns }, { columns, all: true }]) {
    const sheet = await sheetIn((await as(colleague).post('/export/house', body)).rawPayload);
    expect(sheet.rowCount).toBe(3);
    expect(cells(sheet, 2).slice(3, 5)).toEqual(['Vũ Thanh Tùng', '0000000000']);
  }
});

test('everything, for an admin, is what no tab or filter hides', async () => {
  await fixture();
  const filters = [{ column: 'into_money', operation: 'between', values: [8_000_000_000, null] }];
  const filtered = await as(admin).post('/export/house', { columns, filters });
  const all = await as(admin).post('/export/house', { columns, filters, all: true });
  expect([filtered, all].map(({ headers }) => headers['x-total-rows'])).toEqual(['1', '3']);
});

test('who exported what, and how much, is recorded', async () => {
  await fixture();
  await as(colleague).post('/export/house', { columns, search: 'pho' });
  expect(await db().select().from(auditEntries).orderBy(auditEntries.id)).toEqual([
    expect.objectContaining({
      user_id: 8,
      action: 'export',
      noun: 'house',
      count: 1,
      ip: '127.0.0.1',
      detail: expect.objectContaining({ all: false, question: expect.objectContaining({ search: 'pho' }) }),
    }),
  ]);
});

test.each([
  ['a kind that is none', '/export/secrets', { columns }, 422],
  ['no columns', '/export/house', { columns: [] }, 422],
  ['a column twice', '/export/house', { columns: [{ key: 'id' }, { key: 'id' }] }, 422],
  ['a column that the list does not have', '/export/house', { columns: [{ key: 'constructor' }] }, 422],
  ['a filter that the list would refuse', '/export/house', { columns, filters: [{ column: 'x' }] }, 422],
])('%s is refused, and nothing is recorded', async (_what, path, body, status) => {
  await insertUser({ id: 7 });
  expect((await as(owner).post(path, body)).statusCode).toBe(status);
  expect(await db().select().from(auditEntries).orderBy(auditEntries.id)).toEqual([]);
});

const marketer = anActor({
  id: 9,
  role: Role.marketer,
  customer_permission: 1,
  request_permission: 1,
  chat_permission: 1,
});
const listed: [string, string, string[]][] = [
  ['house', 'POST /house/v2/list', ['id', 'customer_id']],
  ['customer', 'GET /customer/list', ['id', 'name', 'phone_number']],
  ['request', 'GET /customer/request/list', ['id', 'customer', 'phone_number']],
  ['audit', 'GET /audit/list', ['id']],
  ['post', 'POST /user/post-manager-condition', ['id', 'total']],
];

test.each(
  listed.flatMap(([kind, list, keys]) =>
    [owner, admin, marketer, anActor({ id: 10, chat_permission: 1 })].map((actor) => ({ kind, list, keys, actor })),
  ),
)('whoever may not list them exports none: $kind, person $actor.id', async ({ kind, list, keys, actor }) => {
  await fixture();
  const [method, path = ''] = list.split(' ');
  const seen = method === 'GET' ? await as(actor).get(path) : await as(actor).post(path, {});
  for (const all of [false, true]) {
    const reply = await as(actor).post(`/export/${kind}`, { columns: keys.map((key) => ({ key })), all });
    expect([kind, reply.statusCode]).toEqual([kind, seen.statusCode]);
  }
});

test.each([
  ['customer', 'GET /customer/list', ['phone_number', 'fax', 'email', 'address', 'description']],
  ['request', 'GET /customer/request/list', ['phone_number', 'description']],
  ['house', 'POST /house/v2/list', ['customer_id', 'customer_phone']],
] as const)('a sheet of kind %s tells what its screen tells, to every role', async (kind, list, keys) => {
  await fixture();
  await db()
    .update(customers)
    .set({
      ...{
        fax: '02838123456',
        email: 'a0398123456@mail.vn',
        address: 'gọi 0398 123 456',
        description: 'Zalo 0398.123.456',
      },
    });
  await insertNeed({ user_id: owner.id, customer_id: 1, description: 'gọi 0398 123 456' });
  const digits = /0903618274|0398[ .]?123[ .]?456|02838123456/g;
  const people = [
    owner,
    colleague,
    admin,
    anActor({ id: 10, chat_permission: 1 }),
    anActor({ id: 11, customer_permission: 1, request_permission: 1 }),
  ];
  for (const actor of people) {
    const [method, path = ''] = list.split(' ');
    const screen = method === 'GET' ? await as(actor).get(path) : await as(actor).post(path, {});
    const reply = await as(actor).post(`/export/${kind}`, { columns: keys.map((key) => ({ key })) });
    const sheet = JSON.stringify((await sheetIn(reply.rawPayload)).getSheetValues());
    const told = (text: string) => [...new Set(text.match(digits) ?? [])].sort();
    expect([actor.id, told(sheet)]).toEqual([actor.id, told(screen.body)]);
  }
});

async function asking(userId: number, signal?: AbortSignal): Promise<Response> {
  const token = await insertSession(userId);
  return fetch(`${realAddress()}/api/export/house`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ columns }),
    ...(signal && { signal }),
  });
}

/** More houses than the export reads before the next call comes. */
const manyHouses = (count: number) =>
  db().execute(sql`
    insert into houses (slug, user_id, title, house_number, house_address, address_key, public, public_approval)
    select 'nhà-' || n, 7, md5(n::text) || md5('a' || n) || md5('b' || n), '1', 'A', '', 1, 1 from generate_series(1, ${count}::int) as n`);

test('a failure on the way breaks the connection: nobody takes half a list for a whole one', async () => {
  await fixture();
  const find = jest.spyOn(kinds.house!, 'find').mockResolvedValue({
    total: 400,
    batches: (async function* () {
      yield [['Nhà', 1, 1, null, 1]];
      throw new Error('the database went away');
    })(),
  });
  try {
    const reply = await asking(7);
    expect(reply.status).toBe(200);
    await expect(reply.arrayBuffer()).rejects.toThrow();
  } finally {
    find.mockRestore();
  }
});

test('a person has one export at a time, and giving it up makes room for the next', async () => {
  await fixture();
  await manyHouses(3000);
  const stop = new AbortController();
  const first = await asking(7, stop.signal);
  expect(first.headers.get('x-total-rows')).toBe('3002');
  const second = await asking(7);
  expect(second.status).toBe(429);
  expect(await second.json()).toMatchObject({ code: 'too_many', message: expect.stringContaining('đang xuất') });
  stop.abort();
  await expect(first.arrayBuffer()).rejects.toThrow();
  let next = await asking(7);
  for (let tries = 0; next.status === 429 && tries < 100; tries++) {
    await new Promise((wake) => setTimeout(wake, 20));
    next = await asking(7);
  }
  expect(next.status).toBe(200);
  await next.body?.cancel();
});
