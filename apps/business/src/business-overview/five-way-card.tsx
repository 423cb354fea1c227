import type { BusinessStatistic } from '@toam/contracts/business/statistic.schema';
import { businessOverviewText as text } from './business-overview.text';
import { fiveWayFigure } from '@toam/domain/business/business-figures';
import { changeOf } from '@toam/domain/business/change';
import { type FiveWayKind, fiveWayKinds } from '@toam/domain/business/five-way';
import { Cell, formatNumber, Row, Segmented, Text } from '@toam/ui/core';
import { Sparkline } from '@toam/ui/detail';
import { InfoIcon } from '@toam/ui/icons';
import { Fragment } from 'react';
import { FigureLink } from '../business/figure/figure-link';
import { ChangeMark } from './change-mark';
import * as css from './five-way-card.module.css';
import { OverviewCard } from './overview-card';
import { type Way, wayFormat, ways } from './overview-format';

interface FiveWayCardProps {
  figures: BusinessStatistic;
  kind: FiveWayKind;
  onKind: (kind: FiveWayKind) => void;
}

const choices = fiveWayKinds.map((value) => ({ value, label: text.kinds[value] }));

/** What stands before each figure: potential customers × closing rate = deals; deals × average fee = revenue. */
const signs: Record<Way, string> = {
  potentialCustomerQuantity: '',
  buyingPercent: '×',
  transactionQuantity: '=',
  averageBrokerageFee: '×',
  totalBrokerageFee: '=',
};

/** FiveWay of all sides or one, against the period before. D83. */
export function FiveWayCard({ figures, kind, onKind }: FiveWayCardProps) {
  const both = figures.bothTransactionQuantity;
  const isInflated = both > 0 && (kind === 'sale' || kind === 'purchase');
  return (
    <OverviewCard
      title={text.fiveWay}
      note={text.fiveWayNote}
      className={css.card}
      aside={
        <Segmented<FiveWayKind>
          size="small"
          aria-label={text.fiveWayOf}
          options={choices}
          value={kind}
          onChange={onKind}
        />
      }
    >
      <div className={css.ways}>
        {ways.map((way) => (
          <Fragment key={way}>
            {signs[way] && (
              <Text tone="text3" size={18} className={css.sign}>
                {signs[way]}
              </Text>
            )}
            <WayCell figures={figures} kind={kind} way={way} />
          </Fragment>
        ))}
      </div>
      {isInflated && (
        <Row gap={6} align="start" size={12} tone="text2">
          <InfoIcon size={16} aria-hidden />
          <Text flex={1}>{text.bothInflates(formatNumber(both))}</Text>
        </Row>
      )}
    </OverviewCard>
  );
}

/** The results of the two products. */
const results: readonly Way[] = ['transactionQuantity', 'totalBrokerageFee'];

function WayCell({ figures, kind, way }: Omit<FiveWayCardProps, 'onKind'> & { way: Way }) {
  const current = figures.fiveWays[kind][way];
  const previous = figures.previous.fiveWays[kind][way];
  const { write, change } = wayFormat[way];
  const points = figures.trends[kind].flatMap((point) => point[way] ?? []);
  const isFalling = changeOf(current, previous).direction === 'down';
  return (
    <FigureLink figure={fiveWayFigure(kind, way)} className={css.way}>
      <Cell as="span" className={css.cell} data-result={results.includes(way) || undefined}>
        <Text size={12} tone="text2" className={css.name}>
          {text.ways[way]}
        </Text>{' '}
        <Text size={18} weight={600} nowrap className={css.value}>
          {write(current)}
        </Text>{' '}
        <Row as="span" justify="between" gap={4} className={css.change}>
          <ChangeMark current={current} previous={previous} as={change} />
          {points.length > 1 && (
            <span className={css.trend}>
              <Sparkline values={points} width={40} height={18} colour={isFalling ? 'var(--text3)' : 'var(--teal)'} />
            </span>
          )}
        </Row>
      </Cell>
    </FigureLink>
  );
}
