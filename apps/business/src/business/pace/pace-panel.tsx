import type { PaceRow } from '@toam/contracts/business/statistic.schema';
import { businessText, paceText, tableRowText } from '@toam/contracts/business/business.text';
import { paceScreenText as text } from '../business-pace.text';
import type { BusinessPeriod } from '@toam/domain/business/business-period';
import { daysOfPeriod } from '@toam/domain/business/business-period';
import { writtenDay } from '@toam/domain/day';
import { formatNumber, Row, Stack, Text } from '@toam/ui/core';
import { PaceChart } from './pace-chart';
import { PaceTag } from './pace-tag';
import * as css from './pace.module.css';

interface PacePanelProps {
  pace: PaceRow;
  period: BusinessPeriod;
}

/** Beside an open table: what is still needed of new demands, and where this pace leads. Mockup 26. */
export function PacePanel({ pace, period }: PacePanelProps) {
  const days = daysOfPeriod(period);
  return (
    <Stack as="section" gap={8} padX={16} padY={16} radius={10} background="layout" aria-label={paceText(pace)}>
      <Row gap={8} justify="between">
        <Text size={12} tone="text2">
          {tableRowText.demand} · {text.until[period.type](writtenDay(days.last).slice(0, 5))}
        </Text>
        <PaceTag state={pace.state} />
      </Row>
      <Text as="h3" size={15} weight={600}>
        {pace.state === 'reached' ? text.reached(pace) : businessText.paceLeft(pace)}
      </Text>
      <Row align="stretch">
        <Figure value={pace.needed} label={text.needed} />
        <Figure value={pace.going} label={text.going} isBehind={pace.state === 'behind'} hasEdge />
      </Row>
      <PaceChart pace={pace} days={days} />
    </Stack>
  );
}

interface FigureProps {
  /** A day's. Null: nobody can say. */
  value: number | null;
  label: string;
  isBehind?: boolean;
  hasEdge?: boolean;
}

const Figure = ({ value, label, isBehind = false, hasEdge = false }: FigureProps) => (
  <Stack flex={1} padX={hasEdge ? 16 : 0} className={hasEdge ? css.edge : undefined}>
    <Text size={20} weight={600} tone={isBehind ? 'warning' : 'text'}>
      {value === null ? '–' : formatNumber(value)}
    </Text>
    <Text size={12} tone="text2">
      {label}
    </Text>
  </Stack>
);
