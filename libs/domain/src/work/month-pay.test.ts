import type { DayForm } from './day-forms';
import { payOf } from './month-pay';
import type { DayKind } from '@toam/domain/work-calendar';
import { deriveDay } from './work-day';
import { scheduleOf } from './work-shift';

const shifts = [
  { id: 1, name: 'Ca sáng', start: 480, end: 720, optional: false, grace: 5 },
  { id: 2, name: 'Ca chiều', start: 810, end: 1050, optional: false, grace: 5 },
  { id: 3, name: 'Ca tối', start: 1080, end: 1260, optional: true, grace: 5 },
];
const at = (clock: number, isIn: boolean) => ({ second: clock * 60, isIn });
const whole = [at(475, true), at(1055, false)];
const open = [at(475, true), at(720, false), at(805, true)];
const leave = (shift: number, isPaid: boolean): DayForm => ({ effect: 'leave', id: 1, shift, isPaid });

const dayOf = (
  date: string,
  events = whole,
  forms: DayForm[] = [],
  kind: DayKind = 'work',
  time: 'past' | 'blank' = 'past',
) => ({
  ...{ date, kind },
  day: deriveDay({ kind, time, schedule: scheduleOf(shifts), events, forms }),
});

test('worked days, paid leave and holidays on working days are paid; the rest is named', () => {
  expect(
    payOf([
      dayOf('2026-09-01'),
      dayOf('2026-09-02', [], [], 'holiday'),
      // a holiday on a Sunday, and one that is still to come
      dayOf('2026-09-06', [], [], 'holiday'),
      dayOf('2026-09-30', [], [], 'holiday', 'blank'),
      dayOf('2026-09-03', [], [leave(0, true)]),
      dayOf('2026-09-04', [], [leave(1, true), leave(2, false)]),
      dayOf('2026-09-07', []),
      dayOf('2026-09-08', open),
    ]),
  ).toEqual({ paidDays: 4, paidLeave: 1.5, unpaidLeave: 0.5, holidays: 1, absentDays: 1, missingOuts: 1 });
});

test('leave over a shift that does not count, and a Sunday, are nothing', () => {
  const none = { paidDays: 0, paidLeave: 0, unpaidLeave: 0, holidays: 0, absentDays: 0, missingOuts: 0 };
  expect(payOf([dayOf('2026-09-06', [], [leave(0, true)], 'sunday')])).toEqual(none);
  expect(payOf([dayOf('2026-09-07', [], [leave(3, true)])])).toEqual({ ...none, absentDays: 1 });
});
