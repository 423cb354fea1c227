import { useCan } from '@toam/auth/session';
import type { BusinessStatistic, PeriodFigures } from '@toam/contracts/business/statistic.schema';
import { businessOverviewText as text } from './business-overview.text';
import { currentPeriod, daysOfPeriod, PeriodType } from '@toam/domain/business/business-period';
import { sides } from '@toam/domain/business/five-way';
import { dayOf } from '@toam/domain/day';
import { Button, Card, EmptyState } from '@toam/ui/core';
import { useNavigate } from 'react-router-dom';
import { isNarrowed } from '../business/business-choice';
import { useBusinessFilter } from '../business/use-business-filter';
import { paths } from '../paths';

const isEmpty = ({ fiveWays: { synthetic }, ...sums }: PeriodFigures): boolean =>
  sums.transactionQuantity === 0 &&
  sums.brokerageFeeRevenue === 0 &&
  sums.totalCollected === 0 &&
  sums.totalRetained === 0 &&
  sums.totalMarketingQuantity === 0 &&
  synthetic.demand === 0 &&
  synthetic.potentialCustomerQuantity === 0;

/** Nothing was done or earned in both periods, and nothing is asked of anybody: the figures would be a page of noughts. */
export const isNothing = (figures: BusinessStatistic): boolean =>
  isEmpty(figures) && isEmpty(figures.previous) && sides.every((side) => figures.tables[side].of === 0);

/** Says what to do next, to whom it concerns. */
export function OverviewEmpty() {
  const [choice, search] = useBusinessFilter();
  const navigate = useNavigate();
  const mayRecord = useCan('recordDeals');
  const mayTarget = useCan('writeTargets');
  if (isNarrowed(choice))
    return (
      <Card>
        <EmptyState reason={text.nothingFiltered}>
          <Button onClick={() => search({ ...choice, whose: 'team', team: null, users: [] })}>{text.everybody}</Button>
        </EmptyState>
      </Card>
    );
  const today = dayOf(Date.now() / 1000);
  const { first, last } = daysOfPeriod(choice.period);
  if (today < first || last < today)
    return (
      <Card>
        <EmptyState reason={text.nothingThen}>
          <Button onClick={() => search({ ...choice, period: currentPeriod(PeriodType.month, today) })}>
            {text.thisMonth}
          </Button>
        </EmptyState>
      </Card>
    );
  return (
    <Card>
      <EmptyState title={text.nothingTitle} reason={text.nothing}>
        {mayRecord && (
          <Button type="primary" onClick={() => void navigate(`${paths.transactions}?new=1`)}>
            {text.recordDeal}
          </Button>
        )}
        <Button type={mayRecord ? 'default' : 'primary'} onClick={() => void navigate(paths.accumulationOf())}>
          {text.enterDay}
        </Button>
        {mayTarget && <Button onClick={() => void navigate(paths.firstValue)}>{text.setTargets}</Button>}
      </EmptyState>
    </Card>
  );
}
