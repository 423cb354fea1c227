import { covers, type DayForm, formsByKind, type FormsByKind, type RegimeOfDay } from './day-forms';
import type { Span } from './minutes';
import { type CheckinEvent, pairEvents } from './presence';
import { type DayReason, deriveShift, emptyShift, presenceOnly, type ShiftOfDay } from './shift-of-day';
import type { WorkSchedule, WorkShift } from './work-shift';

/** On Sundays and holidays nobody is expected. H3. */
export type DayKind = 'work' | 'sunday' | 'holiday';

/** The colour of a whole day. 'off': Sunday or holiday. 'future' also stands for days before the first one at work. */
export type DayStatus = 'ok' | 'late' | 'leave' | 'trip' | 'absent' | 'off' | 'open' | 'future';

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
  const byKind = formsByKind(forms);
  const bounds = schedule.shifts.map((shift) => boundsOf(shift, schedule, byKind.regime));
  const added = explainedEvents(byKind, schedule, bounds);
  const stretches = pairEvents(added.length > 0 ? [...events, ...added] : events, schedule.shifts);
  const now = time === 'past' ? null : time;
  const reasons: DayReason[] = [];
  const shifts = schedule.shifts.map((shift, at) =>
    shift.optional
      ? presenceOnly(shift, stretches, schedule)
      : deriveShift({ shift, bounds: bounds[at]!, schedule, forms: byKind, stretches, now }, reasons),
  );
  return sumOf(shifts, schedule, reasons);
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

/** An explanation says that somebody came, left, or both, at the bounds of the shift. */
const explainedEvents = (
  { explanation }: FormsByKind,
  { shifts }: WorkSchedule,
  bounds: readonly Span[],
): CheckinEvent[] =>
  explanation.flatMap((form) =>
    shifts.flatMap((shift, at) => {
      if (!covers(form, shift.id) || (form.shift === 0 && shift.optional)) return [];
      const { from, to } = bounds[at]!;
      const came = { second: from * 60, isIn: true };
      const left = { second: to * 60 + 59, isIn: false };
      return form.activity === 'both' ? [came, left] : [form.activity === 'in' ? came : left];
    }),
  );

/** The worst of the shifts, so that what needs looking at is seen. */
const severity = ['open', 'absent', 'late', 'leave', 'trip', 'ok'] as const;

/** Optional shifts do not count. */
const statusOf = (shifts: readonly ShiftOfDay[], schedule: WorkSchedule): DayStatus =>
  severity.find((state) => shifts.some((shift, at) => shift.state === state && !schedule.shifts[at]!.optional)) ??
  'future';
