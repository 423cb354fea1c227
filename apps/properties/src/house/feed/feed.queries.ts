import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { listCommunity } from '@toam/contracts/dashboard/community.endpoints';
import { houseQueries } from '../house.queries';

/** Posts of a page. D49. */
const pageSize = 10;

/** The newest page as it is now, whatever the cache holds. */
export const readNewest = () => call(listCommunity, { query: { size: pageSize } });

export const feedQueries = {
  /**
   * The community feed, newest first, each page behind the last post of the one before. Not read again by itself: what is
   * new is announced, and shown when the reader asks for it.
   */
  posts: () =>
    infiniteQueryOptions({
      queryKey: [...houseQueries.all, 'feed'],
      queryFn: ({ pageParam, signal }) =>
        call(
          listCommunity,
          { query: { size: pageSize, ...(pageParam === null ? {} : { before: pageParam }) } },
          signal,
        ),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next ?? undefined,
      staleTime: 5 * 60_000,
      refetchOnWindowFocus: false,
    }),
};
