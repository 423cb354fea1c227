import type { BusinessStatistic, PeriodFigures } from '@toam/contracts/business/statistic.schema';
import { businessOverviewText as text } from './business-overview.text';
import { formatNumber, Row, Stack } from '@toam/ui/core';
import { FigureLink } from '../business/figure/figure-link';
import { FigureLine } from './figure-line';
import * as css from './health-card.module.css';
import { OverviewCard } from './overview-card';

const lines = [
  { figure: 'houseQuantity', label: text.houses },
  { figure: 'totalMarketingQuantity', label: text.marketed },
  { figure: 'saleTransactionQuantity', label: text.dealsOf.sale },
  { figure: 'purchaseTransactionQuantity', label: text.dealsOf.purchase },
  { figure: 'connectTransactionQuantity', label: text.dealsOf.connection },
  { figure: 'bothTransactionQuantity', label: text.dealsOf.both },
] as const satisfies readonly { figure: keyof PeriodFigures; label: string }[];

/** How far a figure has come towards the one before, in percent. */
function progressOf(
  current: number | null,
  previous: number | null,
): { percent: number; look: 'met' | 'near' | 'far' } {
  if (!current) return { percent: 0, look: 'far' };
  const percent = previous ? Math.min(100, (current * 100) / previous) : 100;
  return { percent, look: percent === 100 ? 'met' : percent > 85 ? 'near' : 'far' };
}

/** 'Tình hình kinh doanh': what there is and was done, as a part of the period before. Specification 3 §2.2, B7. */
export const HealthCard = ({ figures }: { figures: BusinessStatistic }) => (
  <OverviewCard title={text.health}>
    <Stack gap={4}>
      {lines.map(({ figure, label }) => (
        <Line
          key={figure}
          figure={figure}
          label={label}
          current={figures[figure]}
          previous={figures.previous[figure]}
        />
      ))}
    </Stack>
  </OverviewCard>
);

interface LineProps {
  figure: (typeof lines)[number]['figure'];
  label: string;
  current: number | null;
  previous: number | null;
}

function Line({ figure, label, current, previous }: LineProps) {
  const { percent, look } = progressOf(current, previous);
  return (
    <div className={css.line}>
      <FigureLine
        figure={figure}
        value={current === null ? null : formatNumber(current)}
        after={
          <Row as="span" gap={4} size={12} tone="text3">
            / {text.before}
            {previous === null ? (
              <span>–</span>
            ) : (
              <FigureLink figure={figure} previous value={formatNumber(previous)} />
            )}
          </Row>
        }
      >
        {label}
      </FigureLine>
      <div className={css.track} aria-hidden>
        <div className={css.bar} data-look={look} style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
