import { dayOf, dayStart } from '@toam/domain/day';

/** Years, quarters and months by number, and days that somebody chose. Specification 3 §9. */
export const PeriodType = { year: 1, quarter: 2, month: 3, custom: 4 } as const;
export type PeriodType = (typeof PeriodType)[keyof typeof PeriodType];

/** Calendar days in Vietnam, both included: "2026-11-01". */
export interface Days {
  first: string;
  last: string;
}

/** What somebody chose to see. `quarter` is 1 to 4, `month` 1 to 12. */
export type BusinessPeriod =
  | { type: typeof PeriodType.year; year: number }
  | { type: typeof PeriodType.quarter; year: number; quarter: number }
  | { type: typeof PeriodType.month; year: number; month: number }
  | ({ type: typeof PeriodType.custom } & Days);

const monthsInQuarter = 3;
const daySeconds = 86_400;

/** A day of a month that may be beyond the year's: month 0 is December of the year before. `day` 0: the last of the month before. */
const dayAt = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** Whole months, the first and the last included. */
const monthsOf = (year: number, first: number, last: number): Days => ({
  first: dayAt(year, first, 1),
  last: dayAt(year, last + 1, 0),
});

const quarters = [
  ['01-01', '03-31'],
  ['04-01', '06-30'],
  ['07-01', '09-30'],
  ['10-01', '12-31'],
] as const;

/** The days of a quarter. A summary of the company asks thousands of times, so no calendar is asked. */
export function daysOfQuarter(year: number, quarter: number): Days {
  const [first, last] = quarters[quarter - 1]!;
  return { first: `${year}-${first}`, last: `${year}-${last}` };
}

/** The quarter that a day lies in. */
export const quarterOf = (day: string): { year: number; quarter: number } => ({
  year: Number(day.slice(0, 4)),
  quarter: Math.ceil(Number(day.slice(5, 7)) / monthsInQuarter),
});

/** The quarters from one to another, both included. */
export function quartersBetween(
  first: { year: number; quarter: number },
  last: { year: number; quarter: number },
): { year: number; quarter: number }[] {
  const start = first.year * 4 + first.quarter - 1;
  const count = last.year * 4 + last.quarter - start;
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const at = start + index;
    return { year: Math.floor(at / 4), quarter: (at % 4) + 1 };
  });
}

export function daysOfPeriod(period: BusinessPeriod): Days {
  switch (period.type) {
    case PeriodType.year:
      return monthsOf(period.year, 1, 12);
    case PeriodType.quarter:
      return daysOfQuarter(period.year, period.quarter);
    case PeriodType.month:
      return monthsOf(period.year, period.month, period.month);
    case PeriodType.custom:
      return { first: period.first, last: period.last };
  }
}

/** How many days a period has, both ends counted. */
export const lengthOf = (period: BusinessPeriod): number => {
  const { first, last } = daysOfPeriod(period);
  return (dayStart(last) - dayStart(first)) / daySeconds + 1;
};

/** The same day a month earlier. A day that the month lacks becomes its last: 31/03 → 28/02. D87. */
function monthBefore(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const lastOfBefore = dayAt(year, month, 0);
  return date > Number(lastOfBefore.slice(8)) ? lastOfBefore : dayAt(year, month - 1, date);
}

/** What a period is compared with: the year, quarter or month before; chosen days a month earlier. D87. */
export function previousDays(period: BusinessPeriod): Days {
  switch (period.type) {
    case PeriodType.year:
      return daysOfPeriod({ ...period, year: period.year - 1 });
    case PeriodType.quarter:
      return monthsOf(period.year, (period.quarter - 2) * monthsInQuarter + 1, (period.quarter - 1) * monthsInQuarter);
    case PeriodType.month:
      return monthsOf(period.year, period.month - 1, period.month - 1);
    case PeriodType.custom:
      return { first: monthBefore(period.first), last: monthBefore(period.last) };
  }
}

/** The period of a type that today lies in. Chosen days begin as this month's. Specification 3 §9. */
export function currentPeriod(type: PeriodType, today: string): BusinessPeriod {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  switch (type) {
    case PeriodType.year:
      return { type, year };
    case PeriodType.quarter:
      return { type, ...quarterOf(today) };
    case PeriodType.month:
      return { type, year, month };
    case PeriodType.custom:
      return { type, ...monthsOf(year, month, month) };
  }
}

/** From 00:00:00 of the first day to 23:59:59 of the last, in Vietnam: epoch seconds. Specification 3 §9. */
export const momentsOf = ({ first, last }: Days): { startAt: number; endAt: number } => ({
  startAt: dayStart(first),
  endAt: dayStart(last) + daySeconds - 1,
});

/** The days that two moments lie in. */
export const daysOfMoments = ({ startAt, endAt }: { startAt: number; endAt: number }): Days => ({
  first: dayOf(startAt),
  last: dayOf(endAt),
});
