import type { ReactNode } from 'react';
import { Stack } from '../layout/layout';
import { inPlace } from '../on-demand/on-demand';
import type { ChartProps } from './chart-data';

// Recharts is larger than all the rest of the kit's drawing, and most screens have no chart.
const space = (failure: ReactNode, { height = 220 }: Pick<ChartProps, 'height'>) => (
  <Stack height={height} background="fill" radius={6} align="center" justify="center" padX={16}>
    {failure}
  </Stack>
);

/** Change over time. Its code loads with the first chart on screen. */
export const AreaChart = inPlace(() => import('./area-chart'), space);

/** Bars that compare amounts. Its code loads with the first chart on screen. */
export const BarChart = inPlace(() => import('./bar-chart'), space);
