import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { keepRows } from '@toam/api-client/query-client';
import { readHouse } from '@toam/contracts/house/house.endpoints';
import { matchRequestsOfHouse } from '@toam/contracts/request/match.endpoints';
import type { HouseCustomerGroup } from '@toam/contracts/request/match.schema';

/** Rows of one page. */
const size = 20;

export const houseCustomerQueries = {
  /** Everything of one house; a live `record.changed` of `house-match` refreshes it. */
  of: (houseId: number) => ['house-match', 'detail', houseId] as const,

  group: (houseId: number, group: HouseCustomerGroup) =>
    infiniteQueryOptions({
      queryKey: [...houseCustomerQueries.of(houseId), group],
      queryFn: ({ pageParam, signal }) =>
        call(matchRequestsOfHouse, { query: { house_id: houseId, group, page: pageParam, size } }, signal),
      initialPageParam: 1,
      getNextPageParam: ({ page, total_page }) => (page < total_page ? page + 1 : undefined),
      // the counts of all groups stay while another group loads
      ...keepRows,
    }),

  /** The house that the tab hangs on: under the key by which its page has read it already (`record.changed` of `house`). */
  house: (houseId: number) =>
    queryOptions({
      queryKey: ['house', 'detail', houseId],
      queryFn: ({ signal }) => call(readHouse, { query: { house_id: houseId } }, signal),
    }),
};
