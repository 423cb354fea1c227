import type { DayEffect } from './form-kinds';
import type { WorkSchedule } from './work-shift';

/** What an explanation adds: that somebody came, left, or both. H13. */
export const explainedActivities = ['in', 'out', 'both'] as const;
export type ExplainedActivity = (typeof explainedActivities)[number];

/** Days back that an explanation may be about. H14. */
export const explainableDays = 60;

interface OfShift {
  id: number;
  /** 0: all shifts of the day. H5. */
  shift: number;
}

export interface LeaveOfDay extends OfShift {
  effect: 'leave';
  /** D112. */
  isPaid: boolean;
}
export interface TripOfDay extends OfShift {
  effect: 'trip';
}
export interface ExplanationOfDay extends OfShift {
  effect: 'explanation';
  activity: ExplainedActivity;
}
/** Minutes that the day may begin later and end earlier. */
export interface RegimeOfDay {
  effect: 'regime';
  id: number;
  late: number;
  soon: number;
}
/** Away between two minutes of the day. */
export interface AbsenceOfDay {
  effect: 'absence';
  id: number;
  from: number;
  to: number;
  /** Whether it counts as worked. H6. */
  isPaid: boolean;
}

/** What an approved form says about one day. */
export type DayForm = LeaveOfDay | TripOfDay | ExplanationOfDay | RegimeOfDay | AbsenceOfDay;

/** The last minute of the day that an explanation is about. Null: its shift is none of these. D111. */
export function lastExplained(
  { shift, activity }: Pick<ExplanationOfDay, 'shift' | 'activity'>,
  { shifts, counted }: Pick<WorkSchedule, 'shifts' | 'counted'>,
): number | null {
  const of = shift === 0 ? counted : shifts.filter(({ id }) => id === shift);
  const minute = activity === 'in' ? of[0]?.start : of.at(-1)?.end;
  return minute ?? null;
}

export const covers = (form: OfShift, shift: number): boolean => form.shift === 0 || form.shift === shift;

/** The forms of a day by what they do, each in order of its ids. */
export type FormsByEffect = { readonly [Effect in DayEffect]: readonly Extract<DayForm, { effect: Effect }>[] };

const noForms: FormsByEffect = { leave: [], trip: [], regime: [], absence: [], explanation: [] };

/** Most days have none. */
export function formsByEffect(forms: readonly DayForm[]): FormsByEffect {
  if (forms.length === 0) return noForms;
  const sorted = forms.toSorted((one, other) => one.id - other.id);
  const of = <Effect extends DayEffect>(effect: Effect) =>
    sorted.filter((form): form is Extract<DayForm, { effect: Effect }> => form.effect === effect);
  return {
    leave: of('leave'),
    trip: of('trip'),
    regime: of('regime'),
    absence: of('absence'),
    explanation: of('explanation'),
  };
}
