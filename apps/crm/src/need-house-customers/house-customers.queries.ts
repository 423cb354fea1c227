import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { pagedRows } from '@toam/api-client/paged-rows';
import { keepRows } from '@toam/api-client/query-client';
import { readHouse } from '@toam/contracts/house/house.endpoints';
import { matchRequestsOfHouse } from '@toam/contracts/need/match.endpoints';
import type { HouseCustomerGroup } from '@toam/contracts/need/match.schema';
import { rowKey } from './moved-rows';

/** Rows per page. */
const size = 20;

export const houseCustomerQueries = {
  /** All data of one house. A live `record.changed` of `house-match` refreshes it. */
  of: (houseId: number) => ['house-match', 'detail', houseId] as const,

  group: (houseId: number, group: HouseCustomerGroup) =>
    infiniteQueryOptions({
      queryKey: [...houseCustomerQueries.of(houseId), group],
      ...pagedRows(
        (page: number, signal: AbortSignal) =>
          call(matchRequestsOfHouse, { query: { house_id: houseId, group, page, size } }, signal),
        rowKey,
      ),
      // The counts of all groups stay while another group loads.
      ...keepRows,
    }),

  /** The tab's house, under the key of its page, so the cache has it already (`record.changed` of `house`). */
  house: (houseId: number) =>
    queryOptions({
      queryKey: ['house', 'detail', houseId],
      queryFn: ({ signal }) => call(readHouse, { query: { house_id: houseId } }, signal),
    }),
};
