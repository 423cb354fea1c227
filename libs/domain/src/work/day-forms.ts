import type { WorkSchedule } from './work-shift';

/** The five forms. Specification 3 §2.4. */
export const formKinds = ['leave', 'absence', 'business', 'regime', 'explanation'] as const;
export type FormKind = (typeof formKinds)[number];

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
  kind: 'leave';
  /** D112. */
  isPaid: boolean;
}
export interface TripOfDay extends OfShift {
  kind: 'business';
}
export interface ExplanationOfDay extends OfShift {
  kind: 'explanation';
  activity: ExplainedActivity;
}
/** Minutes that the day may begin later and end earlier. */
export interface RegimeOfDay {
  kind: 'regime';
  id: number;
  late: number;
  soon: number;
}
/** Away between two minutes of the day. */
export interface AbsenceOfDay {
  kind: 'absence';
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

/** The forms of a day by kind, each in order of its ids. */
export type FormsByKind = { readonly [Kind in FormKind]: readonly Extract<DayForm, { kind: Kind }>[] };

const noForms: FormsByKind = { leave: [], business: [], regime: [], absence: [], explanation: [] };

/** Most days have none. */
export function formsByKind(forms: readonly DayForm[]): FormsByKind {
  if (forms.length === 0) return noForms;
  const sorted = forms.toSorted((one, other) => one.id - other.id);
  const of = <Kind extends FormKind>(kind: Kind) =>
    sorted.filter((form): form is Extract<DayForm, { kind: Kind }> => form.kind === kind);
  return {
    leave: of('leave'),
    business: of('business'),
    regime: of('regime'),
    absence: of('absence'),
    explanation: of('explanation'),
  };
}
