import { Bar, BarChart as Drawing, ResponsiveContainer } from 'recharts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { formatNumber } from '../format/number';
import { chartAxes } from './chart-axes';
import { flatten, seriesColour, type ChartPoint, type ChartProps } from './chart-data';
import { ChartFrame } from './chart-frame';
import * as css from './chart.module.css';
import { Row } from '../layout/layout';

interface BarChartProps extends ChartProps {
  /** Stacks the series. Otherwise they are side by side. */
  stacked?: boolean;
  /** Makes a button of each bar of a stacked chart. */
  onOpen?: ((at: number) => void) | undefined;
}

const totalOf = ({ values }: ChartPoint): number =>
  Object.values(values).reduce((sum: number, one) => sum + (one ?? 0), 0);

interface BarButtonsProps {
  /** What the chart shows. */
  label: string;
  /** What each bar is, and how much. */
  names: readonly string[];
  onOpen: (at: number) => void;
}

/** Where a key leads to. */
const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/** A button over each bar, for keyboards and screen readers: one tab stop, the arrow keys walk. A pointer meets the drawing below. */
function BarButtons({ label, names, onOpen }: BarButtonsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [reached, reach] = useState(0);
  const last = names.length - 1;
  const stop = Math.min(reached, last);
  const walk = (event: KeyboardEvent) => {
    const to = steps[event.key]?.(stop, last);
    if (to === undefined) return;
    event.preventDefault();
    reach(to);
    box.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <Row ref={box} role="group" aria-label={label} align="stretch" className={css.bars} onKeyDown={walk}>
      {names.map((name, at) => (
        <button
          key={name}
          type="button"
          className={css.bar}
          tabIndex={at === stop ? 0 : -1}
          aria-label={name}
          onFocus={() => reach(at)}
          onClick={() => onOpen(at)}
        />
      ))}
    </Row>
  );
}

/** Bars that compare amounts. */
export default function BarChart({ stacked = false, onOpen, ...props }: BarChartProps) {
  const { label, series, points, height = 220, fills = false, format = formatNumber } = props;
  const names = points.map((point) => `${point.label}: ${format(totalOf(point))}`);
  const openAt = (index: unknown) => {
    // Beside the bars there is no index.
    if (onOpen && index !== undefined && index !== null && points[Number(index)]) onOpen(Number(index));
  };
  return (
    <ChartFrame
      {...props}
      format={format}
      overlay={onOpen && <BarButtons label={label} names={names} onOpen={onOpen} />}
    >
      <ResponsiveContainer width="100%" height={fills ? '100%' : height} className={onOpen && css.opens}>
        <Drawing
          data={flatten(points)}
          accessibilityLayer={false}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
          barGap={2}
          onClick={({ activeTooltipIndex }) => openAt(activeTooltipIndex)}
        >
          {chartAxes({ ...props, format }, 'band', stacked)}
          {series.map(({ key }, index) => (
            <Bar
              key={key}
              dataKey={key}
              fill={seriesColour(index)}
              maxBarSize={22}
              radius={2}
              isAnimationActive={false}
              {...(stacked && { stackId: 'all', stroke: 'var(--surface)', strokeWidth: 1 })}
            />
          ))}
        </Drawing>
      </ResponsiveContainer>
    </ChartFrame>
  );
}
