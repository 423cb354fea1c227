import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { listCommunity } from '@toam/contracts/dashboard/community.endpoints';
import { houseQueries } from '../house.queries';

/** Posts per page. D49. */
const pageSize = 10;

/** Reads the newest page and ignores the cache. */
export const readNewest = () => call(listCommunity, { query: { size: pageSize } });

export const feedQueries = {
  /**
   * The community feed, newest first. Each page starts after the last post of the one before. It never refetches on its
   * own: new posts are announced, and shown when the reader asks for them.
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
