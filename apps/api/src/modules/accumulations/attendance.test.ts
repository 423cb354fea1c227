import { JobPosition, Role } from '@toam/domain/actor';
import { dayOf, dayStart } from '@toam/domain/day';
import { addDays } from '@toam/domain/work-calendar';
import { db } from '../../db/db';
import { seedFormTypes } from '../../seed/seed-form-types';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { forms } from '../forms/form.schema';
import { holidays } from '../holidays/holiday.schema';
import { accumulations } from './accumulation.schema';

testApp();

const agent = anActor({ id: 7 });
const leader = anActor({ id: 6, job_position: JobPosition.teamLeader });
const admin = anAdmin({ id: 2 });

interface Row {
  user: { id: number; job_position: number };
  cells: { state: string; id?: number; leave?: string }[];
  entered: number;
  missing: number;
}

const grid = async (first: string, last: string, actor = admin, query = '') => {
  const range = `startAt=${dayStart(first)}&endAt=${dayStart(last) + 86_399}`;
  return as(actor).get(`/business/accumulation/attendance?${range}${query}`);
};

beforeEach(async () => {
  await seedFormTypes();
  await insertUser({ ...leader, name: 'Bình' });
  await insertUser({ ...agent, name: 'An', manager: 6, onboarding_date: '2026-03-04' });
  await insertUser({ ...admin, name: 'Chủ' });
  await insertUser({ id: 10, name: 'Kế toán', job_position: JobPosition.accountant });
  await insertUser({ id: 11, name: 'Marketing', role: Role.marketer });
  await insertUser({ id: 12, name: 'Ngoài', other_account: 1 });
  await insertUser({ id: 13, name: 'Đã nghỉ', status: 0 });
});

/** 2026-03-02 is a Monday. */
test('a cell says whether the day was entered, is free, or comes before the first day at work', async () => {
  const enter = (date: string) => db().insert(accumulations).values({ user_id: 7, date, created_by: 7 });
  for (const date of ['2026-03-05', '2026-03-08']) await enter(date);
  await db().insert(holidays).values({ date: '2026-03-06', name: 'Nghỉ bù' });
  const day = { kind: 'leave', user_id: 7, approver_id: 2, reason_id: 9, shift: 0 } as const;
  const decided = { status: 1, decided_by: 2, decided_at: new Date() } as const;
  await db()
    .insert(forms)
    .values([
      { ...day, ...decided, start_date: '2026-03-06', end_date: '2026-03-07' },
      { ...day, start_date: '2026-03-09', end_date: '2026-03-09' },
      { ...day, ...decided, start_date: '2026-03-05', end_date: '2026-03-05', shift: 1 },
      { ...day, ...decided, start_date: '2026-03-05', end_date: '2026-03-05', shift: 2, reason_id: 10 },
    ]);
  const { data } = (await grid('2026-03-02', '2026-03-09')).json();
  expect(data.days[4]).toEqual({ date: dayStart('2026-03-06'), holiday: 'Nghỉ bù' });
  const row = (data.list as Row[]).find(({ user }) => user.id === 7)!;
  expect(row.cells.map(({ state }) => state)).toEqual([
    ...['before', 'before', 'no', 'yes', 'no', 'no', 'sunday', 'no'],
  ]);
  expect(row.cells.map(({ leave }) => leave ?? null)).toEqual([
    ...[null, null, null],
    'Nghỉ phép 05/03, ca sáng · Nghỉ phép năm; Nghỉ phép 05/03, ca chiều · Nghỉ ốm',
    ...['Nghỉ phép 06/03 – 07/03 · Nghỉ phép năm', 'Nghỉ phép 06/03 – 07/03 · Nghỉ phép năm', null, null],
  ]);
  // a Sunday stays a Sunday, its entry is told beside it
  expect(row.cells[6]!.id).toBeDefined();
  expect(row).toMatchObject({ entered: 2, missing: 4 });
});

test('days to come are blank', async () => {
  const today = dayOf(Date.now() / 1000);
  const { data } = (await grid(today, addDays(today, 7), agent)).json();
  const states = (data.list as Row[])[0]!.cells.map(({ state }) => state);
  expect(new Set(states.slice(1))).toEqual(new Set(['future', 'sunday']));
});

test('its people are active staff of the hierarchy whom one may see, by name', async () => {
  const ids = async (actor = admin, query = '') =>
    ((await grid('2026-03-02', '2026-03-02', actor, query)).json().data.list as Row[]).map(({ user }) => user.id);
  expect(await ids()).toEqual([7, 6, 2]);
  expect(await ids(admin, '&team=6')).toEqual([7, 6]);
  expect(await ids(leader)).toEqual([7, 6]);
  expect(await ids(agent)).toEqual([7]);
  expect((await grid('2026-03-02', '2026-03-02', agent, '&users=6')).statusCode).toBe(403);
});

test('at most 62 days, and in order', async () => {
  expect((await grid('2026-03-01', '2026-05-01')).statusCode).toBe(200);
  expect((await grid('2026-03-01', '2026-05-02')).json().errors.endAt).toBe('Chọn tối đa 62 ngày');
  expect((await grid('2026-03-02', '2026-02-01')).statusCode).toBe(422);
});
