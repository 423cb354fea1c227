import { businessFilterText as text } from './business-filter.text';
import { type BusinessPeriod, lengthOf, PeriodType } from '@toam/domain/business/business-period';
import { dayProblem } from '@toam/ui/form';

/** The longest period that a screen shows, and what a longer one is told. */
export interface PeriodLimit {
  days: number;
  text: string;
}

/** Why the days cannot be asked for; null if they can. Specification 3 §8.2. */
export function periodFault(period: BusinessPeriod, limit?: PeriodLimit): string | null {
  if (period.type !== PeriodType.custom) return null;
  if (!period.first || !period.last) return text.dateMissing;
  const problem = dayProblem(period.first) ?? dayProblem(period.last);
  if (problem !== undefined) return problem;
  if (period.first > period.last) return text.endBeforeStart;
  return limit && lengthOf(period) > limit.days ? limit.text : null;
}
