import { lazy, Suspense } from 'react';
import { Stack } from '../layout/layout';
import type { BarChartProps } from './bar-chart';
import type { ChartProps } from './chart-data';

// Recharts is larger than all the rest of the kit's drawing, and most screens have no chart.
const LazyAreaChart = lazy(() => import('./area-chart'));
const LazyBarChart = lazy(() => import('./bar-chart'));

const Space = ({ height = 220 }: { height?: number | undefined }) => (
  <Stack height={height} background="fill" radius={6} />
);

/** Change over time. Its code loads with the first chart on screen. */
export const AreaChart = (props: ChartProps) => (
  <Suspense fallback={<Space height={props.height} />}>
    <LazyAreaChart {...props} />
  </Suspense>
);

/** Bars that compare amounts. Its code loads with the first chart on screen. */
export const BarChart = (props: BarChartProps) => (
  <Suspense fallback={<Space height={props.height} />}>
    <LazyBarChart {...props} />
  </Suspense>
);
