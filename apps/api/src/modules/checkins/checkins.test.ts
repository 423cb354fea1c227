import type { ExplainedDayRow } from '@toam/contracts/checkin/work-day.schema';
import { JobPosition } from '@toam/domain/actor';
import { dayOf, dayStart } from '@toam/domain/day';
import { addDays } from '@toam/domain/work/work-calendar';
import { db } from '../../db/db';
import { seedFormTypes } from '../../seed/seed-form-types';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertSession, insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { forms } from '../forms/form.schema';
import { holidays } from '../holidays/holiday.schema';
import { checkins } from './checkin.schema';

const { app } = testApp();

const agent = anActor({ id: 7 });
const leader = anActor({ id: 6, job_position: JobPosition.teamLeader });
const stranger = anActor({ id: 9 });
const accountant = anActor({ id: 8, job_position: JobPosition.accountant });
const admin = anAdmin({ id: 2 });

/** A Tuesday of the past. */
const tuesday = '2026-11-17';

beforeEach(async () => {
  await seedFormTypes();
  await insertUser(leader);
  await insertUser({ ...agent, manager: 6, employee_type: 'official', onboarding_date: '2021-03-20' });
  await insertUser(stranger);
  await insertUser(admin);
});

/** 'in 08:05:59 out 12:00' of somebody's day. */
async function was(text: string, day = tuesday, user_id = 7): Promise<void> {
  const rows = [...text.matchAll(/(in|out) (\d\d):(\d\d)(?::(\d\d))?/g)].map(([, way, hour, minute, second = '0']) => ({
    user_id,
    at: new Date((dayStart(day) + Number(hour) * 3600 + Number(minute) * 60 + Number(second)) * 1000),
    status: way === 'in' ? (1 as const) : (0 as const),
  }));
  if (rows.length > 0) await db().insert(checkins).values(rows);
}

const approved = (values: Partial<typeof forms.$inferInsert>) =>
  db()
    .insert(forms)
    .values({
      ...{ kind: 'explanation', user_id: 7, approver_id: 2, status: 1, decided_by: 2, decided_at: new Date() },
      ...{ start_date: tuesday, end_date: tuesday, ...values },
    });

const daysOf = (user: number, first: string, last: string, actor = agent) =>
  as(actor).post(`/checkin/user/${user}`, { startAt: dayStart(first), endAt: dayStart(last) + 86_399 });
const dayRow = async (): Promise<ExplainedDayRow> => (await daysOf(7, tuesday, tuesday)).json().data.list[0];

/** '21/0/219 0/18/222 = 1', as in the table of the pure rule. */
const figures = ({ late, soon, worked, day }: ExplainedDayRow): string => {
  const of = (key: 'shift_1' | 'shift_2') => `${late[key]}/${soon[key]}/${worked[key]}`;
  return `${of('shift_1')} ${of('shift_2')} = ${day}`;
};

describe('the examples of brief 5 §3, through the API', () => {
  const afternoon = ' in 13:25 out 17:32';
  const regime = { kind: 'regime' as const, late_minutes: 30, soon_minutes: 0 };
  const absence = { kind: 'absence' as const, start_minute: 480, end_minute: 540 };
  test.each<[string, Partial<typeof forms.$inferInsert> | null, string]>([
    [`in 08:05:59 out 12:00${afternoon}`, null, '0/0/235 0/0/240 = 1'],
    [`in 08:06 out 12:00${afternoon}`, null, '6/0/234 0/0/240 = 1'],
    ['in 08:21 out 12:02 in 13:27 out 17:12', null, '21/0/219 0/18/222 = 1'],
    ['in 07:56 out 17:32', null, '0/0/240 0/0/240 = 1'],
    ['in 10:00 out 12:00', null, '120/0/120 0/0/0 = 0.5'],
    ['in 10:01 out 12:00', null, '121/0/119 0/0/0 = 0'],
    [`in 08:36 out 12:00${afternoon}`, regime, '6/0/204 0/0/240 = 1'],
    [`in 09:10 out 12:00${afternoon}`, absence, '10/0/170 0/0/240 = 1'],
    ['in 13:30', null, '0/0/0 0/0/0 = 0'],
    ['in 13:30', { shift: 2, activity: 'out' }, '0/0/0 0/0/240 = 0.5'],
  ])('%s', async (text, form, expected) => {
    await was(text);
    if (form) await approved(form);
    expect(figures(await dayRow())).toBe(expected);
  });
});

test('a day belongs to Vietnam: 23:59 and 00:01 are two days', async () => {
  await was('in 23:59', '2026-11-16');
  await was('in 00:01 out 12:00');
  const { list } = (await daysOf(7, '2026-11-16', tuesday)).json().data;
  expect(list.map((day: ExplainedDayRow) => day.time.checkin.shift_1)).toEqual([null, '00:01']);
});

test('a month sums its days, and says how many days were work', async () => {
  await was('in 08:21 out 12:02 in 13:27 out 17:12');
  await was('in 08:14 out 12:00 in 13:30 out 17:30', '2026-11-18');
  await db().insert(holidays).values({ date: '2026-11-19', name: 'Nghỉ bù' });
  const { data } = (await daysOf(7, '2026-11-01', '2026-11-30')).json();
  expect(data).toMatchObject({
    ...{ workDays: 2, realDays: 24, totalLate: { total: 2, hours: 0, minutes: 35 } },
    totalSoon: { total: 1, hours: 0, minutes: 18 },
    leave: { quota: { quota: 13, year: 2026 } },
  });
  expect(data.list).toHaveLength(30);
  const sum = data.list.reduce((total: number, { day }: ExplainedDayRow) => total + day, 0);
  expect(sum).toBe(data.workDays);
  expect(data.list[18]).toMatchObject({ kind: 'holiday', holiday: 'Nghỉ bù', status: 'off' });
  expect(data.list[0]).toMatchObject({ kind: 'sunday', status: 'off' });
});

test('a day says why', async () => {
  await was('in 08:21 out 12:02 in 13:27 out 17:12');
  expect((await dayRow()).why.map(({ text }) => text)).toEqual([
    'Làm 219 / 240 phút, từ nửa ca trở lên',
    'Vào muộn 21 phút, quá 5 phút cho phép nên tính đủ 21',
    'Làm 222 / 240 phút, từ nửa ca trở lên',
    'Ra sớm 18 phút, quá 5 phút cho phép nên tính đủ 18',
  ]);
  const cell = (await as(leader).get(`/checkin/day/7?date=${dayStart(tuesday)}`)).json().data;
  expect(cell.events.map(({ status }: { status: boolean }) => status)).toEqual([true, false, true, false]);
  expect(cell.day.day).toBe(1);
});

describe('who reads whose days', () => {
  test.each([
    ['themselves', agent, 200],
    ['their leader', leader, 200],
    ['a colleague', stranger, 403],
    ['payroll', accountant, 200],
    ['an admin', admin, 200],
  ])('%s', async (_who, actor, status) => {
    expect((await daysOf(7, tuesday, tuesday, actor)).statusCode).toBe(status);
    expect((await as(actor).get(`/checkin/day/7?date=${dayStart(tuesday)}`)).statusCode).toBe(status);
    expect((await as(actor).get('/checkin/location/monitoring?user=7')).statusCode).toBe(status);
  });

  test('a team is those below, and the whole brokerage is for admins and payroll', async () => {
    await was('in 08:00 out 12:00');
    const body = { startAt: dayStart(tuesday), endAt: dayStart(tuesday) };
    const team = (await as(leader).post('/checkin/manager/6', body)).json().data;
    expect(team.list).toMatchObject([{ user: { id: 7 }, workDays: 0.5, days: [{ day: 0.5 }] }]);
    expect(team.workDays).toBe(0.5);
    expect((await as(leader).post('/checkin/manager/0', body)).statusCode).toBe(403);
    expect((await as(stranger).post('/checkin/manager/6', body)).statusCode).toBe(403);
    const everybody = (await as(accountant).post('/checkin/manager/0', body)).json().data;
    expect(everybody.list.length).toBeGreaterThanOrEqual(4);
  });

  test('a leader of leaders asks for each of their teams, by name; nobody else’s', async () => {
    const director = anActor({ id: 5, job_position: JobPosition.manager });
    await insertUser(director);
    await insertUser({ ...leader, name: 'Lê Sơn', manager: 5 });
    await insertUser({ ...stranger, name: 'Võ Khôi', manager: 5 });
    await insertUser({ id: 10, name: 'Bùi Huy', manager: 9 });
    await insertUser({ id: 11, name: 'Đỗ An', manager: 9, status: 0 });
    const body = { startAt: dayStart(tuesday), endAt: dayStart(tuesday) };
    const teamOf = async (id: number, actor: typeof agent) =>
      (await as(actor).post(`/checkin/manager/${id}`, body)).json().data;
    const namesOf = (list: { name: string }[]) => list.map(({ name }) => name);
    const all = await teamOf(5, director);
    expect(all.leader.id).toBe(5);
    expect(namesOf(all.leaders)).toEqual(['Lê Sơn', 'Võ Khôi']);
    expect(all.list).toHaveLength(4);
    const below = await teamOf(9, director);
    expect(below.leader.name).toBe('Võ Khôi');
    expect(below.list).toMatchObject([{ user: { id: 10 } }]);
    const everybody = await teamOf(0, admin);
    expect([everybody.leader, namesOf(everybody.leaders)]).toEqual([null, ['Lê Sơn', 'Nguyễn Thu Hà', 'Võ Khôi']]);
    expect((await teamOf(6, leader)).leaders).toEqual([]);
  });

  test('the days come with the forms that cover them, decided or not', async () => {
    await approved({ kind: 'leave', shift: 0 });
    await approved({ kind: 'leave', shift: 0, status: 0, decided_by: null, decided_at: null, user_id: 9 });
    const month = { startAt: dayStart('2026-11-01'), endAt: dayStart('2026-11-30') };
    const { forms: ofTeam } = (await as(leader).post('/checkin/manager/6', month)).json().data;
    expect(ofTeam).toMatchObject([{ kind: 'leave', status: 1, user: { id: 7 }, start_date: '2026/11/17' }]);
    expect((await daysOf(9, tuesday, tuesday, stranger)).json().data.forms).toMatchObject([{ status: 0 }]);
    expect((await daysOf(9, '2026-11-18', '2026-11-18', stranger)).json().data.forms).toEqual([]);
  });

  test('the monitor has one’s own and one’s team’s, newest first, and of one day', async () => {
    await was('in 08:00 out 12:00');
    await was('in 09:00', '2026-11-18', 9);
    const seenBy = async (actor: typeof agent, query = '') =>
      (await as(actor).get(`/checkin/location/monitoring?${query}`)).json().data;
    expect((await seenBy(leader)).list.map(({ status }: { status: boolean }) => status)).toEqual([false, true]);
    expect((await seenBy(agent)).total).toBe(2);
    expect((await seenBy(stranger)).total).toBe(1);
    expect((await seenBy(admin)).total).toBe(3);
    expect((await seenBy(admin, `date=${dayStart('2026-11-18')}`)).list).toMatchObject([{ user: { id: 9 } }]);
  });
});

describe('checking in', () => {
  const place = { latitude: 10.7995, longitude: 106.6822 };
  const send = async (body: object, key?: string) =>
    app().inject({
      ...{ method: 'POST', url: '/api/checkin/user', payload: body },
      headers: { authorization: `Bearer ${await insertSession(7)}`, ...(key && { 'idempotency-key': key }) },
    });

  test('in and out again; a new day begins with in', async () => {
    const first = (await send({ status: true, location: place, device_type: 'Chrome' })).json().data;
    expect(first.record).toMatchObject({ status: true, late_sent: false, location: { notAuthorized: false } });
    expect(first.record.location.address).toContain('TP. Hồ Chí Minh');
    const known = (await as(agent).get('/checkin/location/last')).json().data;
    expect(Math.abs(known.now - Date.now() / 1000)).toBeLessThan(10);
    expect(known).toMatchObject({
      ...{ status: true, last: { id: first.record.id } },
      date: dayStart(dayOf(Date.now() / 1000)),
    });
    await send({ status: false, location: { notAuthorized: true } });
    const last = (await as(agent).get('/checkin/location/last')).json().data;
    expect(last).toMatchObject({ status: false, last: { location: { notAuthorized: true, address: null } } });
    const yesterday = addDays(dayOf(Date.now() / 1000), -1);
    await db().delete(checkins);
    await was('in 08:00', yesterday);
    expect((await as(agent).get('/checkin/location/last')).json().data.status).toBe(false);
  });

  test('the same one sent five times at once is one row, also after the key is forgotten', async () => {
    const body = { status: true, location: place, at: Math.floor(Date.now() / 1000) };
    const replies = await Promise.all(Array.from({ length: 5 }, () => send(body, 'mot-lan')));
    expect(new Set(replies.map((reply) => reply.json().data.record.id)).size).toBe(1);
    expect(await db().$count(checkins)).toBe(1);
  });

  test('one sent later is marked, and one of another day is refused', async () => {
    const now = Math.floor(Date.now() / 1000);
    const late = (await send({ status: true, location: place, at: now - 600 })).json().data;
    expect(late.record).toMatchObject({ late_sent: true, at: now - 600 });
    for (const at of [now - 90_000, now + 600]) {
      const refused = await send({ status: true, location: place, at });
      expect(refused.statusCode).toBe(422);
      expect(refused.json().errors.at).toBeTruthy();
    }
    expect(await db().$count(checkins)).toBe(1);
  });

  test.each([{ latitude: 91, longitude: 10 }, { latitude: 10 }, {}, null])(
    'a place that is none is refused: %j',
    async (location) => {
      expect((await send({ status: true, location })).statusCode).toBe(422);
      expect(await db().$count(checkins)).toBe(0);
    },
  );
});

test('too many days, and days back to front, are refused with their field', async () => {
  const many = await daysOf(7, '2026-01-01', '2026-12-31');
  expect(many.statusCode).toBe(422);
  expect(many.json().errors).toHaveProperty('endAt');
  expect((await daysOf(7, '2026-11-17', '2026-11-10')).statusCode).toBe(422);
});
