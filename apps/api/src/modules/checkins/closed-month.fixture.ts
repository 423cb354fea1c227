import { JobPosition } from '@toam/domain/actor';
import { closedMonthText } from '@toam/contracts/checkin/closed-month.text';
import { dayOf, dayStart } from '@toam/domain/day';
import { daysOfMonth } from '@toam/domain/work-calendar';
import { Workbook } from 'exceljs';
import { seedFormTypes } from '../../seed/seed-form-types';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertCheckins, insertForm } from '../../testing/insert-attendance';
import { insertUser } from '../../testing/insert-user';
import { as } from '../../testing/test-app';
import { db } from '../../db/db';
import { holidays } from '../holidays/holiday.schema';

export const admin = anAdmin({ id: 2 });
export const payroll = anActor({ id: 3, job_position: JobPosition.accountant });
export const leader = anActor({ id: 6, job_position: JobPosition.teamLeader });
export const agent = anActor({ id: 11 });

/** Signing in stores everybody under the name of every actor. */
const nameOf = (id: number): string => (id === agent.id ? 'Nguyễn Thu Hà' : `Nhân viên ${id}`);

/** The month that is closed. */
export const month = '2026-09';
export const days = daysOfMonth(month);
export const range = { startAt: dayStart(days[0]!), endAt: dayStart(days.at(-1)!) + 86_399 };
/** 'Công tháng 9 đã chốt'. */
export const refused = closedMonthText.closed(month, dayOf(Date.now() / 1000).slice(0, 4));

/** A leader and three people with a month: late, early, on leave, with a pending form. */
export async function fillMonth(): Promise<void> {
  await seedFormTypes();
  await insertUser({ ...admin, name: 'An' });
  await insertUser({ ...payroll, name: 'Bình' });
  await insertUser({ ...leader, name: 'Nguyễn Thu Hà' });
  for (const id of [11, 12, 13])
    await insertUser({
      ...{ id, name: nameOf(id), manager: 6, employee_type: 'official' as const, onboarding_date: '2021-03-20' },
    });
  for (const [at, day] of days.entries()) {
    await insertCheckins(11, day, 'in 08:10 out 12:00 in 13:28 out 17:31');
    if (at % 3 > 0) await insertCheckins(12, day, 'in 07:55 out 17:20');
    if (at % 5 > 0) await insertCheckins(13, day, 'in 09:40 out 12:00 in 13:30');
  }
  await insertForm(11, '2026-09-08', { kind: 'leave', reason_id: 9, shift: 0, labour: 1 });
  await insertForm(12, '2026-09-10', { kind: 'leave', reason_id: 10, shift: 1, labour: 0 });
  await insertForm(13, '2026-09-11', { kind: 'business', shift: 0, address: 'Thủ Đức' });
  await insertForm(12, '2026-09-16', { status: 0, decided_by: null, decided_at: null, activity: 'both', shift: 0 });
  await db().insert(holidays).values({ date: '2026-09-02', name: 'Quốc khánh' }).onConflictDoNothing();
}

export const close = (actor = payroll) => as(actor).post(`/checkin/month/${month}/close`);
export const reopen = (reason: string, actor = payroll) => as(actor).post(`/checkin/month/${month}/reopen`, { reason });

async function sheetRows(): Promise<unknown[][]> {
  const keys = [
    'person',
    'date',
    'in_1',
    'out_1',
    'in_2',
    'out_2',
    'late',
    'soon',
    'worked',
    'credit',
    'status',
    'why',
  ];
  const columns = keys.map((key) => ({ key }));
  const reply = await as(admin).post('/export/checkin', { columns, leader: 0, ...range });
  const book = new Workbook();
  await book.xlsx.load(reply.rawPayload as unknown as ArrayBuffer);
  return book.worksheets.flatMap((sheet) => (sheet.getSheetValues() as unknown[][]).slice(1));
}

/** All that anybody is told of the month: the team's screen, everybody's own, a day, and the sheet. Forms that wait stand beside it. */
export async function readMonth(): Promise<unknown> {
  const team = (await as(admin).post('/checkin/manager/0', range)).json().data;
  const own = [];
  for (const id of [11, 12, 13]) own.push((await as(admin).post(`/checkin/user/${id}`, range)).json().data);
  const day = (await as(admin).get(`/checkin/day/12?date=${dayStart('2026-09-10')}`)).json().data;
  const told = [team, ...own, day].map(({ forms: _forms, ...rest }) => rest);
  return { told, sheet: await sheetRows() };
}
