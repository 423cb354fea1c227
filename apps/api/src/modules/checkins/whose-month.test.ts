import { JobPosition } from '@toam/domain/actor';
import { dayStart } from '@toam/domain/day';
import { eq } from 'drizzle-orm';
import { Workbook } from 'exceljs';
import { db } from '../../db/db';
import { historyEntries } from '../../history/history.schema';
import { seedFormTypes } from '../../seed/seed-form-types';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertCheckins } from '../../testing/insert-attendance';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';

testApp();

const admin = anAdmin({ id: 2 });
const payroll = anActor({ id: 3, job_position: JobPosition.accountant });
const leader = anActor({ id: 6, job_position: JobPosition.teamLeader });
/** Signing in stores the leader under the name of every actor. */
const lead = 'Nguyễn Thu Hà';
const october = { startAt: dayStart('2026-10-01'), endAt: dayStart('2026-11-01') - 1 };
const september = { startAt: dayStart('2026-09-01'), endAt: dayStart('2026-10-01') - 1 };

beforeEach(async () => {
  await seedFormTypes();
  await insertUser({ ...admin, name: 'An' });
  await insertUser({ ...payroll, name: 'Bình' });
  await insertUser({ ...leader, name: lead });
  await insertUser({ id: 11, name: 'Dũng', manager: 6, onboarding_date: '2021-03-20' });
  await insertUser({ id: 12, name: 'Em', manager: 6, onboarding_date: '2026-11-02' });
  await insertCheckins(11, '2026-10-06', 'in 07:55 out 17:35');
});

/** As if what happened to the account had happened then. */
const movedTo = (day: string) =>
  db()
    .update(historyEntries)
    .set({ created_at: new Date(dayStart(day) * 1000 + 36e6) })
    .where(eq(historyEntries.model_id, 11));

const lockOn = async (day: string) => {
  expect((await as(admin).put('/user/detail', { user_id: 11, status: 0 })).statusCode).toBe(200);
  await movedTo(day);
};

async function namesIn(range: object, who = leader, of = 6): Promise<string[]> {
  const { data } = (await as(who).post(`/checkin/manager/${of}`, range)).json();
  return data.list.map(({ user }: { user: { name: string } }) => user.name);
}

async function sheetNames(range: object): Promise<unknown[]> {
  const columns = [{ key: 'person' }];
  const reply = await as(payroll).post('/export/checkin', { columns, leader: 6, ...range });
  expect(reply.statusCode).toBe(200);
  const book = new Workbook();
  await book.xlsx.load(reply.rawPayload as unknown as ArrayBuffer);
  return (book.getWorksheet('Tổng hợp')!.getColumn(2).values as unknown[]).slice(2);
}

test('somebody locked during the month, or after it, stands in it: on the screen and in the sheet', async () => {
  await lockOn('2026-10-20');
  expect([await namesIn(october), await sheetNames(october)]).toEqual([
    [lead, 'Dũng'],
    [lead, 'Dũng'],
  ]);
  expect(await namesIn(october, admin, 0)).toContain('Dũng');
  const november = { startAt: dayStart('2026-11-01'), endAt: dayStart('2026-12-01') - 1 };
  expect(await namesIn(november)).toEqual([lead, 'Em']);
});

test('their days end with the day of the lock, so they are not absent afterwards', async () => {
  await lockOn('2026-10-20');
  const { data } = (await as(leader).post('/checkin/user/11', october)).json();
  const statusOn = (day: string) =>
    data.list.find(({ date }: { date: number }) => date === dayStart(day)).status as string;
  expect([statusOn('2026-10-06'), statusOn('2026-10-20'), statusOn('2026-10-21')]).toEqual(['ok', 'absent', 'future']);
});

test('somebody deleted since stands in it, too', async () => {
  await as(admin).delete('/user/detail', { user_id: 11 });
  await movedTo('2026-11-05');
  expect(await namesIn(october)).toEqual([lead, 'Dũng']);
});

test('who came later, or was locked before, does not: without anybody to lead the team is empty', async () => {
  await lockOn('2026-09-30');
  expect(await namesIn(september)).toEqual([lead, 'Dũng']);
  expect(await namesIn(october)).toEqual([]);
});
