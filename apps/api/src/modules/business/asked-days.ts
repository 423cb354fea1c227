import type { SaidPeriod } from '@toam/contracts/business/statistic.schema';
import {
  type BusinessPeriod,
  type Days,
  daysOfMoments,
  daysOfPeriod,
  PeriodType,
  previousDays,
} from '@toam/domain/business/business-period';

const periodOf = (said: SaidPeriod): BusinessPeriod =>
  said.type === PeriodType.custom ? { type: said.type, ...daysOfMoments(said) } : said;

/** The days of the period, and those that it is compared with. */
export function askedDays(said: SaidPeriod): { current: Days; previous: Days } {
  const period = periodOf(said);
  return { current: daysOfPeriod(period), previous: previousDays(period) };
}
