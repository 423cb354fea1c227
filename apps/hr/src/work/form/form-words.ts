import { daysText, hoursWords, spanOfForm } from '@toam/contracts/form/form-labels';
import type { FormRow } from '@toam/contracts/form/form.schema';
import { formText } from '@toam/contracts/form/form.text';
import { formScreenText as text } from './form-screen.text';
import { userText } from '@toam/contracts/user/user.text';
import { workDaysText } from '../work-days.text';
import { formatClock, formatDate, formatDateTime } from '@toam/ui/core';

/** Names of shifts by id. */
export type ShiftNames = ReadonlyMap<number, string>;

/** 'cả ngày' or 'ca chiều'. */
export const shiftWords = (shift: number, names: ShiftNames): string =>
  shift === 0 ? text.wholeDay : (names.get(shift) ?? '').toLocaleLowerCase('vi');

/** Names the days where there are several, else the shift. */
const shiftOrDays = (form: FormRow & { shift: number }, names: ShiftNames): string =>
  form.working_days > 1 && form.shift === 0 ? text.days(daysText(form.working_days)) : shiftWords(form.shift, names);

/** The part of each day: 'cả ngày', '14:00 – 15:30', 'vào trễ 00:30'. '' if the days say it already. */
export function partWords(form: FormRow, names: ShiftNames): string {
  const moved = 'late_time' in form && [
    form.late_time === '00:00' ? '' : text.lateBy(form.late_time),
    form.soon_time === '00:00' ? '' : text.soonBy(form.soon_time),
  ];
  return [
    'shift' in form && shiftOrDays(form, names),
    hoursWords(form),
    moved && moved.filter(Boolean).join(', '),
    'activity_explanation' in form && formText.activity[form.activity_explanation],
  ]
    .filter(Boolean)
    .join(' · ');
}

/** '24/11 – 26/11 · 3 ngày'. */
export const whenWords = (form: FormRow, names: ShiftNames): string =>
  `${spanOfForm(form)} · ${partWords(form, names)}`;

/** 'Đang xin huỷ: đổi ngày nghỉ'. D115. */
export const cancelWords = ({ cancel_reason }: FormRow): string =>
  [formText.cancelMark, cancel_reason].filter(Boolean).join(': ');

/** 'đơn nghỉ phép 25/11', inside a sentence. */
export const formWords = (form: FormRow): string => `${formText.kindInside(form.kind)} ${spanOfForm(form)}`;

/** '10:12 hôm nay', or the day and time. */
export const momentWords = (seconds: number, now = Date.now() / 1000): string =>
  formatDate(seconds) === formatDate(now)
    ? text.today(formatClock(seconds))
    : formatDateTime(seconds).replace(/:\d\d$/, '');

/** 'Nhóm của Lê Thanh Sơn'; of somebody without a leader the department. */
export function teamWords({ leader, department }: Pick<FormRow, 'leader' | 'department'>): string {
  if (leader) return workDaysText.teamOf(leader.name);
  return (userText.department as Record<number, string>)[department ?? 0] ?? '';
}
