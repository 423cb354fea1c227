import { periods } from '@toam/domain/period';
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { epochSeconds } from '../page';

const count = z.number().int();

/** Of houses, needs, staff and customers; null where the viewer has no business with them (D20). */
const perFigure = <One extends z.ZodType>(one: One) =>
  z.object({ houses: one, requests: one.nullable(), user: one, customer: one.nullable() });

/** One period of the chart; `date` is when it begins: midnight in Vietnam, week from Monday. D4. */
export const chartPeriod = z.object({ date: epochSeconds, total: count });

/** How many there are of what the viewer may see. Specification 2 §3 "Dashboard data". */
export const dashboardFigures = perFigure(count).extend({
  /** Against the end of the previous month: what came minus what was deleted. D71. */
  change: perFigure(count),
  /** New ones in each of the last seven months, the running one last. */
  trend: perFigure(z.array(count)),
  /** Houses made in each period, oldest first, the running one last. */
  chart: z.array(chartPeriod),
  /** When this was counted. */
  as_of: epochSeconds,
});
export type DashboardFigures = z.output<typeof dashboardFigures>;

/** The chart covers 30 days, 12 weeks or 12 months. Specification 2 §2 "Dashboard", §9. */
export const readDashboard = endpoint({
  method: 'GET',
  path: '/dashboard/data',
  summary: 'Counts of houses, needs, staff and customers that I may see, and houses over time',
  access: 'signedIn',
  query: z.object({ by: z.enum(periods).default('month') }),
  example: { query: { by: 'week' } },
  data: dashboardFigures,
});
