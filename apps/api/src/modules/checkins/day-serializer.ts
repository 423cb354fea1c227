import type { DayRow, ExplainedDayRow } from '@toam/contracts/checkin/work-day.schema';
import { formText } from '@toam/contracts/texts/form';
import { reasonText } from '@toam/contracts/texts/checkin';
import { dayStart } from '@toam/domain/day';
import { clockOf } from '@toam/domain/form-types';
import { isPaidLeave } from '@toam/domain/work/leave-pay';
import { dayCredit } from '@toam/domain/work/work-month';
import type { WorkShift } from '@toam/domain/work/work-shift';
import { readNamesOf } from '../form-types/form-types.reads';
import type { FormRecord } from '../forms/form.schema';
import type { DerivedDay } from './derive-days';

/** 'HH:mm' or null. Midnight of the next day cannot be a check-in of this one. */
const clock = (minute: number | null): string | null => (minute === null ? null : clockOf(minute));

type ShiftKey = `shift_${number}`;

function serializeDay({ date, day, kind, holiday }: DerivedDay, keys: readonly ShiftKey[]): DayRow {
  const row: DayRow = {
    date: dayStart(date),
    kind,
    holiday,
    time: { checkin: {}, checkout: {} },
    ignored: {},
    late: {},
    soon: {},
    worked: {},
    credit: {},
    state: {},
    paid: {},
    day: dayCredit(day),
    status: day.status,
  };
  day.shifts.forEach((shift, at) => {
    const key = keys[at]!;
    row.time.checkin[key] = clock(shift.in);
    row.time.checkout[key] = clock(shift.out);
    if (shift.ignored !== null) row.ignored[key] = clock(shift.ignored);
    row.late[key] = shift.late;
    row.soon[key] = shift.soon;
    row.worked[key] = shift.worked;
    row.credit[key] = shift.isCredited === null ? null : shift.isCredited ? 1 / (day.expected || 1) : 0;
    row.state[key] = shift.state;
    if (shift.isPaid !== null) row.paid[key] = shift.isPaid;
  });
  return row;
}

/** Days as the API answers them, without their reasons. All have the same shifts. */
export function serializeDays(days: readonly DerivedDay[]): DayRow[] {
  const keys = days[0]?.day.shifts.map(({ shift }): ShiftKey => `shift_${shift}`) ?? [];
  return days.map((day) => serializeDay(day, keys));
}

/** How a reason names a form. */
function formName(form: FormRecord | undefined, reasons: Map<number, string>): string {
  if (!form) return '';
  const { kind, reason_id, address, start_minute, end_minute } = form;
  if (kind === 'leave')
    return `${reasons.get(reason_id ?? 0) ?? formText.kind.leave}, ${formText.pay(isPaidLeave(form))}`;
  if (kind === 'business') return [formText.kind.business, address].filter(Boolean).join(' ');
  if (kind === 'absence') return `${formText.kind.absence} ${clock(start_minute)} – ${clock(end_minute)}`;
  return formText.kind[kind];
}

/** Days with the reasons of their figures. */
export async function explainDays(
  days: readonly DerivedDay[],
  shifts: readonly WorkShift[],
): Promise<ExplainedDayRow[]> {
  const reasons = await readNamesOf(days.flatMap(({ forms }) => forms.flatMap(({ reason_id }) => reason_id ?? [])));
  const isKnown = (id: number | undefined) => id === undefined || shifts.some((shift) => shift.id === id);
  const rows = serializeDays(days);
  return days.map((derived, at) => ({
    ...rows[at]!,
    why: derived.day.reasons
      .filter(({ shift }) => isKnown(shift))
      .map((reason) => {
        const form = derived.forms.find(({ id }) => id === reason.form);
        const name = reason.rule === 'holiday' ? (derived.holiday ?? '') : formName(form, reasons);
        return {
          rule: reason.rule,
          ...(reason.shift !== undefined && { shift: reason.shift }),
          ...(reason.form !== undefined && { form_id: reason.form }),
          text: reasonText(reason, name),
        };
      }),
  }));
}

/** A shift as the API answers it. */
export const serializeShift = ({ id, name, start, end, optional, grace }: WorkShift) => ({
  ...{ id, name, optional, grace },
  start: clockOf(start),
  end: clockOf(end),
});
