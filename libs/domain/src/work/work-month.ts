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

const timeTotal = (total: number, sum: number): TimeTotal => ({
  total,
  hours: Math.floor(sum / 60),
  minutes: sum % 60,
});

/** Adds shifts before it divides, so that thirds of a day do not drift. */
function sumCredits(days: readonly DayFigures[]): number {
  const byLength = new Map<number, number>();
  for (const { credited, expected } of days) byLength.set(expected, (byLength.get(expected) ?? 0) + credited);
  return [...byLength].reduce((sum, [expected, credited]) => sum + dayCredit({ credited, expected }), 0);
}

/** The figures of a month, or of any days: always the sum of the days. Brief 5 §3 "Month". */
export function totalsOf(days: readonly DayFigures[]): MonthTotals {
  let [lateShifts, late, soonShifts, soon] = [0, 0, 0, 0];
  for (const { shifts } of days)
    for (const shift of shifts) {
      if (shift.late > 0) lateShifts += 1;
      if (shift.soon > 0) soonShifts += 1;
      late += shift.late;
      soon += shift.soon;
    }
  return { workDays: sumCredits(days), totalLate: timeTotal(lateShifts, late), totalSoon: timeTotal(soonShifts, soon) };
}
