import type { TargetRow } from '@toam/contracts/target/target.endpoints';
import { JobPosition } from '@toam/domain/actor';
import { dayStart } from '@toam/domain/day';
import { targetFigures } from '@toam/domain/business/target.record';
import { desc, eq, getTableColumns } from 'drizzle-orm';
import { auditEntries } from '../../audit/audit.schema';
import { db } from '../../db/db';
import { historyEntries } from '../../history/history.schema';
import { liveEvents } from '../../live/event.schema';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { targets } from './target.schema';

testApp();

const agent = anActor({ id: 7 });
const leader = anActor({ id: 6, job_position: JobPosition.teamLeader });
const saleAdmin = anActor({ id: 5, job_position: JobPosition.saleAdmin });
const admin = anAdmin({ id: 2 });

const create = (body: object = {}, actor = admin) =>
  as(actor).post('/business/target/create', { year: 2026, quarter: 4, purchase: 90, connection: 30, ...body });
const change = (body: object, actor = admin) => as(actor).put('/business/target/update', body);
const save = (rows: object[], actor = admin) =>
  as(actor).put('/business/target/save', {
    rows: rows.map((row) => ({ year: 2026, quarter: 4, purchase: 90, connection: 30, version: 0, ...row })),
  });
const made = async (body: object = {}): Promise<TargetRow> => (await create(body)).json().data;
const read = async (actor = admin, first = '2026-01-01', last = '2026-12-31') =>
  (await as(actor).post('/business/target/get', { startAt: dayStart(first), endAt: dayStart(last) + 86_399 })).json();

beforeEach(async () => {
  await insertUser(admin);
  await insertUser(leader);
  await insertUser({ ...agent, name: 'Nguyễn An', manager: 6 });
  await insertUser({ id: 8 });
});

test('every figure of the database is in the rules', () => {
  const { id, version, year, quarter, user_id, created_by, created_at, updated_at, ...rest } = getTableColumns(targets);
  expect([id, version, year, quarter, user_id, created_by, created_at, updated_at]).not.toContain(undefined);
  expect(Object.keys(rest).sort()).toEqual([...targetFigures].sort());
});

test('a quarter’s bounds follow from year and quarter, whatever the call says', async () => {
  const row = await made({ startAt: 5, endAt: 6, sale: 120 });
  expect(row).toMatchObject({
    ...{ year: 2026, quarter: 4, startAt: dayStart('2026-10-01'), endAt: dayStart('2027-01-01') - 1 },
    ...{ user: null, purchase: 90, connection: 30, sale: 120, sale_seen: null },
  });
  expect((await made({ year: undefined, startAt: dayStart('2025-02-01'), quarter: 1 })).year).toBe(2025);
  const [event] = (await db().select().from(liveEvents).orderBy(liveEvents.id)).filter(
    ({ kind }) => kind === 'record.changed',
  );
  expect(event).toMatchObject({ rule: 'brokerage', body: { noun: 'target', record_id: row.id } });
  expect(await db().$count(historyEntries, eq(historyEntries.model, 'Target'))).toBe(2);
});

test.each<[object, string, string]>([
  [{ quarter: undefined }, 'quarter', 'Vui lòng chọn Quý'],
  [{ quarter: 5 }, 'quarter', 'Vui lòng chọn Quý'],
  [{ purchase: undefined }, 'purchase', 'Vui lòng nhập Nhu cầu mua'],
  [{ connection: null }, 'connection', 'Vui lòng nhập Nhu cầu kết nối'],
  [{ purchase: '9' }, 'purchase', 'Phải là số'],
  [{ sale: -1 }, 'sale', 'Phải là số'],
  [{ user_id: 999 }, 'user_id', 'Nhân viên này đã nghỉ hoặc bị khoá. Vui lòng chọn lại'],
])('%j: %s', async (body, field, text) => {
  const reply = await create(body);
  expect([reply.statusCode, reply.json().errors[field]]).toEqual([422, text]);
  expect(await db().$count(targets)).toBe(0);
});

test('a quarter has one of the company and one of each person', async () => {
  const first = await made();
  const second = await create({ purchase: 1 });
  expect([second.statusCode, second.json().current]).toMatchObject([409, { id: first.id, purchase: 90 }]);
  expect((await create({ user_id: 7 })).statusCode).toBe(200);
  expect((await create({ user_id: 7 })).statusCode).toBe(409);
});

test('only admins and Sale Admins write', async () => {
  const { id } = await made();
  for (const actor of [agent, leader, anActor({ id: 9, job_position: JobPosition.accountant })]) {
    expect((await create({ quarter: 1 }, actor)).statusCode).toBe(403);
    expect((await change({ id, purchase: 1 }, actor)).statusCode).toBe(403);
    expect((await save([{ quarter: 1 }], actor)).statusCode).toBe(403);
  }
  expect((await create({ quarter: 1 }, saleAdmin)).statusCode).toBe(200);
  expect((await change({ id, purchase: 91 }, saleAdmin)).json().data.purchase).toBe(91);
});

test('in a change absent is as it is and null is no target', async () => {
  const { id } = await made({ sale: 120, sale_seen: 60 });
  const after = (await change({ id, version: 1, sale: null, purchase: 95 })).json().data;
  expect(after).toMatchObject({ purchase: 95, connection: 30, sale: null, sale_seen: 60, version: 2 });
  const stale = await change({ id, version: 1, purchase: 1 });
  expect([stale.statusCode, stale.json().current.purchase]).toEqual([409, 95]);
  expect((await change({ id, purchase: 95 })).json().data.version).toBe(2);
  expect((await change({ id, purchase: null })).statusCode).toBe(422);
  expect((await change({ id: 999, purchase: 1 })).statusCode).toBe(404);
});

test('a sheet is saved at once: new rows, changed ones and those as they were, in the order of the call', async () => {
  const { id } = await made({ sale: 120 });
  await made({ user_id: 7 });
  const reply = await save([
    { user_id: 8, quarter: 1 },
    { user_id: 7, version: 1 },
    { version: 1, purchase: 95 },
  ]);
  expect(reply.json().data).toMatchObject([
    { user_id: 8, quarter: 1, version: 1 },
    { user_id: 7, version: 1 },
    { id, user_id: null, version: 2, purchase: 95, sale: 120 },
  ]);
  const [entry] = await db().select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(entry).toMatchObject({ action: 'update', noun: 'target', user_id: 2, count: 2 });
});

test.each<[string, object, number, object]>([
  ['changed by somebody else', { version: 0 }, 409, { current: { user_id: null, version: 1 } }],
  [
    'of somebody who has left',
    { user_id: 999, quarter: 2 },
    422,
    { errors: { 'rows.1.user_id': 'Nhân viên này đã nghỉ hoặc bị khoá. Vui lòng chọn lại' } },
  ],
  ['without a value', { user_id: 8, connection: null }, 422, { errors: { 'rows.1.connection': expect.any(String) } }],
])('a sheet with a row %s is refused and nothing of it is stored', async (_what, row, status, body) => {
  await made();
  const reply = await save([{ user_id: 7 }, row]);
  expect([reply.statusCode, reply.json()]).toMatchObject([status, body]);
  expect(await db().$count(targets)).toBe(1);
});

test('everybody reads the company’s, and people’s within their scope', async () => {
  await made();
  await made({ user_id: 7 });
  await made({ user_id: 8 });
  const whose = async (actor = admin) => (await read(actor)).data.list.map(({ user_id }: TargetRow) => user_id);
  expect(await whose()).toEqual([null, 7, 8]);
  expect(await whose(leader)).toEqual([null, 7]);
  expect(await whose(agent)).toEqual([null, 7]);
  expect(await whose(saleAdmin)).toEqual([null, 7, 8]);
  expect((await read(agent)).data.may_write).toBe(false);
  expect((await read(saleAdmin)).data.may_write).toBe(true);
});

test('it names the people who may have values, within the scope', async () => {
  const people = async (actor = admin) => (await read(actor)).data.people.map(({ id }: { id: number }) => id).sort();
  expect(await people()).toEqual([2, 6, 7, 8]);
  // whoever asks is one of them
  expect(await people(saleAdmin)).toEqual([2, 5, 6, 7, 8]);
  expect(await people(leader)).toEqual([6, 7]);
  expect(await people(agent)).toEqual([7]);
});

test('a period has the quarters that it touches, with how far they are', async () => {
  await made();
  const { data } = await read(admin, '2020-02-01', '2020-04-01');
  expect(data.quarters).toMatchObject([
    { year: 2020, quarter: 1, startAt: dayStart('2020-01-01'), days: 91, progress: 1 },
    { year: 2020, quarter: 2, days: 91, progress: 1 },
  ]);
  expect(data.list).toEqual([]);
  expect((await read(admin, '2090-01-01', '2090-03-31')).data.quarters).toMatchObject([{ days: 0, progress: 0 }]);
  expect((await read(admin, '2000-01-01', '2026-01-01')).errors.endAt).toBe('Chọn tối đa 10 năm');
});
