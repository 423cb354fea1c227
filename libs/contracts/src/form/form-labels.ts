import { clockOf } from '@toam/domain/form-types';
import { type FormKind, takesDays } from '@toam/domain/work/form-kinds';
import type { FormStatus } from '@toam/domain/work/form-access';
import { changeLine, type ColumnChange } from '@toam/contracts/history/change-line';
import { daysOfForm } from './form-days';
import type { FormRow } from './form.schema';
import { formText } from './form.text';

/** '25/11' of '2026-11-25'. */
const shortDay = (day: string): string => `${day.slice(8, 10)}/${day.slice(5, 7)}`;

/** '25/11', or '24/11 – 26/11'. Days are '2026-11-24'. */
export const spanText = (start: string, end: string): string =>
  start === end ? shortDay(start) : `${shortDay(start)} – ${shortDay(end)}`;

/** '24/11 – 26/11'. */
export function spanOfForm(form: FormRow): string {
  const { start, end } = daysOfForm(form);
  return spanText(start, end);
}

/** '14:00 – 15:30' of a form that is for some hours of a day. */
export const hoursWords = (form: FormRow): string =>
  'time_start' in form && !takesDays(form.kind) ? `${form.time_start} – ${form.time_end}` : '';

/** Why or where: the reason's name, the trip's place. */
export function whyWords(form: FormRow): string {
  if ('address' in form) return form.address;
  return 'reason_explanation' in form ? formText.explanationReason[form.reason_explanation] : form.reason.name;
}

/** 'có lương' or 'không lương' of a leave, 'có tính công' or not of an absence; '' of others. D112. */
export function labourWords(form: FormRow): string {
  const words = formText.kinds[form.kind].labour;
  return words && 'labour' in form ? (form.labour === 1 ? words.yes : words.no) : '';
}

/** 'đơn nghỉ phép 25/11', inside a sentence. */
export const formInWords = (kind: FormKind, start: string, end: string): string =>
  `${formText.kindInside(kind)} ${spanText(start, end)}`;

/** Days, in parts: '1,5'. */
export const daysText = (days: number): string => days.toLocaleString('vi-VN', { maximumFractionDigits: 2 });

/** 'Đã duyệt'. An approval that was taken back says so. D115. */
export const formStatusText = ({ status, revoked_at }: { status: FormStatus; revoked_at: unknown }): string =>
  revoked_at === null ? formText.status[status] : formText.revoked;

/** Columns of the history and the audit. */
export const formLabel = {
  kind: 'Loại đơn',
  user: 'Người gửi',
  approver: formText.approver,
  approver_by: formText.approver,
  status: 'Trạng thái',
  reason: formText.reason,
  start_date: formText.startDate,
  end_date: formText.endDate,
  start_minute: formText.timeStart,
  end_minute: formText.timeEnd,
  shift: formText.shift,
  labour: formText.labour,
  address: formText.address,
  late_minutes: formText.lateTime,
  soon_minutes: formText.soonTime,
  activity: formText.activityLabel,
  reason_explanation: formText.reason,
  explanation: formText.explanation,
  note: formText.note,
  reject_reason: formText.rejectReason,
  revoke_reason: formText.revokeReason,
  cancel_asked: 'Huỷ đơn',
  cancel_reason: formText.cancelReason,
  created_at: 'Gửi',
  deleted_at: 'Xoá',
} as const;

/** A change of a form as a line of its history. Whether a day is paid is 1/0 there. D112. */
export const formChangeLabel = (change: ColumnChange): string =>
  changeLine(change, {
    label: Object.hasOwn(formLabel, change.column) ? formLabel[change.column as keyof typeof formLabel] : change.column,
    ...(change.column === 'labour' && { tell: (value) => formText.pay(value === '1') }),
  });

/** 'HH:mm' of minutes, for a time or a duration. */
export const minuteText = (minute: number | null): string | null => (minute === null ? null : clockOf(minute));
