import { figuresLimit } from '@toam/contracts/business/statistic.schema';
import { EmptyState, Pane, ScreenState, Stack, useUrlState, Bone, Card, Grid, Row } from '@toam/ui/core';
import { Refetching } from '@toam/ui/list';
import { periodFault } from '@toam/pickers/period/period-fault';
import { daysWords, laterPeriod, periodWords } from '@toam/pickers/period/period-words';
import { daysOfMoments, PeriodType } from '@toam/domain/business/business-period';
import { sides, fiveWayKinds, type Side } from '@toam/domain/business/five-way';
import { z } from 'zod';
import { businessOverviewText as text } from './business-overview.text';
import { MissingDays } from '../business/accumulation/missing-days';
import { BusinessFilterBar } from '../business/business-filter-bar';
import { type PeriodStatistic, useBusinessStatistic, useGrouping } from '../business/use-business-statistic';
import { FigurePanel } from '../business/figure/figure-panel';
import { type ShownFigures, valueOnOverview } from '../business/figure/shown-figures';
import { useBusinessFilter } from '../business/use-business-filter';
import * as css from './business-overview.module.css';
import { FiveWayCard } from './five-way-card';
import { HealthCard } from './health-card';
import { isNothing, OverviewEmpty } from './overview-empty';
import { RevenueCard } from './revenue-card';
import { RevenueChart } from './revenue-chart';
import { SideTable } from './side-table';
import { type BusinessChoice, questionOf } from '../business/business-choice';
import { ExportButton } from '../business/export-button';

/** A line for each figure. */
const columns = ['group', 'name', 'unit', 'previous', 'current', 'standard', 'result'];

/** 'Xuất': every figure with the period before and its standard, and a sheet of the chart. Mockup 11, D48. */
function OverviewExport({ choice }: { choice: BusinessChoice }) {
  const [by] = useGrouping();
  return <ExportButton kind="statistic" question={{ ...questionOf(choice), by }} columns={columns} />;
}

/** Before the first figures: the cards in their places. */
const OverviewBones = () => (
  <div className={css.cards} role="status" aria-label={text.loading}>
    <div className={css.columns} aria-hidden>
      <Stack className={css.revenue}>
        <Card gap={14}>
          <Bone width={132} height={14} />
          <Bone width={176} height={28} />
          <Bone width="100%" height={8} />
          <Lines count={5} />
        </Card>
      </Stack>
      <Stack className={css.ways}>
        <Card gap={14}>
          <Bone width={96} height={14} />
          <Grid columns="repeat(auto-fit, minmax(120px, 1fr))" gap={20} rowGap={6}>
            {[1, 2, 3, 4, 5].map((at) => (
              <Stack key={at} height={[82, 40]} background="layout" radius={8} />
            ))}
          </Grid>
        </Card>
      </Stack>
      <Stack className={css.chart}>
        <Card flex={1} gap={14}>
          <Bone width={168} height={14} />
          <Stack flex={1} background="layout" radius={8} style={{ minHeight: 236 }} />
        </Card>
      </Stack>
      <Stack className={css.health}>
        <Card gap={14}>
          <Bone width={140} height={14} />
          <Lines count={6} />
        </Card>
      </Stack>
    </div>
    {[1, 2, 3].map((at) => (
      <Card key={at} padY={0} aria-hidden>
        <Row justify="between" height={48}>
          <Bone width={120} height={14} />
          <Bone width={120} height={10} />
        </Row>
      </Card>
    ))}
  </div>
);

const Lines = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, at) => (
    <Row key={at} justify="between" gap={12}>
      <Bone width={112} height={12} />
      <Bone width={96} height={12} />
    </Row>
  ));

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

/** What the overview keeps in the address besides the filter and the chart's grouping. */
const overviewSearch = z.object({
  /** Of FiveWay. */
  side: z.enum(fiveWayKinds).catch('synthetic'),
  /** The opened tables, joined by commas. The first is open until somebody closes it. */
  tables: z.string().catch('sale'),
});

/** The tables that are open. */
const openedTables = (tables: string): Side[] => {
  const named = tables.split(',');
  return sides.filter((side) => named.includes(side));
};

/** The tables once this one is opened or closed. */
const toggledTable = (tables: string, side: Side): string => {
  const opened = openedTables(tables);
  return sides.filter((one) => opened.includes(one) !== (one === side)).join(',');
};

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
