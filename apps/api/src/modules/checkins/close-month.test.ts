import { type Actor, JobPosition } from '@toam/domain/actor';
import { dayOf, dayStart } from '@toam/domain/day';
import { type Random, random } from '@toam/domain/random';
import { and, eq } from 'drizzle-orm';
import { auditEntries } from '../../audit/audit.schema';
import { db } from '../../db/db';
import { anActor } from '../../testing/an-actor';
import { insertCheckins, insertForm } from '../../testing/insert-attendance';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { closedTimesheets } from '../closed-months/closed-month.schema';
import { forms } from '../forms/form.schema';
import {
  admin,
  agent,
  close,
  days,
  fillMonth,
  leader,
  month,
  payroll,
  range,
  readMonth,
  refused,
  reopen,
} from './closed-month.fixture';

testApp();
beforeEach(fillMonth);

const slashed = (day: string) => day.replaceAll('-', '/');
const read = async (actor = agent) => (await as(actor).get(`/checkin/month/${month}`)).json().data;

test('payroll and admins close a month, nobody else; everybody sees that it is closed, and by whom', async () => {
  for (const actor of [agent, leader]) expect((await close(actor)).statusCode).toBe(403);
  expect(await read()).toMatchObject({ is_closed: false, may_close: false, waiting: 0, closings: [] });
  expect(await read(payroll)).toMatchObject({ may_close: true, may_reopen: false, waiting: 1 });
  const { data } = (await close()).json();
  expect(data).toMatchObject({ is_closed: true, may_close: false, may_reopen: true });
  expect(await read()).toMatchObject({
    ...{ is_closed: true, may_reopen: false },
    closings: [{ closed_by: { id: 3 }, reopened_at: null, reason: null }],
  });
  expect((await reopen('Bổ sung', leader)).statusCode).toBe(403);
});

test('a month is closed once, when it is over; one that is open is not opened', async () => {
  const running = dayOf(Date.now() / 1000).slice(0, 7);
  expect((await as(admin).post(`/checkin/month/${running}/close`)).json().message).toContain('chưa hết');
  expect((await reopen('Vì sao')).json().message).toContain('chưa chốt');
  const replies = await Promise.all([close(), close(admin)]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

test('it is opened with a reason; the history and the audit say who and why, and it can be closed anew', async () => {
  await close();
  expect((await reopen(' ')).json().errors).toEqual({ reason: 'Vui lòng nhập lý do' });
  expect((await reopen('Thiếu đơn của Dũng', admin)).statusCode).toBe(200);
  await close(admin);
  const { closings } = await read();
  expect(closings).toMatchObject([
    { closed_by: { id: 2 }, reopened_by: null },
    { closed_by: { id: 3 }, reopened_by: { id: 2 }, reason: 'Thiếu đơn của Dũng' },
  ]);
  const written = await db()
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.noun, 'closed_month'))
    .orderBy(auditEntries.id);
  expect(written.map(({ action, user_id }) => [action, user_id])).toEqual([
    ['close_month', 3],
    ['reopen_month', 2],
    ['close_month', 2],
  ]);
  // what was closed before is not lost
  expect(await db().$count(closedTimesheets)).toBe(12);
});

describe('what would change a closed month is refused by its name', () => {
  const [day, wire] = ['2026-09-15', '2026/09/15'];
  const approver = { user_approve: 2 };
  const leave = { ...approver, reason: 9, start_date: wire, end_date: wire, shift: 0, labour: 1 };
  const nextYear = `${Number(dayOf(Date.now() / 1000).slice(0, 4)) + 1}-09-15`;
  const holidayOf = async (date: string) =>
    (await as(admin).post('/checkin/holiday', { date, name: 'Nghỉ bù' })).json().data?.id;
  /** The first form of `fillMonth`, of the agent. */
  const leaveId = 1;
  const pendingId = async () => (await db().select().from(forms).where(eq(forms.status, 0)))[0]!.id;

  test.each([
    ['a leave', () => as(agent).post('/form/leave', leave)],
    ['a leave that begins before', () => as(agent).post('/form/leave', { ...leave, start_date: '2026/08/31' })],
    [
      'a trip',
      () => as(agent).post('/form/business', { ...leave, time_start: '08:00', time_end: '17:00', address: 'Huế' }),
    ],
    [
      'an absence',
      () =>
        as(agent).post('/form/absence', {
          ...approver,
          reason: 11,
          date: wire,
          time_start: '08:00',
          time_end: '09:00',
          labour: 1,
        }),
    ],
    [
      'a regime that ends in it',
      () =>
        as(agent).post('/form/regime', {
          ...approver,
          reason: 18,
          start: '2026/08/20',
          end: wire,
          late_time: '00:30',
          soon_time: '00:00',
        }),
    ],
    [
      'an explanation',
      () =>
        as(agent).post('/form/explanation', {
          ...approver,
          days: day,
          shift: 0,
          activity_explanation: 'both',
          reason_explanation: 'forgot',
        }),
    ],
    ['the approval of a form that waits', async () => as(admin).put(`/form/explanation/${await pendingId()}/approve`)],
    ['a wish to cancel an approved form', () => as(agent).put(`/form/leave/${leaveId}/ask-cancel`, {})],
    ['its approval taken back', () => as(admin).put(`/form/leave/${leaveId}/revoke`, { reason: 'Nhầm' })],
    ['a holiday', () => as(admin).post('/checkin/holiday', { date: day, name: 'Nghỉ bù' })],
    [
      'a holiday that moves into it',
      async () => as(admin).put('/checkin/holiday', { id: await holidayOf(nextYear), date: day, name: 'Nghỉ bù' }),
    ],
    [
      'bounds of a shift from one of its days',
      () => as(admin).put('/typeform/shift', { id: 1, start: '08:15', applies_from: day }),
    ],
    [
      'a new shift from a day before it',
      () =>
        as(admin).post('/typeform/shift', {
          name: 'Ca trưa',
          start: '12:00',
          end: '13:00',
          applies_from: '2026-08-01',
        }),
    ],
  ])('%s', async (_what, send) => {
    await close();
    const before = await db().select().from(forms);
    const reply = await send();
    expect([reply.statusCode, reply.json().message]).toEqual([409, refused]);
    expect(await db().select().from(forms)).toEqual(before);
  });

  test('a form that waits can be rejected or withdrawn, which changes no figure', async () => {
    await close();
    const before = await readMonth();
    expect(
      (await as(admin).put(`/form/explanation/${await pendingId()}/reject`, { reason: 'Đã chốt công' })).statusCode,
    ).toBe(200);
    expect(await readMonth()).toEqual(before);
  });

  test('opened again, the same is taken', async () => {
    await close();
    await reopen('Bổ sung');
    expect((await as(agent).post('/form/leave', leave)).statusCode).toBe(200);
    expect((await as(admin).post('/checkin/holiday', { date: day, name: 'Nghỉ bù' })).statusCode).toBe(200);
  });
});

describe.each([1, 2, 3])('a month that was closed answers the same after whatever comes later: seed %i', (seed) => {
  const admins = as(admin);
  /** Later changes of every kind. Some are refused, some are not about the month; none may change it. */
  const changes: ((by: Random) => Promise<unknown>)[] = [
    (by) =>
      as(agent).post('/form/leave', {
        user_approve: 2,
        reason: 9,
        shift: by.pick([0, 1, 3]),
        labour: 1,
        start_date: slashed(by.pick(days)),
        end_date: '2026/09/30',
      }),
    (by) =>
      as(agent).post('/form/leave', {
        user_approve: 2,
        reason: 9,
        shift: 0,
        labour: 1,
        start_date: '2027/01/12',
        end_date: `2027/01/${by.whole(12, 14)}`,
      }),
    async (by) => {
      const [pending] = await db()
        .select()
        .from(forms)
        .where(and(eq(forms.status, 0)));
      if (pending)
        await admins.put(`/form/${pending.kind}/${pending.id}/${by.pick(['approve', 'reject'])}`, { reason: 'Muộn' });
    },
    (by) => admins.post('/checkin/holiday', { date: by.pick(days), name: 'Nghỉ bù' }),
    (by) =>
      admins.put('/typeform/shift', {
        id: by.pick([1, 2]),
        start: by.pick(['08:15', '08:30']),
        end: '12:15',
        applies_from: by.pick([...days, '2026-11-02']),
      }),
    (by) =>
      admins.put('/typeform/shift', {
        id: by.pick([1, 2, 3]),
        grace_minutes: by.whole(0, 60),
        name: `Ca ${by.whole(1, 9)}`,
      }),
    (by) => admins.put('/typeform/shift', { id: 3, optional: by.chance(0.5), active: by.chance(0.7) }),
    (by) =>
      admins.put('/typeform/reasonLeave', {
        id: by.pick([9, 10]),
        name: `Lý do ${by.whole(1, 99)}`,
        uses_quota: by.chance(0.5),
      }),
    (by) => admins.put('/user/detail', { user_id: by.pick([11, 12, 13]), status: by.pick([0, 1]) }),
    (by) => admins.put('/user/detail', { user_id: 12, onboarding_date: by.pick(['2026-09-20', '2015-01-05']) }),
    () => admins.put('/user/detail', { user_id: 13, employee_type: 'probation', job_position: 6, manager: 2 }),
    (by) => admins.post('/form/leave-ledger/11/correction', { year: 2026, days: by.whole(1, 4), note: 'Làm bù' }),
    // as an API of an older release, or a hand in the database, would leave them
    (by) => insertCheckins(by.pick([11, 12, 13]), by.pick(days), 'in 06:30 out 20:00'),
    (by) => insertForm(by.pick([11, 12, 13]), by.pick(days), { kind: 'leave', reason_id: 9, shift: 0, labour: 1 }),
    (by) =>
      insertUser({
        ...anActor({ id: by.whole(20, 29) }),
        name: 'Người mới',
        manager: 6,
        onboarding_date: '2020-02-03',
      }),
  ];

  test('the screens and the sheet', async () => {
    const by = random(seed);
    await close();
    const before = await readMonth();
    for (let left = 25; left > 0; left--) await by.pick(changes)(by);
    expect(await readMonth()).toEqual(before);
    await reopen('Tính lại');
    expect(await readMonth()).not.toEqual(before);
  }, 60_000);
});

test('a team of a closed month is that of then; a leader reads of it whom they lead now', async () => {
  const second = anActor({ id: 7, job_position: JobPosition.teamLeader });
  await insertUser({ ...second, name: 'Lan' });
  await insertCheckins(7, days[0]!, 'in 07:55 out 17:35');
  const teamOf = async (id: number, actor: Actor, asked: object = range): Promise<number[]> =>
    (await as(actor).post(`/checkin/manager/${id}`, asked))
      .json()
      .data.list.map(({ user }: { user: { id: number } }) => user.id);
  const leadersOf = async (actor: Actor, asked: object = range): Promise<number[]> =>
    (await as(actor).post(`/checkin/manager/${actor.id}`, asked))
      .json()
      .data.leaders.map(({ id }: { id: number }) => id);
  const october = { startAt: dayStart('2026-10-01'), endAt: dayStart('2026-11-01') - 1 };
  await close();
  await as(admin).put('/user/detail', { user_id: 13, manager: 7 });
  const sorted = async (...asked: Parameters<typeof teamOf>) => (await teamOf(...asked)).toSorted((a, b) => a - b);
  expect(await sorted(6, payroll)).toEqual([6, 11, 12, 13]);
  expect(await sorted(7, payroll)).toEqual([]);
  expect(await leadersOf(payroll)).toEqual([6]);
  expect(await leadersOf(payroll, october)).toEqual(expect.arrayContaining([6, 7]));
  expect(await leadersOf(second)).toEqual([]);
  expect(await sorted(6, payroll, october)).toEqual([6, 11, 12]);
  expect(await sorted(7, payroll, october)).toEqual([7, 13]);
  expect(await sorted(6, leader)).toEqual([6, 11, 12]);
  // who leads the person now reads their days, though not in a team that they were not in
  expect(await sorted(7, second)).toEqual([]);
  expect((await as(second).post('/checkin/user/13', range)).statusCode).toBe(200);
  // a leader who leads nobody now is still found in that month
  await as(admin).put('/user/detail', { user_id: 11, manager: 7 });
  await as(admin).put('/user/detail', { user_id: 12, manager: 7 });
  expect(await leadersOf(payroll)).toEqual([6]);
  expect(await leadersOf(payroll, october)).toEqual([7]);
  await reopen('Tính lại');
  expect(await sorted(7, payroll)).toEqual([7, 11, 12, 13]);
});

test('a month without a closing beside it is derived as ever, and both stand in one range', async () => {
  await insertCheckins(11, '2026-10-01', 'in 07:55 out 17:35');
  await close();
  const both = { startAt: range.startAt, endAt: dayStart('2026-10-10') };
  await insertCheckins(11, '2026-10-02', 'in 07:55 out 17:35');
  await insertCheckins(12, '2026-09-01', 'in 07:55 out 17:35');
  const { list } = (await as(leader).post('/checkin/manager/6', both)).json().data;
  const creditOf = (user: number, day: string) =>
    list
      .find((one: { user: { id: number } }) => one.user.id === user)
      .days.find(({ date }: { date: number }) => date === dayStart(day)).day;
  expect([creditOf(11, '2026-10-01'), creditOf(11, '2026-10-02'), creditOf(12, '2026-09-01')]).toEqual([1, 1, 0]);
});
