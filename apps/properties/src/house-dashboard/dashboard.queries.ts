import { endpointQuery } from '@toam/api-client/endpoint-query';
import { keepRows } from '@toam/api-client/query-client';
import { readDashboard } from '@toam/contracts/dashboard/dashboard.endpoints';
import { listTopViewed } from '@toam/contracts/house/top-viewed.endpoints';
import type { Period } from '@toam/domain/period';
import { houseQueries } from '../house/house.queries';

/** Rows of 'BĐS Nổi bật'. Specification 2 §9. */
export const topHouses = 10;

export const dashboardQueries = {
  /** Counting everything is the slowest call of the home page, so the result stays fresh for a while. */
  figures: (by: Period) => ({
    ...endpointQuery(['dashboard', 'data', by], readDashboard, { query: { by } }),
    staleTime: 2 * 60_000,
    ...keepRows,
  }),

  topViewed: () => ({
    ...endpointQuery([...houseQueries.all, 'top'], listTopViewed, { query: { size: topHouses } }),
    staleTime: 2 * 60_000,
  }),
};
