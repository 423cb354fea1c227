import type { DayRow, ExplainedDayRow } from '@toam/contracts/checkin/work-day.schema';
import type { WorkMonth } from '@toam/contracts/checkin/month.endpoints';
import { dayStart } from '@toam/domain/day';
import { dayKindOf, daysOfMonth } from '@toam/domain/work-calendar';
import type { DaysOfTeam, DaysOfUser, DayExplained } from './work-days.queries';

/** Rows for tests of these screens. */
export const shifts = [
  { id: 1, name: 'Ca sáng', start: '08:00', end: '12:00', optional: false, grace: 5 },
  { id: 2, name: 'Ca chiều', start: '13:30', end: '17:30', optional: false, grace: 5 },
];
/** The signed-in person of tests. */
export const ha = { id: 7, name: 'Nguyễn Thu Hà', avatar: null };
export const bao = { id: 8, name: 'Trần Quốc Bảo', avatar: null };

/** The running day of these tests. */
export const today = '2026-11-20';

/** An ordinary day, unless said otherwise. Days after today have not come yet. */
export function aDay(date: string, differing: Partial<DayRow> = {}): ExplainedDayRow {
  const kind = dayKindOf(date, new Map());
  const isWorked = kind === 'work' && date <= today;
  const [came, left] = isWorked
    ? [
        { shift_1: '07:55', shift_2: '13:25' },
        { shift_1: '12:02', shift_2: '17:32' },
      ]
    : [
        { shift_1: null, shift_2: null },
        { shift_1: null, shift_2: null },
      ];
  return {
    ...{ date: dayStart(date), kind, holiday: null, time: { checkin: came, checkout: left }, ignored: {} },
    ...{ late: { shift_1: 0, shift_2: 0 }, soon: { shift_1: 0, shift_2: 0 }, worked: { shift_1: 240, shift_2: 240 } },
    credit: isWorked ? { shift_1: 0.5, shift_2: 0.5 } : { shift_1: 0, shift_2: 0 },
    state: isWorked ? { shift_1: 'ok', shift_2: 'ok' } : { shift_1: 'none', shift_2: 'none' },
    paid: {},
    ...{ day: isWorked ? 1 : 0, status: kind !== 'work' ? 'off' : isWorked ? 'ok' : 'future' },
    why: [],
    ...differing,
  };
}

/** Left 18 minutes early on Tuesday afternoon. */
export const tuesday = '2026-11-17';
export const earlyTuesday = (): Partial<ExplainedDayRow> => ({
  time: { checkin: { shift_1: '07:59', shift_2: '13:26' }, checkout: { shift_1: '12:05', shift_2: '17:12' } },
  soon: { shift_1: 0, shift_2: 18 },
  state: { shift_1: 'ok', shift_2: 'late' },
  status: 'late',
  why: [
    { rule: 'worked', shift: 1, text: 'Làm 240 / 240 phút, đủ nửa ca nên được tính công' },
    { rule: 'worked', shift: 2, text: 'Làm 222 / 240 phút, đủ nửa ca nên được tính công' },
    { rule: 'soon', shift: 2, text: 'Về sớm 18 phút, quá 5 phút cho phép nên tính về sớm cả 18 phút' },
  ],
});

const none = { total: 0, hours: 0, minutes: 0 };
export const pay = { paidDays: 18.5, paidLeave: 1, unpaidLeave: 0.5, holidays: 1, absentDays: 2, missingOuts: 3 };
const soon = { total: 1, hours: 0, minutes: 18 };

export const november = (): ExplainedDayRow[] =>
  daysOfMonth('2026-11').map((date) => aDay(date, date === tuesday ? earlyTuesday() : {}));

/** Hà's November. */
export const monthOf = (differing: Partial<DaysOfUser> = {}): DaysOfUser => ({
  ...{ user: ha, workDays: 16.5, totalLate: none, totalSoon: soon, pay, realDays: 25, shifts, forms: [] },
  list: november(),
  leave: {
    quota: { year: 2026, quota: 13, accrued: 11.5, used: 3, reserved: 1.5, corrected: 0, left: 7 },
    byReason: [{ reason: 'Nghỉ phép năm', kind: 'leave', days: 1 }],
  },
  ...differing,
});

const called = { position: 'Nhân viên', team: 'Lê Thanh Sơn' };

/** A team of two: Bảo was always on time. */
export const teamMonth = (differing: Partial<DaysOfTeam> = {}): DaysOfTeam => ({
  ...{ leader: ha, leaders: [], workDays: 33, totalLate: none, totalSoon: soon, pay, realDays: 25, shifts, forms: [] },
  list: [
    {
      user: bao,
      ...called,
      pay,
      workDays: 17,
      totalLate: none,
      totalSoon: none,
      days: daysOfMonth('2026-11').map((date) => aDay(date)),
    },
    { user: ha, ...called, pay, workDays: 16.5, totalLate: none, totalSoon: soon, days: november() },
  ],
  ...differing,
});

/** A month that nobody has closed. */
export const openMonth = (month: string): WorkMonth => ({
  ...{ month, is_closed: false, closings: [], may_close: false, may_reopen: false, waiting: 0 },
});

/** What the cell of a day is made of. */
export const explainedTuesday = (differing: Partial<DayExplained> = {}): DayExplained => ({
  user: ha,
  day: aDay(tuesday, earlyTuesday()),
  events: [
    {
      ...{ id: 1, status: true, at: dayStart(tuesday) + 13 * 3600 + 26 * 60, device: 'Chrome', late_sent: false },
      location: { address: 'Phan Đăng Lưu', latitude: 10.8, longitude: 106.7, notAuthorized: false },
    },
    {
      ...{ id: 2, status: false, at: dayStart(tuesday) + 17 * 3600 + 12 * 60, device: 'Chrome', late_sent: true },
      location: { address: null, latitude: null, longitude: null, notAuthorized: true },
    },
  ],
  forms: [],
  shifts,
  ...differing,
});
