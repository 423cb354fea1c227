import { legibleDigits } from './legible-digits';

/** What check-in and forms choose from. Specification 2 §3 "Type form". */
export const formTypeKinds = ['shift', 'typeShift', 'reasonLeave'] as const;
export type FormTypeKind = (typeof formTypeKinds)[number];

/** A shift of a working day; times are minutes after midnight in Vietnam. D90. */
export interface Shift {
  start: number;
  end: number;
  /** Worked in addition to the day, like the evening shift: it is not counted, and other shifts may overlap it. */
  optional: boolean;
}

/** The shifts that the timesheet calls shift_1 to shift_3. They can be switched off but not deleted. D90. */
export const isFixedFormType = (kind: FormTypeKind, id: number): boolean => kind === 'shift' && id >= 1 && id <= 3;

/** Minutes late or early that do not count, unless a shift says otherwise. D91. */
export const usualGrace = 5;
/** The largest grace of a shift, in minutes. */
export const maxGrace = 120;

const minutesOfDay = 24 * 60;

/** A time of day: 'HH:mm', from 00:00 to 23:59. */
export const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Reads a time as people type it into 'HH:mm': '8:00', '8h', '8h30', '8h5', '8 giờ 30', '0830', '13.30'.
 * @returns null if it is not a time of day
 */
export function readClock(typed: string): string | null {
  const text = legibleDigits(typed.normalize('NFC')).replace(/\p{Cf}/gu, '').trim().toLowerCase();
  const [, hour = '', minute = '', alone = ''] =
    /^(\d{1,2}?)(?:\s*(?:giờ|[:.,hg])?\s*(\d{2})?|\s*(?:giờ|[:.,hg])\s*(\d))(?:\s*(?:p|phút))?$/.exec(text) ?? [];
  const clock = `${hour.padStart(2, '0')}:${(minute || alone).padStart(2, '0')}`;
  return hour !== '' && clockPattern.test(clock) ? clock : null;
}

/** Minutes after midnight of 'HH:mm'. @throws RangeError if it is not a time of day */
export function minuteOf(clock: string): number {
  if (!clockPattern.test(clock)) throw new RangeError(`no time of a clock: ${clock}`);
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}

/** 'HH:mm' of minutes after midnight. @throws RangeError outside of a day */
export function clockOf(minute: number): string {
  if (!Number.isInteger(minute) || minute < 0 || minute >= minutesOfDay)
    throw new RangeError(`no minute of a day: ${minute}`);
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** The shift that overlaps another one. A shift may begin where another ends. Optional shifts may overlap all others (D90). */
export const findOverlap = <Other extends Shift>(shift: Shift, others: readonly Other[]): Other | undefined =>
  shift.optional
    ? undefined
    : others.find((other) => !other.optional && shift.start < other.end && other.start < shift.end);
