import type { Shift } from '@toam/domain/form-types';

/** An active shift with its name. D90. */
export interface WorkShift extends Shift {
  id: number;
  name: string;
  /** Minutes late or early that do not count. */
  grace: number;
}

/** The shifts of a day. Made once for all days that are derived. */
export interface WorkSchedule {
  /** In order of their start. */
  shifts: readonly WorkShift[];
  /** Those that make a working day: all but the optional ones, in the same order. */
  counted: readonly WorkShift[];
  /** In order of their end. */
  byEnd: readonly WorkShift[];
}

/** The shifts that make a working day: all but the optional ones, the earliest first. */
export const countedShifts = <One extends WorkShift>(shifts: readonly One[]): One[] =>
  shifts.filter(({ optional }) => !optional).toSorted((one, other) => one.start - other.start || one.id - other.id);

/** @param shifts the active ones, in any order */
export const scheduleOf = (shifts: readonly WorkShift[]): WorkSchedule => ({
  shifts: shifts.toSorted((one, other) => one.start - other.start || one.id - other.id),
  counted: countedShifts(shifts),
  byEnd: shifts.toSorted((one, other) => one.end - other.end || one.id - other.id),
});
