import type { DayRow, ExplainedDayRow } from '@toam/contracts/checkin/work-day.schema';
import { reasonText } from '@toam/contracts/checkin/checkin.text';
import { dayStart } from '@toam/domain/day';
import { clockOf } from '@toam/domain/form-types';
import { dayCredit } from '@toam/domain/work/work-month';
import type { WorkShift } from '@toam/domain/work/work-shift';
import type { DerivedDay } from './derive-days';

/** 'HH:mm' or null. Midnight of the next day cannot be a check-in of this one. */
const clock = (minute: number | null): string | null => (minute === null ? null : clockOf(minute));

type ShiftKey = `shift_${number}`;

function serializeDay({ date, day, kind, holiday }: DerivedDay, shifts: readonly WorkShift[]): DayRow {
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
  for (const { id } of shifts) {
    const key: ShiftKey = `shift_${id}`;
    const shift = day.shifts.find((one) => one.shift === id);
    row.time.checkin[key] = clock(shift?.in ?? null);
    row.time.checkout[key] = clock(shift?.out ?? null);
    if (shift && shift.ignored !== null) row.ignored[key] = clock(shift.ignored);
    row.late[key] = shift?.late ?? 0;
    row.soon[key] = shift?.soon ?? 0;
    row.worked[key] = shift?.worked ?? 0;
    row.credit[key] = shift?.isCredited === null ? null : shift?.isCredited ? 1 / (day.expected || 1) : 0;
    row.state[key] = shift?.state ?? 'none';
    if (shift && shift.isPaid !== null) row.paid[key] = shift.isPaid;
  }
  return row;
}

/**
 * Days as the API answers them, without their reasons.
 * @param shifts those of all days; a day that has not one of them has nothing there
 */
export const serializeDays = (days: readonly DerivedDay[], shifts: readonly WorkShift[]): DayRow[] =>
  days.map((day) => serializeDay(day, shifts));

/** Days with the reasons of their figures. */
export const explainDays = (days: readonly DerivedDay[], shifts: readonly WorkShift[]): ExplainedDayRow[] =>
  days.map((derived) => ({
    ...serializeDay(derived, shifts),
    why: derived.day.reasons.map((reason) => {
      const form = derived.forms.find(({ id }) => id === reason.form);
      const name = reason.rule === 'holiday' ? (derived.holiday ?? '') : (form?.name ?? '');
      return {
        rule: reason.rule,
        ...(reason.shift !== undefined && { shift: reason.shift }),
        ...(reason.form !== undefined && { form_id: reason.form }),
        text: reasonText(reason, name),
      };
    }),
  }));

/** A shift as the API answers it. */
export const serializeShift = ({ id, name, start, end, optional, grace }: WorkShift) => ({
  ...{ id, name, optional, grace },
  start: clockOf(start),
  end: clockOf(end),
});
