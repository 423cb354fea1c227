import { infiniteQueryOptions, queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { keepRows } from '@toam/api-client/query-client';
import { listHouseComments, listMentionable } from '@toam/contracts/house/house-comment.endpoints';

/** Comments of a house lie where its live events are heard: `[noun, 'detail', id]`. */
export const commentQueries = {
  of: (houseId: number) => ['house-comment', 'detail', houseId] as const,

  list: (houseId: number) =>
    infiniteQueryOptions({
      queryKey: [...commentQueries.of(houseId), 'list'],
      queryFn: ({ pageParam, signal }) =>
        call(listHouseComments, { params: { houseId }, query: { page: pageParam } }, signal),
      initialPageParam: 1,
      getNextPageParam: ({ page, total_page }) => (page < total_page ? page + 1 : undefined),
      // addresses of pictures are signed for a quarter of an hour
      refetchInterval: 10 * 60_000,
    }),

  /** Whom a comment may mention. */
  mentionable: (houseId: number, search: string) =>
    queryOptions({
      queryKey: ['house-mention', houseId, search],
      queryFn: ({ signal }) => call(listMentionable, { params: { houseId }, query: { search } }, signal),
      ...keepRows,
    }),
};

/** How many comments everybody sees: what the open list says, else what the house said. */
export function useCommentsCount(houseId: number, known: number): number {
  // only looks at what an open list has loaded
  const { data } = useInfiniteQuery({ ...commentQueries.list(houseId), enabled: false });
  return data?.pages[0]?.count ?? known;
}
