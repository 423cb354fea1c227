import { scheduleOf, type WorkSchedule, type WorkShift } from './work-shift';

/** A shift as it is from a day on, until its next version. D116 */
export interface ShiftVersion extends WorkShift {
  /** '2026-12-01'. */
  from: string;
  /** False: it is switched off, or deleted, from that day on. */
  isActive: boolean;
}

/** Before all days that anybody asks for. */
export const sinceEver = '2000-01-01';

/** The shifts of a day, in the order of the versions. @param versions in any order of their days */
export function shiftsOn(versions: readonly ShiftVersion[], day: string): WorkShift[] {
  const inForce = new Map<number, ShiftVersion>();
  for (const version of versions) {
    const known = inForce.get(version.id);
    if (version.from <= day && (!known || known.from <= version.from)) inForce.set(version.id, version);
  }
  return [...inForce.values()]
    .filter(({ isActive }) => isActive)
    .map(({ id, name, start, end, optional, grace }) => ({ id, name, start, end, optional, grace }));
}

/** The schedule that was, is or will be in force on a day. */
export type ScheduleOn = (day: string) => WorkSchedule;

/** Makes one schedule for all days between two changes. */
export function schedulesOf(versions: readonly ShiftVersion[]): ScheduleOn {
  const turns = [...new Set(versions.map(({ from }) => from))].toSorted();
  const made = new Map<string, WorkSchedule>();
  return (day) => {
    const turn = turns.findLast((from) => from <= day) ?? '';
    const schedule = made.get(turn) ?? scheduleOf(shiftsOn(versions, turn));
    made.set(turn, schedule);
    return schedule;
  };
}
