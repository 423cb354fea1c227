import type { BusinessPeriod } from '@toam/domain/business/business-period';
import { PeriodType, previousDays } from '@toam/domain/business/business-period';
import type { BusinessChoice } from '../business-choice';
import { laterPeriod } from '@toam/pickers/period/period-words';
import type { OpenedFigure } from './use-opened-figure';

const before = (period: BusinessPeriod): BusinessPeriod =>
  period.type === PeriodType.custom ? { type: period.type, ...previousDays(period) } : laterPeriod(period, -1);

function periodOf({ bar, previous }: OpenedFigure, period: BusinessPeriod): BusinessPeriod {
  if (bar) return { type: PeriodType.custom, ...bar };
  return previous ? before(period) : period;
}

/** The screen's choice, narrowed to the figure: to a bar of the chart, to the period before, to one person. */
export function choiceOfFigure(opened: OpenedFigure, choice: BusinessChoice): BusinessChoice {
  const period = periodOf(opened, choice.period);
  if (opened.person === undefined) return { ...choice, period };
  return { period, whose: 'people', team: null, users: [opened.person] };
}
