import type { ExplainedDayRow } from '@toam/contracts/checkin/work-day.schema';
import { checkinText } from '@toam/contracts/checkin/checkin.text';
import { checkinFlowText as text } from '../checkin-flow.text';
import { minuteOf } from '@toam/domain/form-types';
import { formatClock, type Tone } from '@toam/ui/core';
import type { WorkShift } from './checkin.queries';
import type { UnsentCheckin } from './unsent-checkins';

/** A shift of today: what is known of it, and its colour. Without a colour it is only grey words. */
interface ShiftLine {
  shift: WorkShift;
  words: string;
  tone: Tone | null;
}

type Moment = Pick<UnsentCheckin, 'status' | 'at'>;

/** The shift that a check-in or check-out belongs to: the one that it begins or runs, or that it ends. */
export function shiftOf({ status, at }: Moment, shifts: readonly WorkShift[]): WorkShift | undefined {
  const minute = minuteOf(formatClock(at));
  return status
    ? (shifts.find(({ end }) => minuteOf(end) > minute) ?? shifts.at(-1))
    : (shifts.findLast(({ start }) => minuteOf(start) < minute) ?? shifts[0]);
}

function lineOf(shift: WorkShift, today: ExplainedDayRow, waiting: readonly Moment[], now: number): ShiftLine {
  const key = `shift_${shift.id}` as const;
  const state = today.state[key];
  const unsentAt = (status: boolean) => waiting.findLast((one) => one.status === status)?.at;
  const [unsentIn, unsentOut] = [unsentAt(true), unsentAt(false)];
  const from = today.time.checkin[key] ?? (unsentIn === undefined ? null : formatClock(unsentIn));
  const to = unsentOut === undefined ? today.time.checkout[key] : formatClock(unsentOut);
  if (state === 'leave' || state === 'trip') return { shift, words: checkinText.status[state], tone: 'info' };
  if (from !== null || to) {
    const isForgotten = state === 'open' && minuteOf(formatClock(now)) >= minuteOf(shift.end);
    const isWrong = (today.late[key] ?? 0) > 0 || (today.soon[key] ?? 0) > 0 || isForgotten;
    return {
      shift,
      words: `${from ?? '…'} – ${to ?? '…'}`,
      tone: isWrong || waiting.length > 0 ? 'warning' : 'success',
    };
  }
  if (state === 'absent') return { shift, words: checkinText.status.absent, tone: 'error' };
  return { shift, words: text.notYet, tone: shift.optional ? null : 'neutral' };
}

interface SoFar {
  shifts: readonly WorkShift[];
  today: ExplainedDayRow;
  /** Not sent yet. */
  waiting: readonly Moment[];
  now: number;
}

/** Today's shifts with what was checked, and what waits to be sent. */
export const shiftLines = ({ shifts, today, waiting, now }: SoFar): ShiftLine[] =>
  shifts.map((shift) => {
    const own = waiting.filter((one) => shiftOf(one, shifts)?.id === shift.id);
    return lineOf(shift, today, own, now);
  });

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
