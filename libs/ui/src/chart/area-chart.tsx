import { Area, AreaChart as Drawing, ResponsiveContainer } from 'recharts';
import { formatNumber } from '../format/number';
import { chartAxes } from './chart-axes';
import { flatten, seriesColour, type ChartProps } from './chart-data';
import { ChartFrame } from './chart-frame';

/** Development over time: lines over a light tint. */
export default function AreaChart(props: ChartProps) {
  const { series, points, height = 220, format = formatNumber } = props;
  return (
    <ChartFrame {...props} format={format}>
      <ResponsiveContainer width="100%" height={height}>
        <Drawing data={flatten(points)} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
          {chartAxes({ ...props, format }, 'line')}
          {series.map(({ key }, index) => (
            <Area
              key={key}
              dataKey={key}
              type="linear"
              stroke={seriesColour(index)}
              strokeWidth={2}
              fill={seriesColour(index)}
              fillOpacity={series.length === 1 ? 0.08 : 0.03}
              isAnimationActive={false}
              activeDot={{ r: 4, strokeWidth: 2, fill: 'var(--surface)', stroke: seriesColour(index) }}
            />
          ))}
        </Drawing>
      </ResponsiveContainer>
    </ChartFrame>
  );
}
