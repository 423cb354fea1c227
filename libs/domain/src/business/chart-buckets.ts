import { type Period as Grouping, periods } from '@toam/domain/period';
import { addDays, countDays, daysBetween, daysOfMonth } from '@toam/domain/work-calendar';
import type { Days } from './business-period';

export type { Grouping };

const isOneMonth = ({ first, last }: Days): boolean => first.slice(0, 7) === last.slice(0, 7);

/** How a chart of these days may be grouped. Months are hidden for a single one. D87. */
export const groupingsOf = (days: Days): Grouping[] =>
  periods.filter((grouping) => grouping !== 'month' || !isOneMonth(days));

/** How a chart of these days is grouped: months of a single month are weeks. D87. */
export const shownGrouping = (days: Days, asked: Grouping): Grouping =>
  groupingsOf(days).includes(asked) ? asked : 'week';

/** Days that a chart shows by weeks, unless somebody asks otherwise. */
const mostDaysByWeek = 100;

/** How these days are grouped unless somebody asks otherwise: a month or quarter by weeks, more by months. */
export const usualGrouping = ({ first, last }: Days): Grouping =>
  countDays(first, last) > mostDaysByWeek ? 'month' : 'week';

/** The Monday of a day's week. */
function mondayOf(day: string): string {
  const sundayIs0 = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((sundayIs0 + 6) % 7));
}

/** The first day of the bucket that a day falls into. */
export function bucketOf(day: string, by: Grouping): string {
  if (by === 'day') return day;
  return by === 'week' ? mondayOf(day) : `${day.slice(0, 7)}-01`;
}

/** The buckets of these days, in order, each by its first day. The first may begin before the days do. */
export const bucketsOf = ({ first, last }: Days, by: Grouping): string[] => [
  ...new Set(daysBetween(first, last).map((day) => bucketOf(day, by))),
];

/** The days of a bucket that lie in the period. */
export function daysOfBucket(bucket: string, by: Grouping, { first, last }: Days): Days {
  const end = { day: bucket, week: addDays(bucket, 6), month: daysOfMonth(bucket.slice(0, 7)).at(-1)! }[by];
  return { first: bucket > first ? bucket : first, last: end < last ? end : last };
}
