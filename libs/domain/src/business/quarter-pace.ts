import { countDays, daysBetween, type Holidays, workingDays } from '@toam/domain/work-calendar';
import { type Days, daysOfQuarter } from './business-period';
import { divideTo } from './ratio';
import { quarterDays, reaches, wholeStandard } from './standard';

/** Days of a quarter that are over, today included, and the part of it in four decimals: 53 and 0.5889. D85. */
export function quarterProgress(year: number, quarter: number, today: string): { days: number; progress: number } {
  const { first, last } = daysOfQuarter(year, quarter);
  const days = countDays(first, today < last ? today : last);
  if (today > last) return { days, progress: 1 };
  return { days, progress: Math.min(1, divideTo(4, days, quarterDays)) };
}

/** reached: the standard is met already. unknown: no working day is over yet, so nobody can say. */
export type PaceState = 'reached' | 'onPace' | 'behind' | 'unknown';

/** What is still missing of a running period, and where the present pace leads. Issue 15 "Pace". */
export interface Pace {
  state: PaceState;
  /** The whole number that reaches the standard. */
  target: number;
  done: number;
  left: number;
  /** Working days to the end, today included: today is not over. */
  daysLeft: number;
  /** For each of these days, one decimal. Null without a working day. */
  needed: number | null;
  /** On each working day before today, one decimal. Null if there was none. */
  going: number | null;
  /** What there will be at the end at this pace, in whole ones. It says whether one is on pace. */
  ends: number | null;
}

interface Course {
  period: Days;
  today: string;
  holidays: Holidays;
  /** In ninetieths. */
  standard: number;
  /** What there is of each day, in any order. */
  counts: readonly { date: string; count: number }[];
}

const sumOf = (counts: readonly { count: number }[]): number => counts.reduce((sum, { count }) => sum + count, 0);

/** The working days of the period before today, and from today on. */
function splitDays({ period, today, holidays }: Course): { before: number; left: number } {
  const days = workingDays(daysBetween(period.first, period.last), holidays);
  const before = days.filter((day) => day < today).length;
  return { before, left: days.length - before };
}

/**
 * The pace of a period that is running. Today counts as to come, so its entries do not make the pace look faster than it is.
 * @returns null for a period that is over or still to come
 */
export function paceOf(course: Course): Pace | null {
  const { period, today, standard, counts } = course;
  if (today < period.first || today > period.last) return null;
  const done = sumOf(counts.filter(({ date }) => date <= today));
  const doneBefore = sumOf(counts.filter(({ date }) => date < today));
  const { before, left: daysLeft } = splitDays(course);
  const target = wholeStandard(standard);
  const left = Math.max(0, target - done);
  const hasPace = before > 0;
  const needed = daysLeft === 0 ? null : divideTo(1, left, daysLeft);
  const going = hasPace ? divideTo(1, doneBefore, before) : null;
  // both are shown with one decimal: whoever goes as fast as is needed is not told to be late
  const keepsUp = needed !== null && going !== null && going >= needed;
  const reached = hasPace ? Math.max(done, Math.floor((doneBefore * (before + daysLeft)) / before)) : null;
  const ends = reached !== null && keepsUp ? Math.max(reached, target) : reached;
  const later = ends === null ? 'unknown' : ends >= target ? 'onPace' : 'behind';
  return {
    ...{ target, done, left, daysLeft },
    state: reaches(done, standard) ? 'reached' : later,
    ...{ needed, going, ends },
  };
}
