import type { PaceRow } from '@toam/contracts/business/statistic.schema';
import { businessText, paceText, tableRowText } from '@toam/contracts/business/business.text';
import { type BusinessPeriod, daysOfPeriod, type Days } from '@toam/domain/business/business-period';
import { writtenDay } from '@toam/domain/day';
import { formatNumber, Row, Stack, Text } from '@toam/ui/core';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { paceScreenText as text } from '../business-pace.text';
import { PaceTag } from './pace-note';
import * as css from './pace.module.css';
import { dayOfPace, drawPace, type Spot } from './pace-drawing';

interface PacePanelProps {
  pace: PaceRow;
  period: BusinessPeriod;
}

interface PaceChartProps {
  pace: PaceRow;
  days: Days;
}

const short = (day: string): string => writtenDay(day).slice(0, 5);
const lineOf = (spots: readonly Spot[]): string => spots.map(({ x, y }) => `${x},${y}`).join(' ');
const at = ({ x, y }: Spot): CSSProperties => ({ left: `${x}%`, top: `${y}%` });

/** The end of the period that a day is nearer to, or neither. */
const nearerEnd = ({ x }: Spot): 'start' | 'end' | undefined => (x < 40 ? 'start' : x > 60 ? 'end' : undefined);

/** Had, needed and at this pace, day by day. The figures stand in the legend, too. */
function PaceChart({ pace, days }: PaceChartProps) {
  const { ticks, had, today, target, ends } = drawPace(pace, days);
  const day = dayOfPace(pace, days);
  const isReached = pace.state === 'reached';
  return (
    <>
      <div className={css.chart} role="img" aria-label={text.chart(pace)}>
        <div className={css.plot}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={css.lines}>
            {ticks.map(({ value, y }) => (
              <line key={value} x1="0" x2="100" y1={y} y2={y} className={css.grid} />
            ))}
            <line x1={today.x} x2={today.x} y1="0" y2="100" className={css.today} />
            {!isReached && <polyline points={lineOf([today, target])} className={css.needed} />}
            {ends && <polyline points={lineOf([today, ends])} className={css.going} />}
            <polyline points={lineOf(had)} className={css.had} />
          </svg>
          {ticks.map(({ value, y }) => (
            <Text key={value} size={11} tone="text3" className={css.tick} style={{ top: `${y}%` }}>
              {formatNumber(value)}
            </Text>
          ))}
          {!isReached && <i className={clsx(css.dot, css.neededDot)} style={at(target)} />}
          {ends && <i className={clsx(css.dot, css.goingDot)} style={at(ends)} />}
          <i className={clsx(css.dot, css.todayDot)} style={at(today)} />
          <Text size={12} weight={600} className={css.now} style={at(today)}>
            {formatNumber(pace.done)}
          </Text>
          <Ends pace={pace} target={target} ends={ends} isReached={isReached} />
        </div>
      </div>
      <Row justify="between" size={11} tone="text3" className={css.days} aria-hidden>
        <span>{short(days.first)}</span>
        {today.x > 15 && today.x < 85 && (
          <span className={css.todayWord} data-toward={nearerEnd(today)} style={{ left: `${today.x}%` }}>
            {text.today(short(day))}
          </span>
        )}
        <span>{short(days.last)}</span>
      </Row>
      <Row gap={16} rowGap={4} wrap size={12} tone="text2">
        <Legend className={css.hadKey} words={text.had} />
        {!isReached && <Legend className={css.neededKey} words={text.toReach(pace.target)} />}
        {pace.ends !== null && <Legend className={css.goingKey} words={text.atThisPace(pace.ends)} />}
      </Row>
    </>
  );
}

/** Below this many percent of the height two figures would cover each other. */
const near = 10;

interface EndsProps {
  pace: PaceRow;
  target: Spot;
  ends: Spot | null;
  isReached: boolean;
}

/** The figures at the right: the higher one moves up, the lower one down, where they are close. */
function Ends({ pace, target, ends, isReached }: EndsProps) {
  const isClose = ends !== null && !isReached && Math.abs(ends.y - target.y) < near;
  const shift = isClose ? 7 : 0;
  const isTargetAbove = ends === null || target.y <= ends.y;
  return (
    <>
      {!isReached && (
        <Text
          size={12}
          weight={600}
          className={css.end}
          style={{ top: `calc(${target.y}% + ${isTargetAbove ? -shift : shift}px)` }}
        >
          {formatNumber(pace.target)}
        </Text>
      )}
      {ends && (
        <Text
          size={12}
          tone="text2"
          className={css.end}
          style={{ top: `calc(${ends.y}% + ${isTargetAbove ? shift : -shift}px)` }}
        >
          {formatNumber(pace.ends ?? 0)}
        </Text>
      )}
    </>
  );
}

const Legend = ({ className, words }: { className: string | undefined; words: string }) => (
  <Row as="span" gap={6}>
    <i className={clsx(css.key, className)} aria-hidden />
    {words}
  </Row>
);

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
