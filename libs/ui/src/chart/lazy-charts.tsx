import { lazy, Suspense } from 'react';
import type { BarChartProps } from './bar-chart';
import type { ChartProps } from './chart-data';

// Recharts is larger than all the rest of the kit's drawing, and most screens have no chart.
const LazyAreaChart = lazy(() => import('./area-chart'));
const LazyBarChart = lazy(() => import('./bar-chart'));

const Space = ({ height = 220 }: { height?: number | undefined }) => (
  <div className="ta-chart-space" style={{ height }} />
);

/** Development over time; its code loads when the first one is shown. */
export const AreaChart = (props: ChartProps) => (
  <Suspense fallback={<Space height={props.height} />}>
    <LazyAreaChart {...props} />
  </Suspense>
);

/** Amounts to compare; its code loads when the first one is shown. */
export const BarChart = (props: BarChartProps) => (
  <Suspense fallback={<Space height={props.height} />}>
    <LazyBarChart {...props} />
  </Suspense>
);
