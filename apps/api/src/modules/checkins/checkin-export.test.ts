import type { DayTotals } from '@toam/contracts/checkin/work-day.schema';
import { dayOf, dayStart } from '@toam/domain/day';
import { addDays } from '@toam/domain/work-calendar';
import { JobPosition } from '@toam/domain/actor';
import { Workbook } from 'exceljs';
import { auditEntries } from '../../audit/audit.schema';
import { db } from '../../db/db';
import { seedFormTypes } from '../../seed/seed-form-types';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { forms } from '../forms/form.schema';
import { holidays } from '../holidays/holiday.schema';
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
  type Row = DayTotals & { user: { id: number; name: string }; position: string; team: string };
  expect(sums.slice(1)).toEqual(
    data.list.map(({ user, position, team, workDays, pay, totalLate, totalSoon }: Row) => [
      ...[
        String(user.id),
        user.name,
        position,
        team || undefined,
        pay.paidDays,
        workDays,
        pay.paidLeave,
        pay.unpaidLeave,
      ],
      ...[pay.holidays, pay.absentDays, 0, pay.missingOuts, data.realDays],
      ...[...timeOf(totalLate), ...timeOf(totalSoon)],
    ]),
  );
  expect(sums[0]).toEqual(expect.arrayContaining(['Mã nhân viên', 'Chức vụ', 'Nhóm', 'Công hưởng lương']));
  const sumOf = (column: number) => sums.slice(1).reduce((total, row) => total + Number(row[column]), 0);
  expect([sumOf(5), sumOf(13), sumOf(14)]).toEqual([
    data.workDays,
    data.totalLate.total,
    data.totalLate.hours * 60 + data.totalLate.minutes,
  ]);
});

test('paid and unpaid leave: the sheet says what the screen’s calls say, and the file is named after its month', async () => {
  const decided = { approver_id: 2, status: 1 as const, decided_by: 2, decided_at: new Date() };
  const leave = (day: string, shift: number, labour: 0 | 1) => ({
    ...{ kind: 'leave' as const, user_id: 7, reason_id: 10, shift, labour, ...decided, start_date: day, end_date: day },
  });
  await db()
    .insert(forms)
    .values([leave('2026-11-19', 0, 1), leave('2026-11-20', 1, 1), leave('2026-11-20', 2, 0)]);
  await db().insert(holidays).values({ date: '2026-11-23', name: 'Nghỉ bù' }).onConflictDoNothing();
  const november = { startAt: dayStart('2026-11-01'), endAt: dayStart('2026-12-01') - 1 };
  const { sums } = await bookFor(admin, { leader: 6, ...november });
  const own = (await as(agent).post('/checkin/user/7', november)).json().data;
  const team = (await as(leader).post('/checkin/manager/6', november)).json().data;
  const row = sums.find(([code]) => code === '7')!;
  const { pay } = own;
  expect(pay).toMatchObject({ paidLeave: 1.5, unpaidLeave: 1.5, paidDays: own.workDays + 1.5 + pay.holidays });
  expect(row.slice(4, 9)).toEqual([pay.paidDays, own.workDays, pay.paidLeave, pay.unpaidLeave, pay.holidays]);
  expect(row.slice(2, 4)).toEqual(['Nhân viên', 'Lê Thanh Sơn']);
  expect(team.list.find(({ user }: { user: { id: number } }) => user.id === 7).pay).toEqual(pay);
  const reply = await as(admin).post('/export/checkin', { columns, leader: 6, ...november });
  expect(reply.headers['content-disposition']).toContain('cham-cong-2026-11.xlsx');
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
  expect([sums[1]![1], sums[1]![5], sums[1]![12]]).toEqual(['Nguyễn Thu Hà', data.workDays, data.realDays]);
  expect(data.realDays).toBeGreaterThan(10);
});
