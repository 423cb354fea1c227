import type { ExplainedDayRow } from '@toam/contracts/checkin/work-day.schema';
import { dayOf, dayStart } from '@toam/domain/day';
import { addDays, isSunday } from '@toam/domain/work-calendar';
import { sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { seedFormTypes } from '../../seed/seed-form-types';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertCheckins, insertForm } from '../../testing/insert-attendance';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { inTimeZone } from '../../testing/time-zone';
import type { forms } from '../forms/form.schema';

testApp();

const agent = anActor({ id: 7 });
const admin = anAdmin({ id: 2 });

/** A Tuesday of the past. */
const tuesday = '2026-11-17';

beforeEach(async () => {
  await seedFormTypes();
  await insertUser(admin);
  await insertUser({ ...agent, employee_type: 'official', onboarding_date: '2021-03-20' });
});

const readDays = async (first: string, last: string): Promise<ExplainedDayRow[]> =>
  (await as(agent).post('/checkin/user/7', { startAt: dayStart(first), endAt: dayStart(last) + 86_399 })).json().data
    .list;

/** '21/0/219 0/18/222 = 1', as in the table of the pure rule. */
const figures = ({ late, soon, worked, day }: ExplainedDayRow): string => {
  const of = (key: 'shift_1' | 'shift_2') => `${late[key]}/${soon[key]}/${worked[key]}`;
  return `${of('shift_1')} ${of('shift_2')} = ${day}`;
};

/** The examples of brief 5 §3. */
const afternoon = ' in 13:25 out 17:32';
const regime = { kind: 'regime' as const, late_minutes: 30, soon_minutes: 0 };
const absence = { kind: 'absence' as const, start_minute: 480, end_minute: 540 };
const examples: [string, Partial<typeof forms.$inferInsert> | null, string][] = [
  [`in 08:05:59 out 12:00${afternoon}`, null, '0/0/235 0/0/240 = 1'],
  [`in 08:06 out 12:00${afternoon}`, null, '6/0/234 0/0/240 = 1'],
  ['in 08:00 out 12:00 in 13:30 out 17:25', null, '0/0/240 0/0/235 = 1'],
  ['in 08:00 out 12:00 in 13:30 out 17:24', null, '0/0/240 0/6/234 = 1'],
  ['in 08:21 out 12:02 in 13:27 out 17:12', null, '21/0/219 0/18/222 = 1'],
  ['in 07:56 out 17:32', null, '0/0/240 0/0/240 = 1'],
  ['in 10:00 out 12:00', null, '120/0/120 0/0/0 = 0.5'],
  ['in 10:01 out 12:00', null, '121/0/119 0/0/0 = 0'],
  [`in 08:35 out 12:00${afternoon}`, regime, '0/0/205 0/0/240 = 1'],
  [`in 08:36 out 12:00${afternoon}`, regime, '6/0/204 0/0/240 = 1'],
  [`in 09:10 out 12:00${afternoon}`, absence, '10/0/170 0/0/240 = 1'],
  [`in 09:05 out 12:00${afternoon}`, absence, '0/0/175 0/0/240 = 1'],
  ['in 13:30', null, '0/0/0 0/0/0 = 0'],
  ['in 13:30', { shift: 2, activity: 'out' }, '0/0/0 0/0/240 = 0.5'],
];

describe.each(['UTC', 'America/New_York', 'Asia/Ho_Chi_Minh'])('a server in %s', (zone) => {
  const there = (work: () => Promise<void>) => () => inTimeZone(zone, work);

  test(
    'is really there, and its database too',
    there(async () => {
      const winter = new Date('2026-11-17T00:00:00Z');
      const hour = Number(new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: zone }).format(winter)); // prettier-ignore
      expect(winter.getHours()).toBe(hour);
      const { rows } = await db().execute(sql`select current_setting('TimeZone') as zone`);
      expect(rows).toEqual([{ zone }]);
    }),
  );

  test.each(examples)('%s', (text, form, expected) =>
    inTimeZone(zone, async () => {
      await insertCheckins(7, tuesday, text);
      if (form) await insertForm(7, tuesday, form);
      const [day] = await readDays(tuesday, tuesday);
      expect(figures(day!)).toBe(expected);
    }),
  );

  test(
    'a day belongs to Vietnam: 23:59 and 00:01 are two days, also where a clock changes or a year ends',
    there(async () => {
      // clocks go back in New York at 13:00 of 01/11 in Vietnam, and forward at 14:00 of 08/03
      for (const [before, after] of [
        ['2025-12-31', '2026-01-01'],
        ['2026-03-07', '2026-03-08'],
        ['2026-10-31', '2026-11-01'],
      ] as const) {
        await insertCheckins(7, before, 'in 23:59');
        await insertCheckins(7, after, 'in 00:01 out 12:30 in 13:30 out 23:59:59');
        const days = await readDays(before, addDays(after, 1));
        const seen = days.map(({ date, time }) => [dayOf(date), time.checkin.shift_1, time.checkout.shift_2]);
        expect(seen).toEqual([
          [before, null, null],
          [after, '00:01', '23:59'],
          [addDays(after, 1), null, null],
        ]);
      }
    }),
  );

  test(
    'a check-in is today’s of Vietnam, in the monitor and in the month',
    there(async () => {
      const now = Math.floor(Date.now() / 1000);
      const midnight = dayStart(dayOf(now));
      const place = { notAuthorized: true };
      const sent = (await as(agent).post('/checkin/user', { status: true, location: place, at: now })).json().data;
      expect([sent.record.at, sent.day.date]).toEqual([now, midnight]);
      const last = (await as(agent).get('/checkin/location/last')).json().data;
      expect([last.status, last.date, last.today.date]).toEqual([true, midnight, midnight]);
      const seenOn = async (date: number) =>
        (await as(admin).get(`/checkin/location/monitoring?date=${date}`)).json().data.total;
      expect([await seenOn(midnight - 1), await seenOn(midnight), await seenOn(midnight + 86_400)]).toEqual([0, 1, 0]);
    }),
  );

  test(
    'forms cover the days that they name, and leave is counted in its year',
    there(async () => {
      const body = {
        reason: 9,
        start_date: '2026/12/31',
        end_date: '2027/01/02',
        shift: 0,
        labour: 0,
        user_approve: 2,
      };
      const made = (await as(agent).post('/form/leave', { ...body, reason: 10 })).json().data;
      expect(made).toMatchObject({ start_date: '2026/12/31', end_date: '2027/01/02', working_days: 3 });
      await as(admin).put(`/form/leave/${made.id}/approve`);
      const preview = (await as(agent).get('/form/leave-preview?reason=9&start_date=2026/12/30&end_date=2027/01/01')).json(); // prettier-ignore
      expect(preview.data.days.map(({ date }: { date: string }) => date)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']); // prettier-ignore
      expect(preview.data.overlaps).toMatchObject({ id: made.id });
      const today = dayOf(Date.now() / 1000);
      const why = { activity_explanation: 'in', reason_explanation: 'other', user_approve: 2, shift: 1 };
      const statusOf = async (days: string) => (await as(agent).post('/form/explanation', { ...why, days })).statusCode;
      // nobody explains a Sunday, nor a shift of today that has not begun
      const workday = (day: string, step: 1 | -1) => (isSunday(day) ? addDays(day, step) : day);
      const days = [workday(addDays(today, -1), -1), workday(addDays(today, -60), 1)];
      expect([await statusOf(days[0]!), await statusOf(days[1]!)]).toEqual([200, 200]);
      expect([await statusOf(addDays(today, 1)), await statusOf(addDays(today, -61))]).toEqual([422, 422]);
      const { data } = (await as(agent).get('/form/leave-ledger/7?year=2026')).json();
      expect(data.others).toMatchObject([{ start: '2026-12-31', days: 1 }]);
    }),
  );
});
