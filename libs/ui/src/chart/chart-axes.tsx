import { CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import type { ChartProps } from './chart-data';

const small = { fontSize: 11, fill: 'var(--text3)' };

type AxesProps = Pick<ChartProps, 'series' | 'tick' | 'axisFormat'> & { format: (value: number) => string };

/** Grid lines, small labels and the dark tooltip of every chart with axes. Recharts reads them as its children. `isSummed`: the
 * tooltip says what the series come to. */
export const chartAxes = (
  { series, tick, format, axisFormat = format }: AxesProps,
  cursor: 'line' | 'band',
  isSummed = false,
) => [
  <CartesianGrid key="grid" vertical={false} stroke="var(--borderSoft)" />,
  <XAxis
    key="x"
    dataKey="label"
    tick={small}
    {...(tick && { tickFormatter: tick })}
    tickLine={false}
    axisLine={{ stroke: 'var(--border)' }}
    interval="preserveStartEnd"
    minTickGap={12}
  />,
  <YAxis
    key="y"
    width={48}
    tick={small}
    tickLine={false}
    axisLine={false}
    tickFormatter={axisFormat}
    allowDecimals={false}
  />,
  <Tooltip
    key="tooltip"
    isAnimationActive={false}
    // As the series stand, not by their names.
    itemSorter={() => 0}
    cursor={cursor === 'line' ? { stroke: 'var(--text4)', strokeDasharray: '3 3' } : { fill: 'var(--fill)' }}
    contentStyle={{
      padding: '6px 10px',
      fontSize: 12,
      lineHeight: '18px',
      background: 'var(--inverse)',
      border: 0,
      borderRadius: 6,
    }}
    labelStyle={{ color: '#cfc5bb' }}
    itemStyle={{ padding: 0, color: '#fff' }}
    labelFormatter={(label, shown) =>
      isSummed ? `${String(label)}: ${format(shown.reduce((sum, { value }) => sum + Number(value), 0))}` : label
    }
    formatter={(value, key) => [format(Number(value)), series.find((one) => one.key === key)?.label ?? String(key)]}
  />,
];
