import type { AccumulationRow } from '@toam/contracts/accumulation/accumulation.schema';
import { JobPosition, Role } from '@toam/domain/actor';
import { accumulationCounters } from '@toam/domain/business/accumulation.record';
import { dayOf, dayStart } from '@toam/domain/day';
import { addDays } from '@toam/domain/work-calendar';
import { eq, getTableColumns } from 'drizzle-orm';
import { auditEntries } from '../../audit/audit.schema';
import { db } from '../../db/db';
import { historyEntries } from '../../history/history.schema';
import { liveEvents } from '../../live/event.schema';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { accumulations } from './accumulation.schema';

testApp();

const agent = anActor({ id: 7 });
const colleague = anActor({ id: 8 });
const leader = anActor({ id: 6, job_position: JobPosition.teamLeader });
const admin = anAdmin({ id: 2 });

const today = dayOf(Date.now() / 1000);
const on = (back: number): number => dayStart(addDays(today, -back));
const counters = {
  ...{ marketingQuantity: 12, saleQuantity: 1, saleCustomerSeenQuantity: 2, purchaseQuantity: 3 },
  ...{ purchaseCustomerSeenQuantity: 4, connectionQuantity: 5, connectionCustomerSeenQuantity: 6 },
};
const add = (body: object = {}, actor = agent) =>
  as(actor).post('/business/accumulation/add', { date: on(0), ...counters, ...body });
const change = (body: object, actor = agent) => as(actor).put('/business/accumulation/update', body);
const made = async (body: object = {}, actor = agent): Promise<AccumulationRow> => (await add(body, actor)).json().data;

beforeEach(async () => {
  await insertUser(leader);
  await insertUser({ ...agent, manager: 6 });
  await insertUser(colleague);
  await insertUser(admin);
});

test('the table of counters names every counter of the database', () => {
  const { id, version, user_id, date, created_by, created_at, updated_at, deleted_at, ...rest } =
    getTableColumns(accumulations);
  expect([id, version, user_id, date, created_by, created_at, updated_at, deleted_at]).not.toContain(undefined);
  expect(Object.values(accumulationCounters).map(({ column }) => column)).toEqual(Object.keys(rest));
});

test('the short form stores its seven counters, the others are 0', async () => {
  const row = await made();
  expect(row).toMatchObject({
    ...counters,
    ...{ user: { id: 7 }, date: on(0), saleAdviseCustomer: 0, version: 1, may_edit: true },
  });
  expect((await db().select().from(historyEntries))[0]).toMatchObject({ model: 'Accumulation', model_id: row.id });
  const [entry] = await db().select().from(auditEntries).where(eq(auditEntries.noun, 'accumulation'));
  expect(JSON.stringify(entry)).toContain('marketingQuantity');
  const [event] = (await db().select().from(liveEvents)).filter(({ kind }) => kind === 'record.changed');
  expect(event).toMatchObject({ rule: 'brokerage', body: { noun: 'accumulation', record_id: row.id } });
});

test.each<[object, string, string]>([
  [{ date: undefined }, 'date', 'Vui lòng chọn ngày'],
  [{ date: on(-1) }, 'date', 'Không được chọn ngày trong tương lai'],
  [{ marketingQuantity: undefined }, 'marketingQuantity', 'Vui lòng nhập số lượng tiếp thị hôm nay'],
  [{ saleQuantity: null }, 'saleQuantity', 'Vui lòng nhập Số lượng'],
  [{ saleQuantity: '3' }, 'saleQuantity', 'Phải là số'],
  [{ purchaseQuantity: -1 }, 'purchaseQuantity', 'Phải là số'],
  [{ purchaseQuantity: 1.5 }, 'purchaseQuantity', 'Phải là số'],
  [{ saleAdviseCustomer: 'x' }, 'saleAdviseCustomer', 'Phải là số'],
  [{ connectionQuantity: 100_001 }, 'connectionQuantity', 'Không được lớn hơn 100.000'],
])('%j: %s', async (body, field, text) => {
  const reply = await add(body);
  expect([reply.statusCode, reply.json().errors[field]]).toEqual([422, text]);
  expect(await db().$count(accumulations)).toBe(0);
});

test('staff enter the last three days, admins any', async () => {
  expect((await add({ date: on(3) })).statusCode).toBe(200);
  const late = await add({ date: on(4) });
  expect([late.statusCode, late.json().message]).toEqual([
    403,
    'Đã quá 3 ngày nên không nhập hay sửa được. Hãy nhờ quản trị viên',
  ]);
  expect((await add({ date: on(400), user_id: 7 }, admin)).statusCode).toBe(200);
  const former = await insertUser({ id: 9, status: 0 });
  expect((await add({ user_id: former.id }, admin)).json().errors).toHaveProperty('user_id');
});

test('nobody but admins enters for somebody else, and leaders read only', async () => {
  expect((await add({ user_id: 7 }, leader)).statusCode).toBe(403);
  const { id } = await made();
  for (const actor of [leader, colleague]) expect((await change({ id, saleQuantity: 9 }, actor)).statusCode).toBe(403);
  expect((await as(leader).get(`/business/accumulation/get-by?id=${id}`)).json().data).toMatchObject({
    ...{ id, may_edit: false },
  });
  expect((await as(colleague).get(`/business/accumulation/get-by?id=${id}`)).statusCode).toBe(403);
});

test('a second entry of a day answers with the first', async () => {
  const first = await made();
  const second = await add({ date: on(0) + 3600, saleQuantity: 7 });
  expect([second.statusCode, second.json().message]).toEqual([409, 'Ngày này đã có số liệu. Hãy mở ra để sửa']);
  expect(second.json().current).toMatchObject({ id: first.id, saleQuantity: 1 });
});

test('ten at once for a day: one is stored', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => add()));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  expect(await db().$count(accumulations)).toBe(1);
});

test('a change keeps what it does not name, and knows a stale version', async () => {
  const { id } = await made({ saleAdviseCustomer: 4 });
  const changed = await change({ id, version: 1, saleQuantity: 9 });
  expect(changed.json().data).toMatchObject({ saleQuantity: 9, saleAdviseCustomer: 4, version: 2 });
  const stale = await change({ id, version: 1, saleQuantity: 8 });
  expect([stale.statusCode, stale.json().current.version]).toEqual([409, 2]);
  const history = await db().select().from(historyEntries).where(eq(historyEntries.column, 'saleQuantity'));
  expect(history).toMatchObject([{ old_value: '1', new_value: '9' }]);
  expect((await change({ id, saleQuantity: 9 })).json().data.version).toBe(2);
  expect((await change({ id: 999, saleQuantity: 1 })).statusCode).toBe(404);
});

test('an entry moves to a free day only', async () => {
  const first = await made();
  const second = await made({ date: on(1) });
  const taken = await change({ id: second.id, date: on(0) });
  expect([taken.statusCode, taken.json().current.id]).toEqual([409, first.id]);
  expect((await change({ id: second.id, date: on(2) })).json().data.date).toBe(on(2));
  expect((await change({ id: second.id, date: on(9) })).statusCode).toBe(403);
});

test('an old entry is changed by admins only', async () => {
  const { id } = await made({ date: on(10), user_id: 7 }, admin);
  expect((await change({ id, saleQuantity: 2 })).json().message).toBe(
    'Đã quá 3 ngày nên không nhập hay sửa được. Hãy nhờ quản trị viên',
  );
  expect((await change({ id, saleQuantity: 2 }, admin)).statusCode).toBe(200);
});

test('a day without an entry is null, so that the form starts empty', async () => {
  const { id } = await made();
  expect((await as(agent).get(`/business/accumulation/get-by?date=${on(0)}`)).json().data.id).toBe(id);
  expect((await as(leader).get(`/business/accumulation/get-by?date=${on(0)}&user_id=7`)).json().data.id).toBe(id);
  expect((await as(agent).get(`/business/accumulation/get-by?date=${on(1)}`)).json()).toEqual({ success: true });
  expect((await as(colleague).get(`/business/accumulation/get-by?date=${on(0)}&user_id=7`)).statusCode).toBe(403);
  expect((await as(agent).get('/business/accumulation/get-by')).statusCode).toBe(422);
});

test('a list has those whom one may see, the last day first', async () => {
  await made();
  await made({ date: on(1) });
  await made({}, colleague);
  const list = async (actor: typeof agent, query = '') =>
    (await as(actor).get(`/business/accumulation/list?paginate=1${query}`)).json();
  const shown = async (actor: typeof agent, query = '') =>
    (await list(actor, query)).data.list.map(({ user_id, date }: AccumulationRow) => [
      user_id,
      (on(0) - date) / 86_400,
    ]);
  expect(await shown(agent)).toEqual([
    [7, 0],
    [7, 1],
  ]);
  expect(await shown(leader)).toHaveLength(2);
  expect(await shown(admin)).toEqual([
    [8, 0],
    [7, 0],
    [7, 1],
  ]);
  expect(await shown(admin, '&team=6')).toHaveLength(2);
  expect(await shown(admin, '&users=8')).toEqual([[8, 0]]);
  expect(await shown(admin, `&startAt=${on(1)}&endAt=${on(1)}`)).toEqual([[7, 1]]);
  expect((await list(admin, '&size=2&page=2')).data).toMatchObject({ total: 3, total_page: 2, page: 2 });
  expect((await as(leader).get('/business/accumulation/list?users=7,8')).statusCode).toBe(403);
  expect((await as(leader).get('/business/accumulation/list?team=8')).statusCode).toBe(403);
  expect((await as(anActor({ id: 5, role: Role.marketer })).get('/business/accumulation/list')).statusCode).toBe(403);
});
