import type { ExplainedDayRow, DayTotals } from '@toam/contracts/checkin/work-day.schema';
import { clockOf } from '@toam/domain/form-types';
import { dayOf, dayStart } from '@toam/domain/day';
import { JobPosition } from '@toam/domain/actor';
import { daysOfMonth } from '@toam/domain/work-calendar';
import { Workbook } from 'exceljs';
import { eq } from 'drizzle-orm';
import { db } from '../../db/db';
import { seedFormTypes } from '../../seed/seed-form-types';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertCheckins, insertForm } from '../../testing/insert-attendance';
import { insertUser } from '../../testing/insert-user';
import { random, type Random } from '@toam/domain/random';
import { as, testApp } from '../../testing/test-app';
import { formTypes } from '../form-types/form-type.schema';
import { forms } from '../forms/form.schema';
import { holidays } from '../holidays/holiday.schema';
import { checkins } from './checkin.schema';

testApp();

const leader = anActor({ id: 6, job_position: JobPosition.teamLeader });
const admin = anAdmin({ id: 2 });
/** The leader is one of the team. */
const people = [6, 11, 12, 13, 14];
/** Signing in stores the leader under the name of every actor. */
const nameOf = (id: number): string => (id === leader.id ? 'Nguyễn Thu Hà' : `Nhân viên ${id}`);
const days = daysOfMonth('2026-09');
const range = { startAt: dayStart(days[0]!), endAt: dayStart(days.at(-1)!) + 86_399 };

/** Hours of a day as people keep them: on time, late, early, gone for lunch, without a check-out, or not at all. */
function hoursOf(by: Random): string {
  if (by.chance(0.08)) return '';
  const around = (minute: number) => clockOf(minute + by.pick([-9, -4, 0, 0, 3, 6, 14, 40, 130]));
  const morning = `in ${around(480)}` + (by.chance(0.7) ? ` out ${around(715)} in ${around(805)}` : '');
  const evening = by.chance(0.1) ? ' in 18:10 out 20:30' : '';
  return `${morning}${by.chance(0.92) ? ` out ${around(1050)}` : ''}${evening}`;
}

/** A form of any kind: mostly approved, of one day or three, of all shifts or one. */
async function someForm(by: Random, person: number): Promise<void> {
  const at = by.whole(0, days.length - 3);
  const isLong = by.chance(0.3);
  const shift = isLong ? 0 : by.pick([0, 1, 2]);
  const kind = by.pick(['leave', 'business', 'regime', 'absence', 'explanation'] as const);
  const columns = {
    leave: { reason_id: by.pick([9, 10]), shift },
    business: { shift, address: 'Thủ Đức' },
    regime: { late_minutes: 30, soon_minutes: by.pick([0, 30]) },
    absence: { start_minute: 540, end_minute: by.pick([600, 720]), labour: by.pick([0, 1] as const) },
    explanation: { shift, activity: by.pick(['in', 'out', 'both'] as const) },
  };
  const undecided = by.chance(0.2) && { status: 0 as const, decided_by: null, decided_at: null };
  const end_date = days[at + (isLong ? 2 : 0)]!;
  await insertForm(person, days[at]!, { kind, end_date, ...columns[kind], ...undecided });
}

/** A month of five people, one of whom began in the middle of it. In every other one the evening counts: a day has thirds. */
async function fill(by: Random, hasThirds: boolean): Promise<void> {
  await seedFormTypes();
  await insertUser(admin);
  for (const id of people) {
    const onboarding_date = id === 14 ? '2026-09-16' : '2021-03-20';
    const person = id === leader.id ? leader : { id, manager: leader.id };
    await insertUser({ ...person, name: nameOf(id), employee_type: 'official', onboarding_date });
    for (const day of days) await insertCheckins(id, day, hoursOf(by));
    for (let left = by.whole(2, 5); left > 0; left--) await someForm(by, id);
  }
  await db().insert(holidays).values({ date: '2026-09-02', name: 'Quốc khánh' }).onConflictDoNothing();
  if (hasThirds) await db().update(formTypes).set({ optional: false }).where(eq(formTypes.id, 3));
}

type ByShift = Record<string, number>;

const all = (list: readonly ExplainedDayRow[], key: 'late' | 'soon'): number[] =>
  list.flatMap((day) => Object.values<number>(day[key] as ByShift));
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** What the days add up to. */
function sumsOf(list: readonly ExplainedDayRow[]) {
  const times = (key: 'late' | 'soon') => {
    const minutes = sum(all(list, key));
    const total = all(list, key).filter((value) => value > 0).length;
    return { total, hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  };
  return { totalLate: times('late'), totalSoon: times('soon') };
}

const settled = (list: readonly ExplainedDayRow[], which: 'leave' | 'trip', shifts: number): number =>
  sum(list.map(({ why }) => why.filter(({ rule }) => rule === which).length)) / shifts;

interface Month extends DayTotals {
  list: ExplainedDayRow[];
  realDays: number;
  leave: { byReason: { kind: string; days: number }[] };
}

describe.each([1, 2, 3, 4, 5, 6])('seed %i', (seed) => {
  const shifts = seed % 2 === 0 ? 3 : 2;
  beforeEach(() => fill(random(seed), shifts === 3));

  const monthOf = async (id: number): Promise<Month> =>
    (await as(leader).post(`/checkin/user/${id}`, range)).json().data;

  test('figures of a month are the sum of its days: the person’s, the team’s, the sheet’s', async () => {
    const months = new Map<number, Month>();
    for (const id of people) months.set(id, await monthOf(id));
    for (const { list, workDays, totalLate, totalSoon, realDays, leave } of months.values()) {
      expect(list).toHaveLength(30);
      expect(workDays).toBeCloseTo(sum(list.map(({ day }) => day)), 9);
      expect({ totalLate, totalSoon }).toEqual(sumsOf(list));
      expect(realDays).toBe(list.filter(({ kind }) => kind === 'work').length);
      const byKind = (which: string) => sum(leave.byReason.filter(({ kind }) => kind === which).map((one) => one.days));
      expect(byKind('leave')).toBeCloseTo(settled(list, 'leave', shifts), 9);
      expect(byKind('business')).toBeCloseTo(settled(list, 'trip', shifts), 9);
    }
    expect(sum([...months.values()].flatMap(({ list }) => all(list, 'late')))).toBeGreaterThan(0);

    const team = (await as(leader).post('/checkin/manager/6', range)).json().data;
    expect(team.list).toHaveLength(people.length);
    for (const { user, days: rows, position: _position, team: _team, ...totals } of team.list) {
      const { list, workDays, totalLate, totalSoon, pay } = months.get(user.id)!;
      expect(totals).toEqual({ workDays, totalLate, totalSoon, pay });
      expect(rows).toEqual(list.map(({ why: _, ...day }) => day));
    }
    expect(team.workDays).toBeCloseTo(sum([...months.values()].map(({ workDays }) => workDays)), 9);
    expect(team).toMatchObject(sumsOf([...months.values()].flatMap(({ list }) => list)));

    const { rows, sums } = await sheetOf();
    for (const id of people) {
      const { list, workDays, totalLate, totalSoon, realDays, pay } = months.get(id)!;
      const mine = rows.filter(([name]) => name === nameOf(id));
      expect(mine.map((row) => [(row[1] as Date).toISOString().slice(0, 10), ...row.slice(2)])).toEqual(
        list.map((day) => [
          ...[dayOf(day.date), sum(all([day], 'late')), sum(all([day], 'soon')), expect.closeTo(day.day, 9)],
        ]),
      );
      const minutes = ({ hours, minutes: rest }: DayTotals['totalLate']) => hours * 60 + rest;
      const close = (value: number) => expect.closeTo(value, 9);
      expect(pay.paidLeave + pay.unpaidLeave).toBeCloseTo(settled(list, 'leave', shifts), 9);
      expect(sums.find(([code]) => code === String(id))!.slice(4)).toEqual([
        ...[close(pay.paidDays), close(workDays), close(pay.paidLeave), close(pay.unpaidLeave), pay.holidays],
        ...[close(pay.absentDays), close(settled(list, 'trip', shifts)), pay.missingOuts, realDays],
        ...[totalLate.total, minutes(totalLate), totalSoon.total, minutes(totalSoon)],
      ]);
    }
  });

  test('in whatever order check-ins and forms are stored, the month is the same', async () => {
    const before = (await monthOf(12)).list;
    const [events, papers] = [await db().select().from(checkins), await db().select().from(forms)];
    await db().delete(checkins);
    await db().delete(forms);
    const turned = events.toReversed().map(({ id: _, ...event }) => event);
    await db().insert(checkins).values(turned);
    await db().insert(forms).overridingSystemValue().values(papers.toReversed());
    expect((await monthOf(12)).list).toEqual(before);
  });
});

async function sheetOf() {
  const keys = ['person', 'date', 'late', 'soon', 'credit'];
  const reply = await as(leader).post('/export/checkin', {
    columns: keys.map((key) => ({ key })),
    leader: 6,
    ...range,
  });
  const book = new Workbook();
  await book.xlsx.load(reply.rawPayload as unknown as ArrayBuffer);
  const valuesOf = (name: string) =>
    (book.getWorksheet(name)!.getSheetValues().slice(2) as unknown[][]).map((row) => row.slice(1));
  return { rows: valuesOf('Chấm công'), sums: valuesOf('Tổng hợp') };
}
