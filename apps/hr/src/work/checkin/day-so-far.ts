import { checkinText } from '@toam/contracts/checkin/checkin.text';
import type { ExplainedDayRow } from '@toam/contracts/checkin/work-day.schema';
import { dayOf, dayStart } from '@toam/domain/day';
import { clockOf, minuteOf } from '@toam/domain/form-types';
import type { DayForm } from '@toam/domain/work/day-forms';
import type { CheckinEvent } from '@toam/domain/work/presence';
import type { ShiftOfDay } from '@toam/domain/work/shift-of-day';
import { deriveDay } from '@toam/domain/work/work-day';
import { scheduleOf } from '@toam/domain/work/work-shift';
import { formatClock, type Tone } from '@toam/ui/core';
import { checkinFlowText as text } from '../checkin-flow.text';
import type { WorkShift } from './checkin.queries';
import type { UnsentCheckin } from './unsent-checkins';

/** A shift of today: what is known of it, and its colour. Without a colour it is only grey words. */
interface ShiftLine {
  shift: WorkShift;
  words: string;
  tone: Tone | null;
}

type Moment = Pick<UnsentCheckin, 'status' | 'at'>;

const keyOf = ({ id }: WorkShift) => `shift_${id}` as const;
const minutesOf = (clock: string | null | undefined): number[] => (clock ? [minuteOf(clock)] : []);
const eventAt = (minute: number, isIn: boolean): CheckinEvent => ({ second: minute * 60, isIn });
const eventOf = ({ status, at }: Moment): CheckinEvent => ({ second: at - dayStart(dayOf(at)), isIn: status });

const scheduleFrom = (shifts: readonly WorkShift[]) =>
  scheduleOf(shifts.map((shift) => ({ ...shift, start: minuteOf(shift.start), end: minuteOf(shift.end) })));

/** What the answer tells of the check-ins behind it: the first and the last of each shift. */
const sentEvents = ({ time, ignored }: ExplainedDayRow, shifts: readonly WorkShift[]): CheckinEvent[] =>
  shifts
    .map(keyOf)
    .flatMap((key) => [
      ...minutesOf(time.checkin[key]).map((minute) => eventAt(minute, true)),
      ...[time.checkout[key], ignored[key]].flatMap(minutesOf).map((minute) => eventAt(minute, false)),
    ]);

/** Shifts that somebody is on leave or on a trip. */
const formsOf = ({ state, paid }: ExplainedDayRow, shifts: readonly WorkShift[]): DayForm[] =>
  shifts.flatMap((shift): DayForm[] => {
    const of = { id: 0, shift: shift.id };
    const effect = state[keyOf(shift)];
    if (effect === 'trip') return [{ effect, ...of }];
    return effect === 'leave' ? [{ effect, ...of, isPaid: paid[keyOf(shift)] ?? false }] : [];
  });

interface SoFar {
  shifts: readonly WorkShift[];
  today: ExplainedDayRow;
  /** Not sent yet. */
  waiting: readonly Moment[];
  now: number;
}

/** Today once the API has what waits to be sent, by the API's own rule. */
const deriveWaiting = ({ shifts, today, waiting, now }: SoFar): readonly ShiftOfDay[] =>
  deriveDay({
    kind: today.kind,
    time: minuteOf(formatClock(now)),
    schedule: scheduleFrom(shifts),
    events: [...sentEvents(today, shifts), ...waiting.map(eventOf)],
    forms: formsOf(today, shifts),
  }).shifts;

/** The shift that a check-in or check-out belongs to, if it is the only one of its day. */
export function shiftOf(moment: Moment, shifts: readonly WorkShift[]): WorkShift | undefined {
  const schedule = scheduleFrom(shifts);
  const day = deriveDay({ kind: 'work', time: 'past', schedule, events: [eventOf(moment)], forms: [] });
  const touched = day.shifts.find((one) => one.in !== null || one.ignored !== null);
  return touched ? shifts.find(({ id }) => id === touched.shift) : shifts.at(-1);
}

const clockOr = (minute: number | null, known: string | null): string | null =>
  minute === null ? known : clockOf(minute);

function lineOf(shift: WorkShift, { today, now }: SoFar, derived: ShiftOfDay | undefined): ShiftLine {
  const key = keyOf(shift);
  const state = derived?.state ?? today.state[key];
  if (state === 'leave' || state === 'trip') return { shift, words: checkinText.status[state], tone: 'info' };
  const sent = { from: today.time.checkin[key] ?? null, to: today.time.checkout[key] ?? null };
  const from = clockOr(derived?.in ?? null, sent.from);
  const lone = derived && derived.in === null && minutesOf(today.ignored[key])[0] !== derived.ignored;
  const to = clockOr(derived?.out ?? (lone ? derived.ignored : null), sent.to);
  if (from !== null || to !== null) {
    const isForgotten = state === 'open' && minuteOf(formatClock(now)) >= minuteOf(shift.end);
    const isWrong = (today.late[key] ?? 0) > 0 || (today.soon[key] ?? 0) > 0 || isForgotten;
    const waits = from !== sent.from || to !== sent.to;
    return { shift, words: `${from ?? '…'} – ${to ?? '…'}`, tone: isWrong || waits ? 'warning' : 'success' };
  }
  if (state === 'absent') return { shift, words: checkinText.status.absent, tone: 'error' };
  return { shift, words: text.notYet, tone: shift.optional ? null : 'neutral' };
}

/** Today's shifts with what was checked, and what waits to be sent. */
export function shiftLines(soFar: SoFar): ShiftLine[] {
  const derived = soFar.waiting.length > 0 ? deriveWaiting(soFar) : [];
  return soFar.shifts.map((shift) =>
    lineOf(
      shift,
      soFar,
      derived.find((one) => one.shift === shift.id),
    ),
  );
}

interface Stand {
  words: string;
  tone: Tone;
  /** The next shift, or the end of this one. */
  next: string | null;
}

/** Where the person stands at this minute. */
export function standOf(now: number, isIn: boolean, today: ExplainedDayRow, shifts: readonly WorkShift[]): Stand {
  const minute = minuteOf(formatClock(now));
  const counted = today.kind === 'work' ? shifts.filter(({ optional }) => !optional) : [];
  const running = counted.find(({ start, end }) => minuteOf(start) <= minute && minute < minuteOf(end));
  const coming = counted.find(({ start }) => minuteOf(start) > minute);
  const next = running
    ? text.shiftUntil(running.name, running.end)
    : coming
      ? text.shiftIn(coming.name, minuteOf(coming.start) - minute)
      : null;
  if (isIn) return { words: text.working, tone: 'success', next };
  if (today.kind !== 'work') return { words: today.holiday ?? checkinText.off, tone: 'neutral', next };
  return running ? { words: text.inShift, tone: 'warning', next } : { words: text.outside, tone: 'neutral', next };
}
