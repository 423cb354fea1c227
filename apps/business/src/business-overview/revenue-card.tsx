import type { BusinessStatistic } from '@toam/contracts/business/statistic.schema';
import { businessOverviewText as text } from './business-overview.text';
import { dealTypeText } from '@toam/contracts/deal/deal.text';
import { DealType } from '@toam/domain/deal/deal-values';
import { tenthPercents } from '@toam/domain/shares';
import { formatNumber, Row, Stack, Text } from '@toam/ui/core';
import { ClockCountdownIcon } from '@toam/ui/icons';
import { FigureLink } from '../business/figure/figure-link';
import { useOpenedFigure } from '../business/figure/use-opened-figure';
import { ChangeMark } from './change-mark';
import { FigureLine } from './figure-line';
import { Hint } from './hint';
import { OverviewCard } from './overview-card';
import { exactMoney, percent, shortMoney } from './overview-format';
import * as css from './revenue-card.module.css';

/** The parts of revenue in the order of the chart's colours: what each opens, and the count of its deals. */
const parts = [
  {
    side: 'purchase',
    type: DealType.purchase,
    fee: 'totalBrokerageFeeByPurchase',
    deals: 'purchaseTransactionQuantity',
  },
  { side: 'sale', type: DealType.sale, fee: 'totalBrokerageFeeBySale', deals: 'saleTransactionQuantity' },
  {
    side: 'connection',
    type: DealType.connection,
    fee: 'totalBrokerageFeeByConnect',
    deals: 'connectTransactionQuantity',
  },
] as const;

interface RevenueCardProps {
  figures: BusinessStatistic;
  /** 'Tháng 11/2026', and the one before. */
  period: string;
  previous: string;
}

/** 'Doanh thu hoa hồng': the sum, its parts, and what is still to come of it. Specification 3 §2.2, D77–D79. */
export function RevenueCard({ figures, period, previous }: RevenueCardProps) {
  const { brokerageFeeRevenue: total } = figures;
  return (
    <OverviewCard
      title={text.revenue}
      aside={
        <Text size={12} tone="text3">
          {period}
        </Text>
      }
    >
      <Row align="baseline" wrap gap={12} rowGap={2} className={css.total}>
        <FigureLink figure="brokerageFeeRevenue" value={text.exactly(shortMoney(total), exactMoney(total))}>
          <Text className={css.sum} weight={600} nowrap title={exactMoney(total)}>
            {shortMoney(total)}
          </Text>
        </FigureLink>
        <ChangeMark current={total} previous={figures.previous.brokerageFeeRevenue} as="percent" />
        <Text size={12} tone="text3">
          {text.against(previous)}
        </Text>
      </Row>
      <Parts figures={figures} />
      <Stack className={css.rest} edge="top">
        <FigureLine
          figure="totalBrokerageFeeReceivable"
          value={exactMoney(figures.totalBrokerageFeeReceivable)}
          tone="warning"
        >
          <ClockCountdownIcon size={16} aria-hidden />
          <Text tone="text2">{text.receivable}</Text>
        </FigureLine>
        <FigureLine figure="totalCollected" value={exactMoney(figures.totalCollected)}>
          <Text tone="text2">{text.collected}</Text>
          <Hint>{text.collectedHint}</Hint>
        </FigureLine>
        {figures.totalRetained > 0 && (
          <FigureLine figure="totalRetained" value={exactMoney(figures.totalRetained)}>
            <Text tone="text2">{text.retained}</Text>
            <Hint>{text.retainedHint}</Hint>
          </FigureLine>
        )}
      </Stack>
    </OverviewCard>
  );
}

function Parts({ figures }: { figures: BusinessStatistic }) {
  const [, open] = useOpenedFigure();
  const percents = tenthPercents(parts.map(({ fee }) => figures[fee]));
  const { bothTransactionQuantity: both } = figures;
  return (
    <Stack className={css.parts}>
      {/* The lines below say the same and can be reached. */}
      <Row gap={2} className={css.bar} aria-hidden>
        {parts.map(
          ({ side, fee }) =>
            figures[fee] > 0 && (
              <button
                key={side}
                type="button"
                tabIndex={-1}
                className={css.part}
                data-side={side}
                style={{ flexGrow: figures[fee] / figures.brokerageFeeRevenue }}
                onClick={() => open({ figure: fee })}
              />
            ),
        )}
      </Row>
      {parts.map(({ side, type, fee, deals }, at) => (
        <FigureLine
          key={side}
          figure={fee}
          value={exactMoney(figures[fee])}
          before={
            <Text size={12} tone="text3" digits>
              {percent(percents[at] ?? 0)}
            </Text>
          }
        >
          <i className={css.mark} data-side={side} />
          <span>
            {dealTypeText[type]} <Deals figure={deals} count={figures[deals]} />
          </span>
        </FigureLine>
      ))}
      {both > 0 && (
        <Row gap={6} minHeight={[28, 40]} size={13}>
          <i className={css.mark} data-side="both" />
          <span>
            {text.both} <Deals figure="bothTransactionQuantity" count={both} />
          </span>
          <Text flex={1} size={12} tone="text3" textAlign="end">
            {text.bothHalves}
          </Text>
        </Row>
      )}
    </Stack>
  );
}

/** '· 9 GD' */
const Deals = ({
  figure,
  count,
}: {
  figure: (typeof parts)[number]['deals'] | 'bothTransactionQuantity';
  count: number;
}) => (
  <Text size={12} tone="text3" nowrap>
    · <FigureLink figure={figure} value={text.deals(formatNumber(count))} />
  </Text>
);
