import { dayStart } from '@toam/domain/day';
import { daysOfMonth } from '@toam/domain/work-calendar';

/** "2026-12" of "2026-11" and 1. */
export function monthLater(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** What the API is asked for: from the first second of the month to the last. */
export function rangeOfMonth(month: string): { startAt: number; endAt: number } {
  const days = daysOfMonth(month);
  return { startAt: dayStart(days[0]!), endAt: rangeOfDay(days.at(-1)!).endAt };
}

export const rangeOfDay = (day: string): { startAt: number; endAt: number } => ({
  startAt: dayStart(day),
  endAt: dayStart(day) + 86_399,
});

/** '11/2026' of "2026-11". */
export const writtenMonth = (month: string): string => month.split('-').reverse().join('/');
