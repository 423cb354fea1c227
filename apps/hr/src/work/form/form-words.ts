import { daysOfForm } from '@toam/contracts/form/form-days';
import { daysText, spanText } from '@toam/contracts/form/form-labels';
import type { FormRow } from '@toam/contracts/form/form.schema';
import { formText } from '@toam/contracts/form/form.text';
import { formScreenText as text } from './form-screen.text';
import { userText } from '@toam/contracts/user/user.text';
import { workDaysText } from '../work-days.text';
import { isPaidLeave } from '@toam/domain/work/leave-pay';
import { formatClock, formatDate, formatDateTime } from '@toam/ui/core';

/** Names of shifts by id. */
export type ShiftNames = ReadonlyMap<number, string>;

/** '24/11 – 26/11'. */
export function spanOfForm(form: FormRow): string {
  const { start, end } = daysOfForm(form);
  return spanText(start, end);
}

/** 'cả ngày' or 'ca chiều'. */
export const shiftWords = (shift: number, names: ShiftNames): string =>
  shift === 0 ? text.wholeDay : (names.get(shift) ?? '').toLocaleLowerCase('vi');

/** The part of each day: 'cả ngày', '14:00 – 15:30', 'vào trễ 00:30'. '' if the days say it already. */
export function partWords(form: FormRow, names: ShiftNames): string {
  switch (form.kind) {
    case 'leave':
    case 'business':
      return form.working_days > 1 && form.shift === 0
        ? text.days(daysText(form.working_days))
        : shiftWords(form.shift, names);
    case 'absence':
      return `${form.time_start} – ${form.time_end}`;
    case 'regime':
      return [
        form.late_time === '00:00' ? '' : text.lateBy(form.late_time),
        form.soon_time === '00:00' ? '' : text.soonBy(form.soon_time),
      ]
        .filter(Boolean)
        .join(', ');
    case 'explanation':
      return `${shiftWords(form.shift, names)} · ${formText.activity[form.activity_explanation]}`;
  }
}

/** '24/11 – 26/11 · 3 ngày'. */
export const whenWords = (form: FormRow, names: ShiftNames): string =>
  `${spanOfForm(form)} · ${partWords(form, names)}`;

/** Why or where: the reason's name, the trip's place. */
export function whyWords(form: FormRow): string {
  if (form.kind === 'business') return form.address;
  if (form.kind === 'explanation') return formText.explanationReason[form.reason_explanation];
  return form.reason.name;
}

/** 'có lương' or 'không lương' of a leave, 'có tính công' or not of an absence; '' of others. D112. */
export function labourWords(form: FormRow): string {
  if (form.kind === 'leave') return formText.pay(isPaidLeave(form));
  return form.kind === 'absence' ? text.absenceCounts(form.labour === 1) : '';
}

/** 'Đang xin huỷ: đổi ngày nghỉ'. D115. */
export const cancelWords = ({ cancel_reason }: FormRow): string =>
  [formText.cancelMark, cancel_reason].filter(Boolean).join(': ');

/** 'đơn nghỉ phép 25/11', inside a sentence. */
export const formWords = (form: FormRow): string => `${formText.kindInside[form.kind]} ${spanOfForm(form)}`;

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
