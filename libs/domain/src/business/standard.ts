import { dayStart } from '@toam/domain/day';
import { type Days, daysOfQuarter } from './business-period';
import { divideTo, wholePercent } from './ratio';

/** A quarter counts as 90 days, whatever its length. Specification 3 §9. */
export const quarterDays = 90;

const daySeconds = 86_400;

/** What somebody should reach in a quarter. */
export interface QuarterTarget {
  year: number;
  quarter: number;
  value: number;
}

/**
 * What should be reached in a period, in ninetieths, so that it stays a whole number: 2220 is 24,67. D84.
 * Null: no target anywhere.
 */
export type Standard = number | null;

const sharedDays = (one: Days, other: Days): number => {
  const first = one.first > other.first ? one.first : other.first;
  const last = one.last < other.last ? one.last : other.last;
  return first > last ? 0 : (dayStart(last) - dayStart(first)) / daySeconds + 1;
};

/** What a quarter's target adds: value ÷ 90 × days. */
export interface StandardPart extends QuarterTarget {
  /** Of the period, in this quarter. */
  days: number;
}

/** What a standard is made of. Quarters outside the period are left out. */
export const standardParts = (targets: readonly QuarterTarget[], period: Days): StandardPart[] =>
  targets.flatMap(({ year, quarter, value }) => {
    const days = sharedDays(period, daysOfQuarter(year, quarter));
    return days === 0 ? [] : [{ year, quarter, value, days }];
  });

/** Each quarter's target ÷ 90 × the period's days in that quarter. D84. */
export function standardOf(parts: readonly StandardPart[]): Standard {
  return parts.length === 0 ? null : parts.reduce((sum, { value, days }) => sum + value * days, 0);
}

/** A standard as it is shown: one decimal, half up. */
export const shownStandard = (standard: number): number => divideTo(1, standard, quarterDays);

/** The least whole number that reaches a standard. */
export const wholeStandard = (standard: number): number => Math.ceil(standard / quarterDays);

/** Whether a figure reaches a standard. Compares whole numbers. D84. */
export const reaches = (current: number, standard: number): boolean => current * quarterDays >= standard;

/** The standard of 'Tỷ lệ xem', in percent. Null unless both have one. Brief 6 §3. */
export const percentStandard = (seen: Standard, demand: Standard): number | null =>
  seen === null || demand === null ? null : wholePercent(seen, demand);
