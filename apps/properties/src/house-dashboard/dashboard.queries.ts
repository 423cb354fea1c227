import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { keepRows } from '@toam/api-client/query-client';
import { readDashboard } from '@toam/contracts/dashboard/dashboard.endpoints';
import { listTopViewed } from '@toam/contracts/house/top-viewed.endpoints';
import type { Period } from '@toam/domain/period';
import { houseQueries } from '../house/house.queries';

/** Rows of 'BĐS Nổi bật'. Specification 2 §9. */
export const topHouses = 10;

export const dashboardQueries = {
  /** Counting everything is the slowest call of the home page, so the result stays fresh for a while. */
  figures: (by: Period) =>
    queryOptions({
      queryKey: ['dashboard', 'data', by],
      queryFn: ({ signal }) => call(readDashboard, { query: { by } }, signal),
      staleTime: 2 * 60_000,
      ...keepRows,
    }),

  topViewed: () =>
    queryOptions({
      queryKey: [...houseQueries.all, 'top'],
      queryFn: ({ signal }) => call(listTopViewed, { query: { size: topHouses } }, signal),
      staleTime: 2 * 60_000,
    }),
};
