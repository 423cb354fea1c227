import type { Span } from './minutes';
import type { WorkShift } from './work-shift';

/** One check-in or check-out of a day. */
export interface CheckinEvent {
  /** Seconds after midnight in Vietnam. */
  second: number;
  isIn: boolean;
}

/** A stretch of a day between a check-in and a check-out, in minutes after midnight. */
export interface Presence {
  from: number;
  /** Null: nobody checked out. */
  to: number | null;
}

/** Times count to the minute: 08:05:59 is 08:05. D91. */
const minuteOf = ({ second }: CheckinEvent): number => Math.floor(second / 60);

/** By time. At the same second a check-in comes first, so that the order in which the events came makes no difference. */
const inOrder = (one: CheckinEvent, other: CheckinEvent): number =>
  one.second - other.second || Number(other.isIn) - Number(one.isIn);

/**
 * Pairs the events of a day. A check-in opens a stretch, if none is open. A check-out closes it. A second check-out moves the
 * end, unless a shift starts in between. Brief 5 §3.
 */
export function pairEvents(events: readonly CheckinEvent[], shifts: readonly Pick<WorkShift, 'start'>[]): Presence[] {
  const stretches: Presence[] = [];
  for (const event of events.toSorted(inOrder)) {
    const minute = minuteOf(event);
    const last = stretches.at(-1);
    const openedAt = last?.to === null;
    if (event.isIn) {
      if (!openedAt) stretches.push({ from: minute, to: null });
    } else if (last && (openedAt || !startsBetween(shifts, last.to!, minute))) last.to = minute;
  }
  return stretches;
}

/** The minutes of check-outs that no stretch holds, in order. */
export function ignoredOuts(events: readonly CheckinEvent[], stretches: readonly Presence[]): number[] {
  const isHeld = (minute: number) => stretches.some(({ from, to }) => to !== null && from <= minute && minute <= to);
  return events
    .filter(({ isIn }) => !isIn)
    .map(minuteOf)
    .filter((minute) => !isHeld(minute))
    .toSorted((one, other) => one - other);
}

const startsBetween = (shifts: readonly Pick<WorkShift, 'start'>[], after: number, until: number): boolean =>
  shifts.some(({ start }) => start > after && start <= until);

/** All the time of several pairings, in order of its beginning: overlapping stretches are one, an open one ends where another covers it. */
export function unionOf(stretches: readonly Presence[]): Presence[] {
  const closed: Span[] = [];
  for (const { from, to } of stretches.toSorted((one, other) => one.from - other.from)) {
    const last = closed.at(-1);
    if (to === null) continue;
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else closed.push({ from, to });
  }
  const isCovered = (minute: number) => closed.some(({ from, to }) => from <= minute && minute < to);
  const open = new Set(stretches.filter(({ from, to }) => to === null && !isCovered(from)).map(({ from }) => from));
  return [...closed, ...[...open].map((from) => ({ from, to: null }))].toSorted((one, other) => one.from - other.from);
}
