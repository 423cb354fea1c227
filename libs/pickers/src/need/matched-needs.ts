import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { matchHousesOfRequests } from '@toam/contracts/need/match.endpoints';

/** How many houses match each of these needs now. A separate query, so that the lists do not wait for it. */
export const matchedNeeds = (requestIds: readonly number[]) =>
  queryOptions({
    queryKey: ['request', 'matched', requestIds],
    queryFn: async ({ signal }) => {
      const query = { request_ids: requestIds.join(','), fetchType: 'count' as const };
      const counts = await call(matchHousesOfRequests, { query }, signal);
      return new Map(counts.map(({ request_id, ...page }) => [request_id, page]));
    },
    enabled: requestIds.length > 0,
  });
