import { daysOfForm } from '@toam/contracts/form/form-days';
import { hoursWords, labourWords, spanText, whyWords } from '@toam/contracts/form/form-labels';
import type { FormRow } from '@toam/contracts/form/form.schema';
import { formText } from '@toam/contracts/form/form.text';
import type { WorkShiftRow } from '@toam/contracts/checkin/checkin.endpoints';
import { explainableDays, type ExplainedActivity } from '@toam/domain/work/day-forms';
import { FormStatus } from '@toam/domain/work/form-access';
import { effectOf, isLeave, takesDays } from '@toam/domain/work/form-kinds';
import { addDays } from '@toam/domain/work-calendar';
import type { Tone } from '@toam/ui/core';
import type { DayRow } from '@toam/contracts/checkin/work-day.schema';
import { countedOf, shiftOf, type ShiftOfRow } from './day-looks';

export const formsOn = (forms: readonly FormRow[], day: string): FormRow[] =>
  forms.filter((form) => {
    const { start, end } = daysOfForm(form);
    return start <= day && day <= end;
  });

/** Whether a form that is not refused takes this shift of the day: leave or a trip. */
export const isPlanned = (forms: readonly FormRow[], day: string, shift: number): boolean =>
  formsOn(forms, day).some((form) => {
    const of = daysOfForm(form).shift;
    return takesDays(form.kind) && form.status !== FormStatus.rejected && (of === 0 || of === shift);
  });

/** 'Vắng mặt 17:00 – 17:30', 'Nghỉ phép năm 24/11 – 26/11, có lương', 'Giải trình ca sáng'. */
export function formTitle(form: FormRow, shifts: readonly WorkShiftRow[]): string {
  const { start, end, shift } = daysOfForm(form);
  const name = shifts.find(({ id }) => id === shift)?.name.toLocaleLowerCase('vi');
  const parts = [
    isLeave(form.kind) ? whyWords(form) : formText.kinds[form.kind].name,
    ...(start === end ? [] : [spanText(start, end)]),
    hoursWords(form),
    name,
  ];
  const title = parts.filter(Boolean).join(' ');
  return isLeave(form.kind) ? `${title}, ${labourWords(form)}` : title;
}

export const formTone: Record<FormRow['status'], Tone> = { 0: 'warning', 1: 'success', 2: 'error' };

/** A shift that an explanation could put right. */
export interface Explainable {
  shift: number;
  activity: ExplainedActivity;
}

/** What a shift costs: credit that is lacking before minutes late and early. */
const costOf = ({ credit, worked, late, soon }: ShiftOfRow): number =>
  credit === 0 ? minutesPerDay - worked : late + soon;
const minutesPerDay = 1440;

/** How an explanation could put a shift right; null: it needs none, or none can. */
function mendingOf({ state, late, soon, credit }: ShiftOfRow, isToday: boolean): ExplainedActivity | null {
  if (state === 'leave' || state === 'trip') return null;
  if (state === 'absent' || state === 'short' || (late > 0 && soon > 0)) return 'both';
  if (state === 'open') return isToday ? null : 'out';
  if (soon > 0) return 'out';
  if (late > 0) return 'in';
  return credit === 0 ? 'both' : null;
}

/** The counted shifts of a day that somebody may explain, the one that costs most first. H14, D111. */
export function explainableOf(
  day: DayRow,
  date: string,
  shifts: readonly WorkShiftRow[],
  today: string,
): Explainable[] {
  if (date > today || date < addDays(today, -explainableDays)) return [];
  if (day.kind !== 'work') return [];
  return countedOf(shifts)
    .map((shift) => ({ id: shift.id, of: shiftOf(day, shift) }))
    .toSorted((one, other) => costOf(other.of) - costOf(one.of))
    .flatMap(({ id, of }): Explainable[] => {
      const activity = mendingOf(of, date === today);
      return activity ? [{ shift: id, activity }] : [];
    });
}

/** The explanation of a shift that was sent and not refused; one that waits comes first. Only while one waits is no other asked for. D111. */
export function explanationOf(forms: readonly FormRow[], day: string, shift: number): FormRow | undefined {
  const sent = formsOn(forms, day).filter(
    (form) =>
      effectOf(form.kind) === 'explanation' &&
      form.status !== FormStatus.rejected &&
      [0, shift].includes(daysOfForm(form).shift),
  );
  return sent.find(isWaiting) ?? sent[0];
}

export const isWaiting = (form: FormRow | undefined): boolean => form?.status === FormStatus.pending;
