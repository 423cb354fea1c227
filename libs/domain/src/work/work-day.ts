import { type DayForm, type ExplanationOfDay, formsByEffect, type RegimeOfDay } from './day-forms';
import type { DayKind } from '@toam/domain/work-calendar';
import type { Span } from './minutes';
import { type CheckinEvent, ignoredOuts, pairEvents, type Presence, unionOf } from './presence';
import { type DayReason, deriveShift, emptyShift, presenceOnly, type ShiftOfDay } from './shift-of-day';
import type { WorkSchedule, WorkShift } from './work-shift';

/** The colour of a whole day. 'off': Sunday or holiday. 'future' also stands for days before the first one at work. */
export type DayStatus = 'ok' | 'late' | 'short' | 'leave' | 'trip' | 'absent' | 'off' | 'open' | 'future';

export interface WorkDay {
  status: DayStatus;
  /** All active shifts, in order of their start. */
  shifts: ShiftOfDay[];
  late: number;
  soon: number;
  worked: number;
  /** Shifts that count, of `expected`. The day's figure is credited / expected. H4. */
  credited: number;
  expected: number;
  reasons: DayReason[];
}

export interface DayToDerive {
  kind: DayKind;
  /** A number is the running day: minutes after midnight now. 'blank': a day to come, or before the first one at work. */
  time: 'past' | 'blank' | number;
  /** The active shifts. */
  schedule: WorkSchedule;
  events: readonly CheckinEvent[];
  /** The approved forms that cover the day. */
  forms: readonly DayForm[];
}

/**
 * A working day from its events and approved forms. Nothing of it is stored. The order of events and forms makes no difference.
 * A month of a team has thousands of days, so this makes few objects. D90, D91; brief 5 §3.
 */
export function deriveDay({ kind, time, schedule, events, forms }: DayToDerive): WorkDay {
  if (time === 'blank') return emptyDay('future', schedule);
  if (kind !== 'work') {
    const day = emptyDay('off', schedule);
    if (events.length > 0) {
      const stretches = pairEvents(events, schedule.shifts);
      day.shifts = schedule.shifts.map((shift) => presenceOnly(shift, stretches, schedule));
    }
    day.reasons.push({ rule: kind });
    return day;
  }
  const byEffect = formsByEffect(forms);
  const bounds = schedule.shifts.map((shift) => boundsOf(shift, schedule, byEffect.regime));
  const stretches = presenceOf(events, byEffect.explanation, schedule, bounds);
  const now = time === 'past' ? null : time;
  const reasons: DayReason[] = [];
  const shifts = schedule.shifts.map((shift, at) =>
    shift.optional
      ? presenceOnly(shift, stretches, schedule)
      : deriveShift({ shift, bounds: bounds[at]!, schedule, forms: byEffect, stretches, now }, reasons),
  );
  nameIgnored(events, stretches, shifts, schedule, reasons);
  return sumOf(shifts, schedule, reasons);
}

/** Check-outs that ended nothing, at the counted shift that began last before them: somebody who left must see why nothing counts. */
function nameIgnored(
  events: readonly CheckinEvent[],
  stretches: readonly Presence[],
  shifts: readonly ShiftOfDay[],
  { counted }: WorkSchedule,
  reasons: DayReason[],
): void {
  for (const minute of ignoredOuts(events, stretches)) {
    const id = (counted.findLast(({ start }) => start < minute) ?? counted[0])?.id;
    const shift = shifts.find((one) => one.shift === id);
    if (!shift) continue;
    shift.ignored = minute;
    reasons.push({ rule: 'ignored', shift: shift.shift, minutes: minute });
  }
}

function sumOf(shifts: ShiftOfDay[], schedule: WorkSchedule, reasons: DayReason[]): WorkDay {
  let [late, soon, worked, credited] = [0, 0, 0, 0];
  for (const shift of shifts) {
    late += shift.late;
    soon += shift.soon;
    worked += shift.worked;
    if (shift.isCredited === true) credited += 1;
  }
  const status = statusOf(shifts, schedule);
  return { status, shifts, late, soon, worked, credited, expected: schedule.counted.length, reasons };
}

const emptyDay = (status: DayStatus, { shifts, counted }: WorkSchedule): WorkDay => ({
  status,
  shifts: shifts.map(emptyShift),
  late: 0,
  soon: 0,
  worked: 0,
  credited: 0,
  expected: counted.length,
  reasons: [],
});

/** A regime form lets the first shift begin later and the last one end earlier. The most generous one counts. */
function boundsOf({ id, start, end }: WorkShift, { counted }: WorkSchedule, regimes: readonly RegimeOfDay[]): Span {
  if (regimes.length === 0) return { from: start, to: end };
  const most = (key: 'late' | 'soon') => Math.max(0, ...regimes.map((form) => form[key]));
  const from = id === counted[0]?.id ? start + most('late') : start;
  const to = id === counted.at(-1)?.id ? end - most('soon') : end;
  return { from: Math.min(from, end), to: Math.max(to, Math.min(from, end)) };
}

/** What the events give, and what they give with each explanation: so that none takes anything away. D111. */
function presenceOf(
  events: readonly CheckinEvent[],
  explanations: readonly ExplanationOfDay[],
  schedule: WorkSchedule,
  bounds: readonly Span[],
): Presence[] {
  const seen = pairEvents(events, schedule.shifts);
  if (explanations.length === 0) return seen;
  const explained = explanations.map((form) =>
    pairEvents([...events, ...explainedEvents(form, schedule, bounds)], schedule.shifts),
  );
  return unionOf([seen, ...explained].flat());
}

/** An explanation says that somebody came, left, or both, at the bounds of its shift, or of the working day. D111. */
function explainedEvents(
  form: ExplanationOfDay,
  { shifts, counted }: WorkSchedule,
  bounds: readonly Span[],
): CheckinEvent[] {
  const boundsOfShift = (id: number | undefined) => bounds[shifts.findIndex((shift) => shift.id === id)];
  const first = boundsOfShift(form.shift || counted[0]?.id);
  const last = boundsOfShift(form.shift || counted.at(-1)?.id);
  if (!first || !last) return [];
  const came = { second: first.from * 60, isIn: true };
  const left = { second: last.to * 60 + 59, isIn: false };
  return form.activity === 'both' ? [came, left] : [form.activity === 'in' ? came : left];
}

/** The worst of the shifts, so that what needs looking at is seen. */
const severity = ['open', 'absent', 'short', 'late', 'leave', 'trip', 'ok'] as const;

/** Optional shifts do not count. */
const statusOf = (shifts: readonly ShiftOfDay[], schedule: WorkSchedule): DayStatus =>
  severity.find((state) => shifts.some((shift, at) => shift.state === state && !schedule.shifts[at]!.optional)) ??
  'future';
