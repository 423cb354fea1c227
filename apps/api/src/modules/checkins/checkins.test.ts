import type { ExplainedDayRow } from '@toam/contracts/checkin/work-day.schema';
import { JobPosition } from '@toam/domain/actor';
import { dayOf, dayStart } from '@toam/domain/day';
import { addDays } from '@toam/domain/work-calendar';
import { db } from '../../db/db';
import { idempotencyKeys } from '../../idempotency/idempotency-key.schema';
import { seedFormTypes } from '../../seed/seed-form-types';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertCheckins, insertForm } from '../../testing/insert-attendance';
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
const was = (text: string, day = tuesday, userId = 7) => insertCheckins(userId, day, text);

const approved = ({ user_id = 7, ...values }: Partial<typeof forms.$inferInsert>) =>
  insertForm(user_id, tuesday, values);

const daysOf = (user: number, first: string, last: string, actor = agent) =>
  as(actor).post(`/checkin/user/${user}`, { startAt: dayStart(first), endAt: dayStart(last) + 86_399 });
const dayRow = async (): Promise<ExplainedDayRow> => (await daysOf(7, tuesday, tuesday)).json().data.list[0];

test('a day of leave says of each shift whether it is paid, and why it does not count', async () => {
  await approved({ kind: 'leave', reason_id: 9, shift: 1, labour: 1 });
  await approved({ kind: 'leave', reason_id: 10, shift: 2, labour: 0 });
  const { paid, why } = await dayRow();
  expect(paid).toEqual({ shift_1: true, shift_2: false });
  expect(why.map(({ text }) => text)).toEqual([
    'Nghỉ phép năm, có lương: không cộng vào ngày công, không tính trễ',
    'Nghỉ ốm, không lương: không cộng vào ngày công, không tính trễ',
  ]);
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
    'Làm 219 / 240 phút, đủ nửa ca nên được tính công',
    'Vào trễ 21 phút, quá 5 phút cho phép nên tính trễ cả 21 phút',
    'Làm 222 / 240 phút, đủ nửa ca nên được tính công',
    'Về sớm 18 phút, quá 5 phút cho phép nên tính về sớm cả 18 phút',
  ]);
  const cell = (await as(leader).get(`/checkin/day/7?date=${dayStart(tuesday)}`)).json().data;
  expect(cell.events.map(({ status }: { status: boolean }) => status)).toEqual([true, false, true, false]);
  expect(cell.day.day).toBe(1);
});

describe('the day of an explanation, without and with it', () => {
  const input = {
    activity: 'out',
    reason_explanation: 'forgot',
    shift: 2,
    decided_by: null,
    decided_at: null,
  } as const;
  const dayFor = async (actor: typeof agent, id: number) => as(actor).get(`/checkin/explanation/${id}`);
  const sent = async (values: Partial<typeof forms.$inferInsert> = {}) => {
    await approved({ ...input, status: 0, ...values });
    return (await db().select().from(forms).orderBy(forms.id)).at(-1)!.id;
  };

  test.each([
    ['waiting', {}],
    ['approved', { status: 1, decided_by: 2, decided_at: new Date() } as const],
    ['rejected', { status: 2, decided_by: 2, decided_at: new Date() } as const],
  ])('%s', async (_how, values) => {
    await was('in 07:58 out 12:02 in 13:27');
    const { data } = (await dayFor(leader, await sent(values))).json();
    expect([data.before.day, data.after.day]).toEqual([0.5, 1]);
    expect(data.before.credit).toMatchObject({ shift_1: 0.5, shift_2: 0 });
    expect(data.after.credit).toMatchObject({ shift_1: 0.5, shift_2: 0.5 });
    expect(data.events).toHaveLength(3);
    expect(data.shifts.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3]);
  });

  test('other approved explanations stay', async () => {
    await was('in 13:27');
    await approved({ ...input, shift: 1, activity: 'both', decided_by: 2, decided_at: new Date() });
    const { data } = (await dayFor(admin, await sent())).json();
    expect([data.before.day, data.after.day]).toEqual([0.5, 1]);
  });

  test.each([
    ['its sender', agent, 200],
    ['their leader', leader, 200],
    ['payroll', accountant, 200],
    ['an admin', admin, 200],
    ['a colleague', stranger, 403],
  ])('%s', async (_who, actor, status) => {
    expect((await dayFor(actor, await sent())).statusCode).toBe(status);
  });

  test('there is none of another kind of form', async () => {
    expect((await dayFor(admin, await sent({ kind: 'leave', reason_id: 9 }))).statusCode).toBe(404);
  });
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

  test('a team is its leader and those below, and the whole brokerage is for admins and payroll', async () => {
    await was('in 08:00 out 12:00');
    const body = { startAt: dayStart(tuesday), endAt: dayStart(tuesday) };
    const team = (await as(leader).post('/checkin/manager/6', body)).json().data;
    expect(team.list).toMatchObject([
      { user: { id: 6 }, workDays: 0 },
      { user: { id: 7 }, workDays: 0.5, days: [{ day: 0.5 }] },
    ]);
    expect((await as(agent).post('/checkin/manager/7', body)).json().data.list).toEqual([]);
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
    expect(all.list).toHaveLength(5);
    const below = await teamOf(9, director);
    expect(below.leader.name).toBe('Võ Khôi');
    expect(below.list).toMatchObject([{ user: { id: 9 } }, { user: { id: 10 } }]);
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

  test('the same one sent five times at once is one row, and again after the key is forgotten', async () => {
    const body = { status: true, location: place, at: Math.floor(Date.now() / 1000) };
    const replies = await Promise.all(Array.from({ length: 5 }, () => send(body, 'mot-lan')));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    await db().delete(idempotencyKeys);
    replies.push(await send(body, 'mot-lan'));
    expect(new Set(replies.map((reply) => reply.json().data.record.id)).size).toBe(1);
    expect(await db().$count(checkins)).toBe(1);
    const other = await send({ ...body, status: false }, 'mot-lan');
    await db().delete(idempotencyKeys);
    expect([other.statusCode, (await send({ ...body, status: false }, 'mot-lan')).statusCode]).toEqual([409, 409]);
  });

  test('one sent later is marked, and one of another day is refused', async () => {
    const now = Math.floor(Date.now() / 1000);
    const late = (await send({ status: true, location: place, at: now - 600 })).json().data;
    expect(late.record).toMatchObject({ late_sent: true, at: now - 600 });
    const tooOld = 'Lần chấm công này đã quá 24 giờ nên không gửi được nữa. Hãy gửi đơn giải trình';
    const future = 'Đồng hồ của máy chạy nhanh. Hãy chỉnh lại giờ rồi chấm công';
    const beyond = [
      [now - 86_460, tooOld],
      [now + 180, future],
      [now + 86_400, future],
    ] as const;
    for (const [at, text] of beyond) {
      const refused = await send({ status: true, location: place, at });
      expect([refused.statusCode, refused.json().errors]).toEqual([422, { at: text }]);
    }
    expect(await db().$count(checkins)).toBe(1);
  });

  test.each([
    [{ latitude: 91, longitude: 10 }, 'location.latitude'],
    [{ latitude: 10, longitude: -181 }, 'location.longitude'],
  ])('a place on no map: %j', async (location, field) => {
    const reply = await send({ status: true, location });
    expect([reply.statusCode, reply.json().errors]).toEqual([422, { [field]: 'Vị trí không hợp lệ' }]);
    expect(await db().$count(checkins)).toBe(0);
  });

  test.each([{ latitude: 10 }, { latitude: '10', longitude: 106 }, {}, null, { notAuthorized: false }])(
    'no place at all: %j',
    async (location) => {
      expect((await send({ status: true, location })).statusCode).toBe(422);
      expect(await db().$count(checkins)).toBe(0);
    },
  );
});

describe('what makes no sense is refused with the field’s text', () => {
  const day = dayStart(tuesday);
  test.each<[string, object, Record<string, string>]>([
    ['days back to front', { startAt: day, endAt: day - 1 }, { endAt: 'Ngày kết thúc không được trước ngày bắt đầu' }],
    ['more than 62 days', { startAt: day, endAt: day + 62 * 86_400 }, { endAt: 'Chọn tối đa 62 ngày' }],
    ['half a second', { startAt: day + 0.5, endAt: day + 1 }, { startAt: 'Chỉ nhập số nguyên' }],
    ['before time began', { startAt: -1, endAt: 1 }, { startAt: 'Không được nhỏ hơn 0' }],
    [
      'a day beyond calendars',
      { startAt: 9e14, endAt: 9e14 },
      { startAt: 'Ngày này không được sau năm 9998', endAt: 'Ngày này không được sau năm 9998' },
    ],
    ['words', { startAt: 'hôm nay', endAt: day }, { startAt: 'Chỉ nhập số' }],
  ])('%s', async (_what, body, errors) => {
    for (const path of ['/checkin/user/7', '/checkin/manager/7']) {
      const reply = await as(agent).post(path, body);
      expect([reply.statusCode, reply.json().errors]).toEqual([422, errors]);
    }
  });

  test('somebody else’s days, and those of nobody', async () => {
    const body = { startAt: day, endAt: day };
    expect((await as(agent).post('/checkin/user/9', body)).statusCode).toBe(403);
    expect((await as(admin).post('/checkin/user/404', body)).statusCode).toBe(404);
    expect((await as(agent).post('/checkin/user/0', body)).statusCode).toBe(422);
    expect((await as(admin).get('/checkin/day/7?date=ngay-mai')).statusCode).toBe(422);
  });
});
