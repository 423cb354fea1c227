import { type AbsenceOfDay, covers, type FormsByEffect, type LeaveOfDay, type TripOfDay } from './day-forms';
import type { DayEffect } from './form-kinds';
import { minutesWithin, overlap, type Span } from './minutes';
import type { Presence } from './presence';
import type { WorkSchedule, WorkShift } from './work-shift';

/**
 * What became of one shift. 'waiting': it has not ended, and nobody has come yet. 'open': nobody checked out. 'short': on time
 * at both ends, and away in between for so long that it does not count. 'none': nothing was expected, and nobody was there.
 */
export type ShiftState = 'ok' | 'late' | 'short' | 'leave' | 'trip' | 'absent' | 'open' | 'waiting' | 'none';

/** The rule behind a figure. Texts: contracts `texts/checkin`. */
export interface DayReason {
  rule:
    | DayEffect
    | 'sunday'
    | 'holiday'
    | 'worked'
    | 'tooShort'
    | 'late'
    | 'soon'
    | 'lateInGrace'
    | 'soonInGrace'
    | 'open'
    | 'ignored'
    | 'absent'
    | 'excused'
    | 'running';
  shift?: number;
  form?: number;
  /** Minutes that the rule is about. */
  minutes?: number;
  /** Minutes that it compares them with: the shift's length, or its grace. */
  of?: number;
}

export interface ShiftOfDay {
  shift: number;
  /** What was expected, in minutes after midnight. A regime form moves it. */
  start: number;
  end: number;
  /** First check-in and last check-out of those who were there, in minutes after midnight. */
  in: number | null;
  out: number | null;
  /** A check-out that ended nothing, because no check-in stands before it. */
  ignored: number | null;
  late: number;
  soon: number;
  worked: number;
  /** Whether it counts towards the day. Null: not decided yet. */
  isCredited: boolean | null;
  state: ShiftState;
  /** Of a shift that a leave took: whether it is paid. Else null. D112. */
  isPaid: boolean | null;
}

/** All that a shift of a day is derived from. */
export interface ShiftToDerive {
  shift: WorkShift;
  /** What is expected; a regime form moved it. */
  bounds: Span;
  schedule: WorkSchedule;
  forms: FormsByEffect;
  /** Of the whole day. */
  stretches: readonly Presence[];
  /** Minutes after midnight on the running day, else null. */
  now: number | null;
}

/** Nobody was there, and nothing counts. */
export const emptyShift = ({ id, start, end }: WorkShift): ShiftOfDay => ({
  shift: id,
  start,
  end,
  in: null,
  out: null,
  ignored: null,
  late: 0,
  soon: 0,
  worked: 0,
  isCredited: false,
  state: 'none',
  isPaid: null,
});

/** The stretches with a minute inside the shift. An open one only touches the first shift that ends after it began. */
const touching = (stretches: readonly Presence[], id: number, bounds: Span, { byEnd }: WorkSchedule): Presence[] =>
  stretches.filter(({ from, to }) =>
    to === null ? byEnd.find(({ end }) => end > from)?.id === id : overlap({ from, to }, bounds) > 0,
  );

const isClosed = (stretch: Presence): stretch is Span => stretch.to !== null;

/** A shift where nothing is expected: an optional one, or that of a Sunday or holiday. */
export function presenceOnly(shift: WorkShift, stretches: readonly Presence[], schedule: WorkSchedule): ShiftOfDay {
  const bounds = { from: shift.start, to: shift.end };
  const there = touching(stretches, shift.id, bounds, schedule);
  const [first, last] = [there[0], there.at(-1)];
  const seen = emptyShift(shift);
  if (!first || !last) return seen;
  seen.in = first.from;
  seen.out = last.to;
  seen.worked = minutesWithin(there.filter(isClosed), bounds);
  seen.state = last.to === null ? 'open' : 'ok';
  return seen;
}

/** Derives an expected shift. Adds the rules behind its figures to `reasons`. */
export function deriveShift({ shift, bounds, schedule, forms, stretches, now }: ShiftToDerive, reasons: DayReason[]) {
  const there = touching(stretches, shift.id, bounds, schedule);
  const derived = emptyShift(shift);
  derived.start = bounds.from;
  derived.end = bounds.to;
  const settling = settledBy(shift.id, forms);
  if (settling) {
    settle(derived, settling, there, reasons);
    return derived;
  }
  explainForms(shift, bounds, forms, reasons);
  if (there.length > 0) present({ derived, there, bounds, grace: shift.grace, absences: forms.absence, now }, reasons);
  else missing({ derived, bounds, absences: forms.absence, now }, reasons);
  return derived;
}

/** The leave or trip that takes the shift out of the day. Leave comes first. */
const settledBy = (shift: number, { leave, trip }: FormsByEffect): LeaveOfDay | TripOfDay | undefined =>
  leave.find((form) => covers(form, shift)) ?? trip.find((form) => covers(form, shift));

function settle(
  derived: ShiftOfDay,
  form: LeaveOfDay | TripOfDay,
  there: readonly Presence[],
  reasons: DayReason[],
): void {
  derived.in = there[0]?.from ?? null;
  derived.out = there.at(-1)?.to ?? null;
  derived.isCredited = form.effect === 'trip';
  derived.state = form.effect;
  if (form.effect === 'leave') derived.isPaid = form.isPaid;
  reasons.push({ rule: form.effect, shift: derived.shift, form: form.id });
}

/** Tells which forms move or fill the shift. */
function explainForms(
  { id, start, end }: WorkShift,
  bounds: Span,
  { regime, absence, explanation }: FormsByEffect,
  reasons: DayReason[],
): void {
  const moved = bounds.from - start + (end - bounds.to);
  if (moved > 0) for (const form of regime) reasons.push({ rule: 'regime', shift: id, form: form.id, minutes: moved });
  for (const form of absence) {
    const minutes = overlap(form, bounds);
    if (minutes > 0) reasons.push({ rule: 'absence', shift: id, form: form.id, minutes });
  }
  for (const form of explanation) if (covers(form, id)) reasons.push({ rule: 'explanation', shift: id, form: form.id });
}

interface Missing {
  derived: ShiftOfDay;
  bounds: Span;
  absences: readonly AbsenceOfDay[];
  now: number | null;
}

const paid = (absences: readonly AbsenceOfDay[]): readonly AbsenceOfDay[] => absences.filter(({ isPaid }) => isPaid);

/** Half of the shift or more makes it count. D91. */
const isHalf = (worked: number, { from, to }: Span): boolean => 2 * worked >= to - from;

/** Nobody was there. */
function missing({ derived, bounds, absences, now }: Missing, reasons: DayReason[]): void {
  const { shift } = derived;
  const length = bounds.to - bounds.from;
  const worked = minutesWithin(paid(absences), bounds);
  const isExcused = length > 0 && minutesWithin(absences, bounds) === length;
  const isWorked = worked > 0 && isHalf(worked, bounds);
  if (isExcused || isWorked) {
    derived.worked = worked;
    derived.isCredited = isWorked;
    derived.state = 'leave';
    reasons.push({ rule: 'excused', shift, minutes: worked, of: length });
  } else if (now !== null && now < bounds.to) {
    derived.isCredited = null;
    derived.state = 'waiting';
    reasons.push({ rule: 'running', shift });
  } else {
    derived.worked = worked;
    derived.state = 'absent';
    reasons.push({ rule: 'absent', shift });
  }
}

interface Present extends Missing {
  there: readonly Presence[];
  grace: number;
}

const stateOf = ({ out, late, soon, isCredited }: ShiftOfDay): ShiftState => {
  if (out === null) return 'open';
  if (late + soon > 0) return 'late';
  return isCredited === false ? 'short' : 'ok';
};

/** Somebody was there. */
function present({ derived, there, bounds, grace, absences, now }: Present, reasons: DayReason[]): void {
  const { shift } = derived;
  const [from, to] = [there[0]!.from, there.at(-1)!.to];
  const length = bounds.to - bounds.from;
  const isRunning = now !== null && now < bounds.to;
  const missed = (span: Span) => Math.max(0, span.to - span.from) - minutesWithin(absences, span);
  const late = missed({ from: bounds.from, to: from });
  const soon = to === null || isRunning ? 0 : missed({ from: to, to: bounds.to });
  const worked = minutesWithin([...there.filter(isClosed), ...paid(absences)], bounds);
  const half = isHalf(worked, bounds);
  const isDecided = half || !(isRunning || (now !== null && to === null));

  derived.in = from;
  derived.out = to;
  derived.late = late > grace ? late : 0;
  derived.soon = soon > grace ? soon : 0;
  derived.worked = worked;
  derived.isCredited = isDecided ? half : null;
  derived.state = stateOf(derived);

  if (isDecided) reasons.push({ rule: half ? 'worked' : 'tooShort', shift, minutes: worked, of: length });
  if (late > 0) reasons.push({ rule: derived.late > 0 ? 'late' : 'lateInGrace', shift, minutes: late, of: grace });
  if (soon > 0) reasons.push({ rule: derived.soon > 0 ? 'soon' : 'soonInGrace', shift, minutes: soon, of: grace });
  if (to === null && now === null) reasons.push({ rule: 'open', shift });
  if (!isDecided) reasons.push({ rule: 'running', shift });
}
