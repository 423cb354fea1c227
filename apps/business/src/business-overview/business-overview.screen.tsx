import { figuresLimit } from '@toam/contracts/business/statistic.schema';
import { businessOverviewText as text } from './business-overview.text';
import { EmptyState, Pane, ScreenState, Stack, useUrlState } from '@toam/ui/core';
import { Refetching } from '@toam/ui/list';
import { MissingDays } from '../business/accumulation/missing-days';
import { BusinessFilterBar } from '../business/business-filter-bar';
import { type PeriodStatistic, useBusinessStatistic, useGrouping } from '../business/use-business-statistic';
import { FigurePanel } from '../business/figure/figure-panel';
import { type ShownFigures, valueOnOverview } from '../business/figure/shown-figures';
import { useBusinessFilter } from '../business/use-business-filter';
import { periodFault } from '@toam/pickers/period/period-fault';
import { daysWords, laterPeriod, periodWords } from '@toam/pickers/period/period-words';
import { daysOfMoments, PeriodType } from '@toam/domain/business/business-period';
import { sides } from '@toam/domain/business/five-way';
import * as css from './business-overview.module.css';
import { FiveWayCard } from './five-way-card';
import { HealthCard } from './health-card';
import { OverviewBones } from './overview-bones';
import { isNothing, OverviewEmpty } from './overview-empty';
import { OverviewExport } from './overview-export';
import { openedTables, overviewSearch, toggledTable } from './overview.search';
import { RevenueCard } from './revenue-card';
import { RevenueChart } from './revenue-chart';
import { SideTable } from './side-table';

/** /bussiness: the figures of a period against the one before. Every figure opens what it is made of. Specification 3 §2.2. */
export function Component() {
  const [choice, search] = useBusinessFilter();
  const statistic = useBusinessStatistic();
  const fault = periodFault(choice.period, figuresLimit);
  return (
    <Pane>
      <Stack edge="bottom">
        <BusinessFilterBar choice={choice} onSearch={search} limit={figuresLimit}>
          {fault === null && <OverviewExport choice={choice} />}
        </BusinessFilterBar>
        <MissingDays />
      </Stack>
      <Stack flex={1} relative>
        <Refetching query={statistic} />
        <Stack
          flex={1}
          relative
          overflow="scroll"
          background="layout"
          padX={[16, 12]}
          padY={[16, 12]}
          tabIndex={0}
          role="region"
          aria-label={text.figures}
          aria-busy={statistic.isFetching}
          className={css.box}
          data-stale={(fault === null && statistic.isPlaceholderData) || undefined}
        >
          {fault === null ? (
            <ScreenState query={statistic} skeleton={<OverviewBones />}>
              {(shown) => (isNothing(shown.figures) ? <OverviewEmpty /> : <Overview shown={shown} />)}
            </ScreenState>
          ) : (
            <EmptyState title={fault} />
          )}
        </Stack>
      </Stack>
      {fault === null && <FigurePanel choice={choice} shown={shownOf(statistic)} />}
    </Pane>
  );
}

/** With these the panel compares the rows of a figure. Figures of another period, which stay while others load, are none. */
const shownOf = ({
  data,
  isPlaceholderData,
  isFetching,
  refetch,
}: ReturnType<typeof useBusinessStatistic>): ShownFigures => ({
  amountOf: (opened) => (data && !isPlaceholderData ? valueOnOverview(data.figures, opened) : null),
  isReading: isFetching,
  onReload: () => void refetch(),
});

/** What the period is compared with: chosen days have no name. */
const previousWords = ({ period, figures }: PeriodStatistic): string =>
  period.type === PeriodType.custom ? daysWords(daysOfMoments(figures.previous)) : periodWords(laterPeriod(period, -1));

function Overview({ shown }: { shown: PeriodStatistic }) {
  const [{ side, tables }, change] = useUrlState(overviewSearch);
  const [by, changeBy] = useGrouping();
  const { figures, period } = shown;
  const opened = openedTables(tables);
  return (
    <div className={css.cards}>
      <div className={css.columns}>
        <Stack className={css.revenue}>
          <RevenueCard figures={figures} period={periodWords(period)} previous={previousWords(shown)} />
        </Stack>
        <Stack className={css.ways}>
          <FiveWayCard figures={figures} kind={side} onKind={(kind) => change({ side: kind }, { replace: true })} />
        </Stack>
        <Stack className={css.chart}>
          <RevenueChart figures={figures} by={by} onBy={changeBy} />
        </Stack>
        <Stack className={css.health}>
          <HealthCard figures={figures} />
        </Stack>
      </div>
      {sides.map((one) => (
        <SideTable
          key={one}
          side={one}
          figures={figures}
          period={period}
          isOpen={opened.includes(one)}
          onToggle={() => change({ tables: toggledTable(tables, one) }, { replace: true })}
        />
      ))}
    </div>
  );
}
