import { dayOf, dayStart } from '@toam/domain/day';
import { addDays } from '@toam/domain/work/work-calendar';
import { JobPosition } from '@toam/domain/actor';
import { Workbook } from 'exceljs';
import { auditEntries } from '../../audit/audit.schema';
import { db } from '../../db/db';
import { seedFormTypes } from '../../seed/seed-form-types';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { forms } from '../forms/form.schema';
import { checkins } from './checkin.schema';

testApp();

const agent = anActor({ id: 7 });
const leader = anActor({ id: 6, job_position: JobPosition.teamLeader });
const admin = anAdmin({ id: 2 });
const range = { startAt: dayStart('2026-11-16'), endAt: dayStart('2026-11-21') + 86_399 };
const keys = ['person', 'date', 'weekday', 'in_1', 'out_1', 'in_2', 'out_2', 'late', 'soon', 'worked', 'credit', 'why'];
const columns = keys.map((key) => ({ key }));

const at = (day: string, clock: string) => new Date(`${day}T${clock}:00+07:00`);

/** One with a late and an early shift and a day of leave, and one who came every other day. */
beforeEach(async () => {
  await seedFormTypes();
  await insertUser({ ...leader, name: 'Lê Thanh Sơn' });
  await insertUser({ ...agent, name: 'Nguyễn Thu Hà', manager: 6 });
  await insertUser({ ...anActor({ id: 8 }), name: 'Vũ Minh', manager: 6 });
  await insertUser(admin);
  const came = (user_id: number, day: string, clocks: string[]) =>
    clocks.map((clock, index) => ({
      user_id,
      at: at(day, clock),
      status: index % 2 === 0 ? (1 as const) : (0 as const),
    }));
  await db()
    .insert(checkins)
    .values([
      ...came(7, '2026-11-16', ['08:21', '12:02', '13:27', '17:12']),
      ...came(7, '2026-11-17', ['07:58', '17:31']),
      ...came(8, '2026-11-16', ['07:55', '12:00']),
      ...came(8, '2026-11-18', ['08:40', '12:00', '13:30', '16:10']),
    ]);
  const decided = { approver_id: 2, status: 1 as const, decided_by: 2, decided_at: new Date() };
  await db()
    .insert(forms)
    .values({
      ...{ kind: 'leave', user_id: 7, reason_id: 9, shift: 0, labour: 0, ...decided },
      ...{ start_date: '2026-11-18', end_date: '2026-11-18' },
    });
});

async function bookFor(actor: typeof agent, body: object) {
  const reply = await as(actor).post('/export/checkin', { columns, ...body });
  expect([reply.statusCode, reply.headers['content-disposition']]).toEqual([200, expect.stringContaining('cham-cong')]);
  const book = new Workbook();
  await book.xlsx.load(reply.rawPayload as unknown as ArrayBuffer);
  const valuesOf = (name: string) =>
    (book.getWorksheet(name)!.getSheetValues().slice(1) as unknown[][]).map((row) => row.slice(1));
  return { rows: valuesOf('Chấm công'), sums: valuesOf('Tổng hợp'), total: reply.headers['x-total-rows'] };
}

test('one row per person and day: when they came, what it counts and why', async () => {
  const { rows, total } = await bookFor(leader, { leader: 6, ...range });
  expect([rows.length, total]).toEqual([19, '18']);
  expect(rows[0]).toEqual([
    ...['Nhân viên', 'Ngày', 'Thứ', 'Vào ca sáng', 'Ra ca sáng', 'Vào ca chiều', 'Ra ca chiều'],
    ...['Đi trễ (phút)', 'Về sớm (phút)', 'Thời gian làm (phút)', 'Công', 'Căn cứ'],
  ]);
  // the leader's own six days come first
  expect(rows[7]).toEqual([
    ...['Nguyễn Thu Hà', new Date('2026-11-16T00:00:00Z'), 'Thứ Hai', '08:21', '12:02', '13:27', '17:12'],
    ...[21, 18, 441, 1, expect.stringContaining('Vào trễ 21 phút, quá 5 phút')],
  ]);
  expect(rows[9]!.slice(-2)).toEqual([0, expect.stringContaining('không cộng vào ngày công')]);
});

test('the sums are those of the timesheet', async () => {
  const { sums } = await bookFor(admin, { leader: 6, ...range });
  const { data } = (await as(admin).post('/checkin/manager/6', range)).json();
  type Total = { total: number; hours: number; minutes: number };
  const timeOf = ({ total, hours, minutes }: Total) => [total, hours * 60 + minutes];
  type Row = { user: { name: string }; workDays: number; totalLate: Total; totalSoon: Total };
  expect(sums.slice(1).map((row) => row.slice(0, 7))).toEqual(
    data.list.map(({ user, workDays, totalLate, totalSoon }: Row) => [
      ...[user.name, workDays, data.realDays],
      ...[...timeOf(totalLate), ...timeOf(totalSoon)],
    ]),
  );
  expect(sums.slice(1).map((row) => row.slice(7))).toEqual([
    [0, 0],
    [1, 0],
    [0, 0],
  ]);
  const sumOf = (column: number) => sums.slice(1).reduce((total, row) => total + Number(row[column]), 0);
  expect([sumOf(1), sumOf(3), sumOf(4)]).toEqual([
    data.workDays,
    data.totalLate.total,
    data.totalLate.hours * 60 + data.totalLate.minutes,
  ]);
});

test('one person alone, and everything that I may read', async () => {
  const mine = await bookFor(agent, { user: 7, ...range });
  expect(new Set(mine.rows.slice(1).map(([name]) => name))).toEqual(new Set(['Nguyễn Thu Hà']));
  const all = await bookFor(leader, { all: true });
  expect(all.sums).toHaveLength(4);
});

test.each([
  ['somebody else’s team', agent, { leader: 6, ...range }, 403],
  ['the whole brokerage', leader, { leader: 0, ...range }, 403],
  ['somebody else', agent, { user: 8, ...range }, 403],
  ['no days', admin, { leader: 6 }, 422],
  ['a shift that there is not', admin, { leader: 6, ...range, columns: [{ key: 'in_99' }] }, 422],
])('%s is refused', async (_what, actor, body, status) => {
  expect((await as(actor).post('/export/checkin', { columns, ...body })).statusCode).toBe(status);
  expect(await db().select().from(auditEntries).orderBy(auditEntries.id)).toEqual([]);
});

test('days to come have no row, and the sums are still those of the screen', async () => {
  const today = dayOf(Date.now() / 1000);
  const body = { startAt: dayStart(addDays(today, -1)), endAt: dayStart(addDays(today, 14)) };
  const { rows, sums, total } = await bookFor(admin, { user: 7, ...body });
  const { data } = (await as(admin).post('/checkin/user/7', body)).json();
  expect([rows.length - 1, total]).toEqual([2, '2']);
  expect(sums[1]!.slice(0, 3)).toEqual(['Nguyễn Thu Hà', data.workDays, data.realDays]);
  expect(data.realDays).toBeGreaterThan(10);
});
