import {
  type AbsenceOfDay,
  covers,
  type DayForm,
  type ExplanationOfDay,
  type LeaveOfDay,
  type RegimeOfDay,
  type TripOfDay,
} from './day-forms';
import { minutesWithin, type Span } from './minutes';
import { type CheckinEvent, pairEvents, type Presence } from './presence';
import { countedShifts, type WorkShift } from './work-shift';

/** On Sundays and holidays nobody is expected. H3. */
export type DayKind = 'work' | 'sunday' | 'holiday';

/**
 * What became of one shift. 'waiting': it has not ended, and nobody has come yet. 'open': nobody checked out. 'none': nothing
 * was expected, and nobody was there.
 */
export type ShiftState = 'ok' | 'late' | 'leave' | 'trip' | 'absent' | 'open' | 'waiting' | 'none';

/** The colour of a whole day. 'off': Sunday or holiday. 'future' also stands for days before the first one at work. */
export type DayStatus = 'ok' | 'late' | 'leave' | 'trip' | 'absent' | 'off' | 'open' | 'future';

/** The rule behind a figure. Texts: contracts `texts/work-day`. */
export interface DayReason {
  rule:
    | 'sunday'
    | 'holiday'
    | 'leave'
    | 'trip'
    | 'regime'
    | 'absence'
    | 'explanation'
    | 'worked'
    | 'tooShort'
    | 'late'
    | 'soon'
    | 'lateInGrace'
    | 'soonInGrace'
    | 'open'
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
  late: number;
  soon: number;
  worked: number;
  /** Whether it counts towards the day. Null: not decided yet. */
  isCredited: boolean | null;
  state: ShiftState;
}

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
  shifts: readonly WorkShift[];
  events: readonly CheckinEvent[];
  /** The approved forms that cover the day. */
  forms: readonly DayForm[];
}

const of = <Kind extends DayForm['kind']>(forms: readonly DayForm[], kind: Kind) =>
  forms
    .filter((form): form is Extract<DayForm, { kind: Kind }> => form.kind === kind)
    .toSorted((one, other) => one.id - other.id);

/**
 * A working day from its events and approved forms. Nothing of it is stored. The order of events and forms makes no difference.
 * D90, D91; brief 5 §3.
 */
export function deriveDay({ kind, time, shifts, events, forms }: DayToDerive): WorkDay {
  const counted = countedShifts(shifts);
  const ordered = shifts.toSorted((one, other) => one.start - other.start || one.id - other.id);
  if (time === 'blank') return emptyDay('future', ordered);
  if (kind !== 'work') {
    const stretches = pairEvents(events, ordered);
    const seen = ordered.map((shift) => presenceOnly(shift, touching(stretches, shift, ordered)));
    return { ...emptyDay('off', ordered), shifts: seen, reasons: [{ rule: kind }] };
  }
  const regimes = of(forms, 'regime');
  const bounds = new Map(ordered.map((shift) => [shift.id, boundsOf(shift, counted, regimes)]));
  const explained = of(forms, 'explanation');
  const added = explained.flatMap((form) => explainedEvents(form, counted, shifts, bounds));
  const stretches = pairEvents([...events, ...added], ordered);
  const now = time === 'past' ? null : time;
  const rules = { counted, forms, explained, regimes, stretches, ordered, now };
  const results = ordered.map((shift) => deriveShift(shift, bounds.get(shift.id)!, rules));
  const days = results.map(({ shift }) => shift);
  const sum = (key: 'late' | 'soon' | 'worked') => days.reduce((total, shift) => total + shift[key], 0);
  return {
    status: statusOf(days.filter(({ shift }) => counted.some(({ id }) => id === shift))),
    shifts: days,
    late: sum('late'),
    soon: sum('soon'),
    worked: sum('worked'),
    credited: days.filter(({ isCredited }) => isCredited).length,
    expected: counted.length,
    reasons: results.flatMap(({ reasons }) => reasons),
  };
}

interface Rules {
  counted: readonly WorkShift[];
  ordered: readonly WorkShift[];
  forms: readonly DayForm[];
  explained: readonly ExplanationOfDay[];
  regimes: readonly RegimeOfDay[];
  stretches: readonly Presence[];
  now: number | null;
}

// written out: a month of a team makes thousands of these, and spreading costs more than the rest of the rule
const blank = ({ id, start, end }: WorkShift): ShiftOfDay => ({
  shift: id,
  start,
  end,
  in: null,
  out: null,
  late: 0,
  soon: 0,
  worked: 0,
  isCredited: false,
  state: 'none',
});

const emptyDay = (status: DayStatus, shifts: readonly WorkShift[]): WorkDay => ({
  status,
  shifts: shifts.map(blank),
  ...{ late: 0, soon: 0, worked: 0, credited: 0 },
  expected: countedShifts(shifts).length,
  reasons: [],
});

/** A regime form lets the first shift begin later and the last one end earlier. The most generous one counts. */
function boundsOf({ id, start, end }: WorkShift, counted: readonly WorkShift[], regimes: readonly RegimeOfDay[]): Span {
  const most = (key: 'late' | 'soon') => Math.max(0, ...regimes.map((form) => form[key]));
  const from = id === counted[0]?.id ? start + most('late') : start;
  const to = id === counted.at(-1)?.id ? end - most('soon') : end;
  return { from: Math.min(from, end), to: Math.max(to, Math.min(from, end)) };
}

/** An explanation says that somebody came, left, or both, at the bounds of the shift. */
function explainedEvents(
  { shift, activity }: ExplanationOfDay,
  counted: readonly WorkShift[],
  shifts: readonly WorkShift[],
  bounds: ReadonlyMap<number, Span>,
): CheckinEvent[] {
  const about = shift === 0 ? counted : shifts.filter(({ id }) => id === shift);
  return about.flatMap(({ id }) => {
    const { from, to } = bounds.get(id)!;
    const came = { id: 0, second: from * 60, isIn: true };
    const left = { id: 0, second: to * 60 + 59, isIn: false };
    return activity === 'both' ? [came, left] : [activity === 'in' ? came : left];
  });
}

/** The stretches with a minute inside the shift. An open one only touches the first shift that ends after it began. */
function touching(
  stretches: readonly Presence[],
  { id, start, end }: WorkShift,
  all: readonly WorkShift[],
): Presence[] {
  const firstEnding = (from: number) =>
    all.filter((shift) => shift.end > from).toSorted((one, other) => one.end - other.end)[0];
  return stretches.filter(({ from, to }) =>
    to === null ? firstEnding(from)?.id === id : minutesWithin([{ from, to }], { from: start, to: end }) > 0,
  );
}

const closed = (stretches: readonly Presence[]): Span[] =>
  stretches.flatMap(({ from, to }) => (to === null ? [] : [{ from, to }]));

function presenceOnly(shift: WorkShift, there: readonly Presence[]): ShiftOfDay {
  const { start, end } = shift;
  const first = there[0];
  if (!first) return blank(shift);
  return {
    ...blank(shift),
    in: first.from,
    out: there.at(-1)!.to,
    worked: minutesWithin(closed(there), { from: start, to: end }),
    state: there.at(-1)!.to === null ? 'open' : 'ok',
  };
}

interface DerivedShift {
  shift: ShiftOfDay;
  reasons: DayReason[];
}

function deriveShift(shift: WorkShift, bounds: Span, rules: Rules): DerivedShift {
  const there = touching(rules.stretches, { ...shift, start: bounds.from, end: bounds.to }, rules.ordered);
  if (shift.optional) return { shift: presenceOnly(shift, there), reasons: [] };
  const settling = settledBy(shift.id, rules.forms);
  const base = { ...blank(shift), start: bounds.from, end: bounds.to };
  if (settling) {
    const isTrip = settling.kind === 'business';
    const seen = { in: there[0]?.from ?? null, out: there.at(-1)?.to ?? null };
    return {
      shift: { ...base, ...seen, isCredited: isTrip, state: isTrip ? 'trip' : 'leave' },
      reasons: [{ rule: isTrip ? 'trip' : 'leave', shift: shift.id, form: settling.id }],
    };
  }
  const absences = of(rules.forms, 'absence');
  const reasons = formReasons(shift, bounds, rules, absences);
  const derived =
    there.length > 0 ? present(shift, bounds, there, absences, rules.now) : missing(shift, bounds, absences, rules.now);
  return { shift: { ...base, ...derived.shift }, reasons: [...reasons, ...derived.reasons] };
}

/** The leave or trip that takes the shift out of the day. Leave comes first. */
const settledBy = (shift: number, forms: readonly DayForm[]): LeaveOfDay | TripOfDay | undefined =>
  [...of(forms, 'leave'), ...of(forms, 'business')].find((form) => covers(form, shift));

function formReasons(
  { id, start, end }: WorkShift,
  bounds: Span,
  { regimes, explained }: Rules,
  absences: readonly AbsenceOfDay[],
): DayReason[] {
  const moved = bounds.from - start + (end - bounds.to);
  return [
    ...(moved > 0
      ? regimes.map((form) => ({ rule: 'regime', shift: id, form: form.id, minutes: moved }) as const)
      : []),
    ...absences
      .map((form) => ({ rule: 'absence', shift: id, form: form.id, minutes: minutesWithin([form], bounds) }) as const)
      .filter(({ minutes }) => minutes > 0),
    ...explained
      .filter((form) => form.shift === 0 || form.shift === id)
      .map((form) => ({ rule: 'explanation', shift: id, form: form.id }) as const),
  ];
}

type Derived = { shift: Partial<ShiftOfDay>; reasons: DayReason[] };

const paid = (absences: readonly AbsenceOfDay[]): Span[] => absences.filter(({ isPaid }) => isPaid);

/** Half of the shift or more makes it count. D91. */
const isHalf = (worked: number, { from, to }: Span): boolean => 2 * worked >= to - from;

function missing({ id }: WorkShift, bounds: Span, absences: readonly AbsenceOfDay[], now: number | null): Derived {
  const length = bounds.to - bounds.from;
  const worked = minutesWithin(paid(absences), bounds);
  const isExcused = length > 0 && minutesWithin(absences, bounds) === length;
  if (isExcused || (worked > 0 && isHalf(worked, bounds)))
    return {
      shift: { worked, isCredited: worked > 0 && isHalf(worked, bounds), state: 'leave' },
      reasons: [{ rule: 'excused', shift: id, minutes: worked, of: length }],
    };
  if (now !== null && now < bounds.to)
    return { shift: { isCredited: null, state: 'waiting' }, reasons: [{ rule: 'running', shift: id }] };
  return { shift: { worked, state: 'absent' }, reasons: [{ rule: 'absent', shift: id }] };
}

function present(
  { id, grace }: WorkShift,
  bounds: Span,
  there: readonly Presence[],
  absences: readonly AbsenceOfDay[],
  now: number | null,
): Derived {
  const [from, to] = [there[0]!.from, there.at(-1)!.to];
  const worked = minutesWithin([...closed(there), ...paid(absences)], bounds);
  const length = bounds.to - bounds.from;
  const isRunning = now !== null && now < bounds.to;
  const missed = (span: Span) => Math.max(0, span.to - span.from) - minutesWithin(absences, span);
  const late = missed({ from: bounds.from, to: from });
  const soon = to === null || isRunning ? 0 : missed({ from: to, to: bounds.to });
  const beyond = (minutes: number) => (minutes > grace ? minutes : 0);
  const half = isHalf(worked, bounds);
  const isDecided = half || !(isRunning || (now !== null && to === null));
  const isLate = beyond(late) + beyond(soon) > 0;
  const state = to === null ? 'open' : isLate ? 'late' : 'ok';
  const reasons: DayReason[] = [
    ...(isDecided ? [{ rule: half ? 'worked' : 'tooShort', shift: id, minutes: worked, of: length } as const] : []),
    ...(late > 0
      ? [{ rule: beyond(late) ? 'late' : 'lateInGrace', shift: id, minutes: late, of: grace } as const]
      : []),
    ...(soon > 0
      ? [{ rule: beyond(soon) ? 'soon' : 'soonInGrace', shift: id, minutes: soon, of: grace } as const]
      : []),
    ...(to === null && now === null ? [{ rule: 'open', shift: id } as const] : []),
    ...(isDecided ? [] : [{ rule: 'running', shift: id } as const]),
  ];
  return {
    shift: {
      in: from,
      out: to,
      late: beyond(late),
      soon: beyond(soon),
      worked,
      isCredited: isDecided ? half : null,
      state,
    },
    reasons,
  };
}

/** The worst of the shifts, so that what needs looking at is seen. */
const severity = ['open', 'absent', 'late', 'leave', 'trip', 'ok'] as const;

function statusOf(shifts: readonly ShiftOfDay[]): DayStatus {
  const states = new Set(shifts.map(({ state }) => state));
  return severity.find((state) => states.has(state)) ?? 'future';
}
