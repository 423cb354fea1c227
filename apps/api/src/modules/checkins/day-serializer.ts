import type { DayRow, ExplainedDayRow } from '@toam/contracts/checkin/work-day.schema';
import { formText } from '@toam/contracts/texts/form';
import { reasonText } from '@toam/contracts/texts/checkin';
import { dayStart } from '@toam/domain/day';
import { clockOf } from '@toam/domain/form-types';
import { dayCredit } from '@toam/domain/work/work-month';
import type { ShiftOfDay } from '@toam/domain/work/work-day';
import type { WorkShift } from '@toam/domain/work/work-shift';
import { readNamesOf } from '../form-types/form-types.reads';
import type { FormRecord } from '../forms/form.schema';
import type { DerivedDay } from './derive-days';

type ShiftKey = `shift_${number}`;

/** 'HH:mm' or null. Midnight of the next day cannot be a check-in of this one. */
const clock = (minute: number | null): string | null => (minute === null ? null : clockOf(minute));

/** A day as the API answers it, without its reasons. */
export function serializeDay({ date, day, kind, holiday }: DerivedDay): DayRow {
  const by = <Value>(value: (shift: ShiftOfDay) => Value) =>
    Object.fromEntries(day.shifts.map((shift) => [`shift_${shift.shift}` as ShiftKey, value(shift)])) as Record<
      ShiftKey,
      Value
    >;
  const whole = day.expected || 1;
  return {
    date: dayStart(date),
    ...{ kind, holiday },
    time: { checkin: by((shift) => clock(shift.in)), checkout: by((shift) => clock(shift.out)) },
    late: by(({ late }) => late),
    soon: by(({ soon }) => soon),
    worked: by(({ worked }) => worked),
    credit: by(({ isCredited }) => (isCredited === null ? null : isCredited ? 1 / whole : 0)),
    state: by(({ state }) => state),
    day: dayCredit(day),
    status: day.status,
  };
}

/** How a reason names a form. */
function formName(form: FormRecord | undefined, reasons: Map<number, string>): string {
  if (!form) return '';
  const { kind, reason_id, address, start_minute, end_minute } = form;
  if (kind === 'leave') return reasons.get(reason_id ?? 0) ?? formText.kind.leave;
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
  return days.map((derived) => ({
    ...serializeDay(derived),
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
