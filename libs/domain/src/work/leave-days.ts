import { daysBetween, type Holidays, workingDays } from '@toam/domain/work-calendar';

/** Which days and shifts a leave asks for. */
export interface LeaveSpan {
  /** "2026-11-24". */
  start: string;
  end: string;
  /** 0: whole days. */
  shift: number;
}

/** Which shifts count on a day. */
export type CountedOn = (day: string) => { counted: readonly { id: number }[] };

/** What a leave takes of a day: nothing for a shift that does not count. D116 */
function costOn({ shift }: LeaveSpan, { counted }: ReturnType<CountedOn>): number {
  const isTaken = shift === 0 ? counted.length > 0 : counted.some(({ id }) => id === shift);
  if (!isTaken) return 0;
  return shift === 0 ? 1 : 1 / counted.length;
}

/** The working days that it takes, each with the part of a day that it costs. */
export const leaveDays = (span: LeaveSpan, holidays: Holidays, countedOn: CountedOn) =>
  workingDays(daysBetween(span.start, span.end), holidays).map((day) => ({ day, cost: costOn(span, countedOn(day)) }));

/** Days that a leave takes within a year. */
export const leaveCost = (span: LeaveSpan, year: number, holidays: Holidays, countedOn: CountedOn): number =>
  leaveDays(span, holidays, countedOn)
    .filter(({ day }) => day.startsWith(`${year}-`))
    .reduce((sum, { cost }) => sum + cost, 0);

/** Over New Year: what such a leave takes, and what is left for it, is of one year or of the other. */
export const isOfTwoYears = ({ start, end }: Pick<LeaveSpan, 'start' | 'end'>): boolean =>
  start.slice(0, 4) !== end.slice(0, 4);

/** Whether two leaves of a person ask for the same shift of the same day. */
export const overlaps = (one: LeaveSpan, other: LeaveSpan): boolean =>
  one.start <= other.end &&
  other.start <= one.end &&
  (one.shift === 0 || other.shift === 0 || one.shift === other.shift);
