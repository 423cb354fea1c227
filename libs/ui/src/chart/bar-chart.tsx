import { Bar, BarChart as Drawing, ResponsiveContainer } from 'recharts';
import { formatNumber } from '../format/number';
import { BarButtons } from './bar-buttons';
import { chartAxes } from './chart-axes';
import { flatten, seriesColour, type ChartPoint, type ChartProps } from './chart-data';
import { ChartFrame } from './chart-frame';
import * as css from './chart.module.css';

export interface BarChartProps extends ChartProps {
  /** Stacks the series. Otherwise they are side by side. */
  stacked?: boolean;
  /** Makes a button of each bar of a stacked chart. */
  onOpen?: ((at: number) => void) | undefined;
}

const totalOf = ({ values }: ChartPoint): number =>
  Object.values(values).reduce((sum: number, one) => sum + (one ?? 0), 0);

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
