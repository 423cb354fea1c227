import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { keepRows } from '@toam/api-client/query-client';
import { readBusinessStatistic } from '@toam/contracts/business/statistic.endpoints';
import { type BusinessStatistic, figuresLimit, groupings } from '@toam/contracts/business/statistic.schema';
import { type BusinessPeriod, daysOfPeriod } from '@toam/domain/business/business-period';
import { type Grouping, shownGrouping, usualGrouping } from '@toam/domain/business/chart-buckets';
import { useLiveList } from '@toam/live/live-list';
import { periodFault } from '@toam/pickers/period/period-fault';
import { useUrlState } from '@toam/ui/core';
import { z } from 'zod';
import { type BusinessChoice, questionOf } from './business-choice';
import { useBusinessFilter } from './use-business-filter';

/** The figures of a period, and of which. While others load, these are still those of the period before. */
export interface PeriodStatistic {
  period: BusinessPeriod;
  figures: BusinessStatistic;
}

const statisticQuery = (choice: BusinessChoice, by: Grouping) => {
  const body = { ...questionOf(choice), by };
  return queryOptions({
    queryKey: ['business', 'statistic', body],
    queryFn: async ({ signal }): Promise<PeriodStatistic> => ({
      period: choice.period,
      figures: await call(readBusinessStatistic, { body }, signal),
    }),
    ...keepRows,
  });
};

const groupingSearch = z.object({ by: z.enum(groupings).nullable().catch(null) });

/** How the chart is grouped, from the address or as the period usually is, and a function that changes it. D87. */
export function useGrouping(): [Grouping, (by: Grouping) => void] {
  const [{ period }] = useBusinessFilter();
  const [{ by }, change] = useUrlState(groupingSearch);
  const days = daysOfPeriod(period);
  const usual = usualGrouping(days);
  return [
    shownGrouping(days, by ?? usual),
    (chosen) => change({ by: chosen === usual ? null : chosen }, { replace: true }),
  ];
}

/** What the address asks for, unless the period is longer than figures are counted for. Deals, money, daily entries and targets of others refresh it. */
export function useBusinessStatistic() {
  const [choice] = useBusinessFilter();
  const [by] = useGrouping();
  const asked = statisticQuery(choice, by);
  useLiveList({ noun: 'transaction', alongside: ['receipt', 'accumulation', 'target'], list: asked.queryKey });
  return useQuery({ ...asked, enabled: periodFault(choice.period, figuresLimit) === null });
}
