import { Bar, BarChart as Drawing, ResponsiveContainer } from 'recharts';
import { formatNumber } from '../format/number';
import { chartAxes } from './chart-axes';
import { flatten, seriesColour, type ChartProps } from './chart-data';
import { ChartFrame } from './chart-frame';

export interface BarChartProps extends ChartProps {
  /** Stacks the series. Otherwise they are side by side. */
  stacked?: boolean;
}

/** Bars that compare amounts. */
export default function BarChart({ stacked = false, ...props }: BarChartProps) {
  const { series, points, height = 220, format = formatNumber } = props;
  return (
    <ChartFrame {...props} format={format}>
      <ResponsiveContainer width="100%" height={height}>
        <Drawing
          data={flatten(points)}
          accessibilityLayer={false}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
          barGap={2}
        >
          {chartAxes({ ...props, format }, 'band')}
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
