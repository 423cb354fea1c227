/** On Sundays and holidays nobody is expected. H3. */
export type DayKind = 'work' | 'sunday' | 'holiday';

/** Names of holidays by day ("2026-09-02"). H1. */
export type Holidays = ReadonlyMap<string, string>;

const daySeconds = 86_400;
const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000;

/** The calendar day that many days later. */
export const addDays = (day: string, days: number): string =>
  new Date((midnight(day) + days * daySeconds) * 1000).toISOString().slice(0, 10);

/** How many calendar days there are from the first to the last, both included. 0 if the last comes before the first. */
export const countDays = (first: string, last: string): number =>
  Math.max(0, Math.round((midnight(last) - midnight(first)) / daySeconds) + 1);

/** The most days that are named one by one: ten years. Millions of them would stop everything else for seconds. */
const mostDays = 3660;

/**
 * Every calendar day from the first to the last, both included. Empty if the last comes before the first.
 * @throws RangeError beyond ten years. Whoever gets the days from somebody counts them before (`countDays`), and says what is too many.
 */
export function daysBetween(first: string, last: string): string[] {
  const length = countDays(first, last);
  if (length > mostDays) throw new RangeError(`${length} days from ${first} to ${last}`);
  return Array.from({ length }, (_, index) => addDays(first, index));
}

/** Sundays are free, whatever else they are. */
export const isSunday = (day: string): boolean => new Date(midnight(day) * 1000).getUTCDay() === 0;

/** A holiday on a Sunday is a holiday. H3. */
export function dayKindOf(day: string, holidays: Holidays): DayKind {
  if (holidays.has(day)) return 'holiday';
  return isSunday(day) ? 'sunday' : 'work';
}

/** The days that are neither Sundays nor holidays. D92. */
export const workingDays = (days: readonly string[], holidays: Holidays): string[] =>
  days.filter((day) => dayKindOf(day, holidays) === 'work');

/** The days of "2026-11". */
export function daysOfMonth(month: string): string[] {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return daysBetween(`${month}-01`, `${month}-${String(count).padStart(2, '0')}`);
}
