import { dayOf, dayStart } from '@toam/domain/day';
import { addDays, isSunday } from '@toam/domain/work-calendar';
import { seedFormTypes } from '../../seed/seed-form-types';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertCheckins } from '../../testing/insert-attendance';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';

testApp();

const agent = anActor({ id: 7 });
const admin = anAdmin({ id: 2 });
const today = dayOf(Date.now() / 1000);

/** The working day that many working days ago. */
function workdayAgo(count: number): string {
  let day = today;
  for (let left = count; left > 0;) {
    day = addDays(day, -1);
    if (!isSunday(day)) left -= 1;
  }
  return day;
}
const [tenAgo, fiveAgo, yesterday] = [workdayAgo(10), workdayAgo(5), workdayAgo(1)] as const;

beforeEach(async () => {
  await seedFormTypes();
  await insertUser(admin);
  await insertUser({ ...agent, employee_type: 'official', onboarding_date: '2021-03-20' });
  for (const day of [tenAgo, fiveAgo, yesterday]) await insertCheckins(7, day, 'in 08:10 out 12:00 in 13:28 out 17:31');
});

const change = (body: object) => as(admin).put('/typeform/shift', { id: 1, ...body });

interface Day {
  late: { shift_1: number };
  day: number;
}
async function dayOn(day: string): Promise<Day> {
  return (await as(agent).get(`/checkin/day/7?date=${dayStart(day)}`)).json().data.day;
}
const lates = async () => [
  (await dayOn(tenAgo)).late.shift_1,
  (await dayOn(fiveAgo)).late.shift_1,
  (await dayOn(yesterday)).late.shift_1,
];

test('new bounds count from today: past days answer by those that were in force', async () => {
  const reply = await change({ start: '08:15', end: '12:15' });
  expect(reply.json().data).toMatchObject({ start: '08:15', applies_from: today });
  expect(await lates()).toEqual([10, 10, 10]);
});

test('grace, too, and whether a shift counts', async () => {
  await change({ grace_minutes: 30 });
  await as(admin).put('/typeform/shift', { id: 2, optional: true });
  expect(await lates()).toEqual([10, 10, 10]);
  expect((await dayOn(yesterday)).day).toBe(1);
});

test('bounds can count from a day before, and be moved to another day', async () => {
  await change({ start: '08:15', end: '12:15', applies_from: fiveAgo });
  expect(await lates()).toEqual([10, 0, 0]);
  await change({ applies_from: yesterday });
  expect(await lates()).toEqual([10, 10, 0]);
  await change({ applies_from: tenAgo });
  expect(await lates()).toEqual([0, 0, 0]);
});

test('a day of its own for each change; a later one replaces what was to come', async () => {
  await change({ start: '08:15', end: '12:15', applies_from: fiveAgo });
  await change({ start: '08:05', end: '12:00', applies_from: yesterday });
  expect(await lates()).toEqual([10, 0, 0]);
  await change({ start: '08:00', applies_from: addDays(tenAgo, 1) });
  expect(await lates()).toEqual([10, 10, 10]);
});

test('another name alone changes no day', async () => {
  await change({ start: '08:15', end: '12:15', applies_from: fiveAgo });
  await change({ name: 'Ca đầu ngày' });
  expect(await lates()).toEqual([10, 0, 0]);
});

test('a shift that is switched off is in the days before', async () => {
  await as(admin).put('/typeform/shift', { id: 2, active: false });
  expect((await dayOn(yesterday)).day).toBe(1);
  const range = { startAt: dayStart(yesterday), endAt: dayStart(yesterday) };
  const { shifts } = (await as(agent).post('/checkin/user/7', range)).json().data;
  expect(shifts.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3]);
});

test('a day that is no day is refused at its field', async () => {
  const reply = await change({ start: '08:15', end: '12:15', applies_from: '31/11/2026' });
  expect([reply.statusCode, reply.json().errors.applies_from]).toEqual([422, 'Vui lòng chọn ngày']);
});

test('leave over a shift that does not count uses none of the yearly quota', async () => {
  const body = { user_approve: 2, reason: 9, shift: 3, labour: 1, start_date: '2026/12/08', end_date: '2026/12/08' };
  const left = async () => (await as(agent).get('/form/leave-ledger/7?year=2026')).json().data.quota;
  const before = await left();
  const { data } = (await as(agent).post('/form/leave', body)).json();
  expect(data.working_days).toBe(0);
  await as(admin).put(`/form/leave/${data.id}/approve`);
  expect(await left()).toEqual(before);
});
