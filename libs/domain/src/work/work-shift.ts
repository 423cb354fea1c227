import type { Shift } from '../form-types';

/** An active shift with its name. D90. */
export interface WorkShift extends Shift {
  id: number;
  name: string;
  /** Minutes late or early that do not count. */
  grace: number;
}

/** The shifts that make a working day: all but the optional ones, the earliest first. */
export const countedShifts = <One extends WorkShift>(shifts: readonly One[]): One[] =>
  shifts.filter(({ optional }) => !optional).toSorted((one, other) => one.start - other.start);
