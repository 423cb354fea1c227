import type { WorkDay } from './work-day';

/** How often and how long, summed over shifts. */
export interface TimeTotal {
  /** Shifts. */
  total: number;
  hours: number;
  minutes: number;
}

export interface MonthTotals {
  /** Days that count, in parts of a day: 15.5. */
  workDays: number;
  totalLate: TimeTotal;
  totalSoon: TimeTotal;
}

type DayFigures = Pick<WorkDay, 'shifts' | 'credited' | 'expected'>;

/** What a day counts, of 1. H4. */
export const dayCredit = ({ credited, expected }: Pick<WorkDay, 'credited' | 'expected'>): number =>
  expected === 0 ? 0 : credited / expected;

function timeTotal(days: readonly DayFigures[], key: 'late' | 'soon'): TimeTotal {
  const minutes = days.flatMap(({ shifts }) => shifts.map((shift) => shift[key])).filter((value) => value > 0);
  const sum = minutes.reduce((total, value) => total + value, 0);
  return { total: minutes.length, hours: Math.floor(sum / 60), minutes: sum % 60 };
}

/** Adds shifts before it divides, so that thirds of a day do not drift. */
function sumCredits(days: readonly DayFigures[]): number {
  const byLength = new Map<number, number>();
  for (const { credited, expected } of days) byLength.set(expected, (byLength.get(expected) ?? 0) + credited);
  return [...byLength].reduce((sum, [expected, credited]) => sum + dayCredit({ credited, expected }), 0);
}

/** The figures of a month, or of any days: always the sum of the days. Brief 5 §3 "Month". */
export const totalsOf = (days: readonly DayFigures[]): MonthTotals => ({
  workDays: sumCredits(days),
  totalLate: timeTotal(days, 'late'),
  totalSoon: timeTotal(days, 'soon'),
});
