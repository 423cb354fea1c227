import type { PeriodInput } from '@toam/contracts/business/statistic.schema';
import {
  type BusinessPeriod,
  type Days,
  daysOfMoments,
  daysOfPeriod,
  PeriodType,
  previousDays,
} from '@toam/domain/business/business-period';

const periodOf = (input: PeriodInput): BusinessPeriod =>
  input.type === PeriodType.custom ? { type: input.type, ...daysOfMoments(input) } : input;

/** The days of the period, and those that it is compared with. */
export function daysOfQuery(input: PeriodInput): { current: Days; previous: Days } {
  const period = periodOf(input);
  return { current: daysOfPeriod(period), previous: previousDays(period) };
}
