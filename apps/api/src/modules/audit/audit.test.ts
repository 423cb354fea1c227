import type { AuditRow } from '@toam/contracts/audit/audit.endpoints';
import { Role } from '@toam/domain/actor';
import { dayOf, writtenDay } from '@toam/domain/day';
import { db, tx } from '../../db/db';
import { auditEntries } from '../../audit/audit.schema';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertCustomer, insertHouse } from '../../testing/insert-house';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { sheetIn } from '../../testing/workbook';
import { cancel, collect, insertFixture as insertLedger, record, reduce, today } from '../deals/deal.fixture';

testApp();

const superAdmin = anActor({ id: 1, role: Role.superAdmin });
const agent = anActor({ id: 7 });

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const seconds = (moment: Date) => moment.getTime() / 1000;

/** Three entries: a renamed house, a customer with a changed number, and an export by somebody else. */
async function fixture() {
  for (const { id, role } of [superAdmin, agent]) await insertUser({ id, role, name: id === 1 ? 'Trần Lan' : 'Vũ An' });
  await insertCustomer({ user_id: 7 });
  await insertHouse({ user_id: 7, title: 'Nhà hẻm' });
  const renamed = {
    noun: 'house' as const,
    id: 1,
    changes: [{ column: 'title', old_value: 'Nhà', new_value: 'Nhà hẻm' }],
  };
  const phoned = {
    ...{ noun: 'customer' as const, id: 1 },
    changes: [{ column: 'phone_number', old_value: '0903618274', new_value: '0903618275' }],
  };
  await tx(async () => {
    await db()
      .insert(auditEntries)
      .values([
        {
          ...{ user_id: 7, action: 'update', noun: 'house', record_id: 1, ip: '10.0.0.7', created_at: day(1) },
          ...{ changes: [renamed, phoned], records: ['house:1', 'customer:1'], search: '10.0.0.7 nha hem 0903618275' },
        },
        { user_id: 1, action: 'export', noun: 'customer', count: 600, created_at: day(2), search: '10.0.0.1' },
        {
          user_id: null,
          action: 'create',
          noun: 'contact',
          record_id: 1,
          records: ['contact:1', 'house:1'],
          created_at: day(3),
        },
      ]);
  });
}

const listed = async (query = ''): Promise<AuditRow[]> =>
  (await as(superAdmin).get(`/audit/list?${query}`)).json<{ data: { list: AuditRow[] } }>().data.list;
const ids = async (query: string) => (await listed(query)).map(({ id }) => id);

test('newest first: who, what, on which record, and the first of what changed', async () => {
  await fixture();
  expect(await listed()).toMatchObject([
    { id: 3, user: null, action: 'create', noun: 'contact', record_id: 1, record_name: null, changes: [] },
    { id: 2, user: { id: 1 }, action: 'export', count: 600, record_id: null },
    {
      ...{ id: 1, user: { name: 'Vũ An' }, record_name: 'Nhà hẻm', ip: '10.0.0.7', created_at: seconds(day(1)) },
      ...{ changes: [{ column: 'title', old_value: 'Nhà', new_value: 'Nhà hẻm', text: 'Tiêu đề: Nhà → Nhà hẻm' }] },
      change_count: 2,
    },
  ]);
});

test.each([
  ['user_id=7', [1]],
  ['action=export', [2]],
  ['noun=house', [1]],
  ['noun=house&record_id=1', [3, 1]],
  ['noun=customer&record_id=1', [1]],
  ['record_id=1', [3, 1]],
  ['search=%231', [3, 1]],
  ['search=NHÀ phố', []],
  ['search=Hẻm Nhà', [1]],
  ['search=10.0.0.1', [2]],
  [`from=${seconds(day(2))}&to=${seconds(day(3)) - 1}`, [2]],
  ['size=1&page=2', [2]],
  ['user_id=7&action=export', []],
])('is narrowed by %s', async (query, expected) => {
  await fixture();
  expect(await ids(query)).toEqual(expected);
});

test('entries of the dictionary and form types are named, for their codes stand in no other list', async () => {
  for (const { id, role } of [superAdmin, agent]) await insertUser({ id, role });
  await as(superAdmin).post('/dictionary/class/detail', { value: 'Hẻm ba gác đôi' });
  const { data } = (await as(superAdmin).post('/typeform/reasonLeave', { name: 'Nghỉ học' })).json();
  await as(superAdmin).delete('/typeform/reasonLeave', { id: data.id });
  expect((await listed()).map(({ action, record_name }) => [action, record_name])).toEqual([
    ['delete', 'Nghỉ học'],
    ['create', 'Nghỉ học'],
    ['create', 'Mặt tiền/hẻm: Hẻm ba gác đôi'],
  ]);
});

test('records of the ledger and figures are named by their codes, addresses and days', async () => {
  await insertLedger();
  await record();
  await collect(1, 1_000_000, 'PT-1');
  await reduce(1, 1_000_000);
  await cancel(1);
  const admin = as(superAdmin);
  await admin.post('/business/target/create', { year: 2026, quarter: 4, purchase: 90, connection: 30 });
  await admin.post('/business/target/create', { year: 2026, quarter: 4, purchase: 9, connection: 3, user_id: 7 });
  const counters = { marketingQuantity: 1, saleQuantity: 0, saleCustomerSeenQuantity: 0, purchaseQuantity: 0 };
  await admin.post('/business/accumulation/add', {
    ...{ ...counters, purchaseCustomerSeenQuantity: 0, connectionQuantity: 0, connectionCustomerSeenQuantity: 0 },
    ...{ user_id: 7, date: today() },
  });
  expect((await listed()).map(({ noun, record_name }) => [noun, record_name])).toEqual([
    ['accumulation', `Lê Hoàng Phúc, ${writtenDay(dayOf(today()))}`],
    ['target', 'Lê Hoàng Phúc, quý 4/2026'],
    ['target', 'Công ty, quý 4/2026'],
    ['cancel_bill', 'GD-1'],
    ['coupon', 'GD-1'],
    ['receipt', 'PT-1'],
    ['transaction', 'GD-1'],
  ]);
});

test('an entry says every record that it touched, before and after', async () => {
  await fixture();
  const read = async (id: number) => (await as(superAdmin).get(`/audit/detail?audit_id=${id}`)).json().data;
  expect((await read(1)).records).toMatchObject([
    { noun: 'house', id: 1, name: 'Nhà hẻm' },
    { noun: 'customer', id: 1, name: 'Vũ Thanh Tùng', changes: [{ label: 'Số điện thoại', old_text: '0903618274' }] },
  ]);
  expect((await read(3)).records).toMatchObject([
    { noun: 'contact', id: 1, changes: [] },
    { noun: 'house', id: 1, changes: [] },
  ]);
  expect((await as(superAdmin).get('/audit/detail?audit_id=99')).statusCode).toBe(404);
});

test('only a super admin reads it, and takes it along; that is recorded too', async () => {
  await fixture();
  const columns = ['id', 'user', 'changes', 'ip'].map((key) => ({ key }));
  for (const actor of [anAdmin(), agent]) {
    const calls = [as(actor).get('/audit/list'), as(actor).get('/audit/detail?audit_id=1')];
    const replies = await Promise.all([...calls, as(actor).post('/export/audit', { columns, all: true })]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  }
  const sheet = await sheetIn((await as(superAdmin).post('/export/audit', { columns, user_id: 7 })).rawPayload);
  expect(sheet.rowCount).toBe(2);
  expect(sheet.getRow(2).getCell(3).value).toBe(
    'Bất động sản #1 · Tiêu đề: Nhà → Nhà hẻm\nKhách hàng #1 · Số điện thoại: 0903618274 → 0903618275',
  );
  expect(await listed('action=export')).toMatchObject([{ noun: 'audit', count: 1, user: { id: 1 } }, { id: 2 }]);
});
