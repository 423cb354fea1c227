import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { endpointQuery } from '@toam/api-client/endpoint-query';
import { byId, pagedRows } from '@toam/api-client/paged-rows';
import { keepRows } from '@toam/api-client/query-client';
import { listHouseComments, listMentionable } from '@toam/contracts/house/house-comment.endpoints';

/** The key lies under the noun of the house's live events: `[noun, 'detail', id]`. */
export const commentQueries = {
  of: (houseId: number) => ['house-comment', 'detail', houseId] as const,

  list: (houseId: number) =>
    infiniteQueryOptions({
      queryKey: [...commentQueries.of(houseId), 'list'],
      ...pagedRows(
        (page: number, signal: AbortSignal) =>
          call(listHouseComments, { params: { houseId }, query: { page } }, signal),
        byId,
      ),
      // Addresses of pictures are signed for a quarter of an hour.
      refetchInterval: 10 * 60_000,
    }),

  /** Colleagues whom a comment may mention. */
  mentionable: (houseId: number, search: string) => ({
    ...endpointQuery(['house-mention', houseId, search], listMentionable, { params: { houseId }, query: { search } }),
    ...keepRows,
  }),
};

/** The number of comments: from the loaded list, else from the house. */
export function useCommentsCount(houseId: number, known: number): number {
  // Reads only what an open list has loaded.
  const { data } = useInfiniteQuery({ ...commentQueries.list(houseId), enabled: false });
  return data?.pages[0]?.count ?? known;
}
