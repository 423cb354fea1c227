import { periods } from '@toam/domain/period';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { epochSeconds } from '@toam/contracts/page';

const count = z.number().int();

/** Counts of houses, needs, staff and customers; null for kinds that the viewer has no access to (D20). */
const perFigure = <One extends z.ZodType>(one: One) =>
  z.object({ houses: one, requests: one.nullable(), user: one, customer: one.nullable() });

/** One period of the chart. `date` is its start: midnight in Vietnam; weeks start on Monday. D4. */
export const chartPeriod = z.object({ date: epochSeconds, total: count });

/** Number of records that the viewer may see. Specification 2 §3 "Dashboard data". */
export const dashboardFigures = perFigure(count).extend({
  /** Difference from the end of the previous month: created minus deleted. D71. */
  change: perFigure(count),
  /** New records in each of the last seven months. The current month is last. */
  trend: perFigure(z.array(count)),
  /** Houses created in each period, oldest first. The current period is last. */
  chart: z.array(chartPeriod),
  /** The time of the count. */
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
