import type { BusinessStatistic } from '@toam/contracts/business/statistic.schema';
import { businessOverviewText as text } from './business-overview.text';
import { dealTypeText } from '@toam/contracts/deal/deal.text';
import { daysOfMoments } from '@toam/domain/business/business-period';
import { daysOfBucket, type Grouping, groupingsOf } from '@toam/domain/business/chart-buckets';
import { dayOf } from '@toam/domain/day';
import { DealType } from '@toam/domain/deal/deal-values';
import { shortMoneyText } from '@toam/domain/money/money-format';
import { Row, Segmented, Stack, Text } from '@toam/ui/core';
import { BarChart, ChartLegend } from '@toam/ui/detail';
import { useOpenedFigure } from '../business/figure/use-opened-figure';
import { daysWords } from '@toam/pickers/period/period-words';
import { OverviewCard } from './overview-card';
import { exactMoney } from './overview-format';

interface RevenueChartProps {
  figures: BusinessStatistic;
  /** As it was asked for. The figures follow. */
  by: Grouping;
  onBy: (by: Grouping) => void;
}

const height = 236;

/** Bottom up, in the order of the chart's colours. */
const series = [
  { key: 'purchase', label: dealTypeText[DealType.purchase] },
  { key: 'sale', label: dealTypeText[DealType.sale] },
  { key: 'connection', label: dealTypeText[DealType.connection] },
];

const axisMoney = (dong: number): string => (dong === 0 ? '0' : shortMoneyText(dong));

/** Its first day: '02/11', or the month: 'T11'. */
const tickOf = (by: Grouping) => (label: string) =>
  by === 'month' ? `T${Number(label.match(/(\d+)\/\d{4}$/)?.[1])}` : label.slice(0, 5);

/** Revenue by day, week or month: a bar opens the deals of its days. D87. */
export function RevenueChart({ figures, by, onBy }: RevenueChartProps) {
  const [, open] = useOpenedFigure();
  const days = daysOfMoments(figures);
  const bars = figures.dataChart.map(({ date, purchase, sale, connection }) => ({
    days: daysOfBucket(dayOf(date), figures.by, days),
    values: { purchase, sale, connection },
  }));
  return (
    <OverviewCard
      title={text.chart}
      aside={
        <Row gap={12} rowGap={8} wrap>
          <ChartLegend series={series} />
          <Segmented<Grouping>
            size="small"
            aria-label={text.chartBy}
            options={groupingsOf(days).map((value) => ({ value, label: text.by[value] }))}
            value={by}
            onChange={onBy}
          />
        </Row>
      }
    >
      {figures.brokerageFeeRevenue > 0 ? (
        <BarChart
          stacked
          label={text.chart}
          hasLegend={false}
          series={series}
          points={bars.map((bar) => ({ label: daysWords(bar.days), values: bar.values }))}
          height={height}
          fills
          tick={tickOf(figures.by)}
          format={exactMoney}
          axisFormat={axisMoney}
          onOpen={(at) => open({ figure: 'brokerageFeeRevenue', bar: bars[at]?.days })}
        />
      ) : (
        <Stack flex={1} align="center" justify="center" background="layout" radius={8} style={{ minHeight: height }}>
          <Text size={13} tone="text2">
            {text.noRevenue}
          </Text>
        </Stack>
      )}
    </OverviewCard>
  );
}
