import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { keepRows } from '@toam/api-client/query-client';
import { type ChatHouseTab, listChatHouses } from '@toam/contracts/chat/chat-house.endpoints';

/** Milliseconds for which a list of houses counts as fresh. */
const fresh = 60_000;

export const chatHouseQueries = {
  all: ['chat-house'] as const,
  /** The best houses for the customer's open needs. */
  fits: (id: string) =>
    queryOptions({
      queryKey: [...chatHouseQueries.all, id, 'first'],
      queryFn: ({ signal }) =>
        call(listChatHouses, { params: { id }, query: { tab: 'fits', page: 1, size: 3 } }, signal),
      staleTime: fresh,
    }),
  list: (id: string, tab: ChatHouseTab, search: string) =>
    infiniteQueryOptions({
      queryKey: [...chatHouseQueries.all, id, tab, search],
      queryFn: ({ pageParam, signal }) =>
        call(listChatHouses, { params: { id }, query: { tab, search, page: pageParam, size: 10 } }, signal),
      initialPageParam: 1,
      getNextPageParam: ({ page, total_page }) => (page < total_page ? page + 1 : undefined),
      staleTime: fresh,
      ...keepRows,
    }),
};
