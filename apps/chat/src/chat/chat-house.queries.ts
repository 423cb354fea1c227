import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { pagedRows } from '@toam/api-client/paged-rows';
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
      ...pagedRows(
        (page: number, signal: AbortSignal) =>
          call(listChatHouses, { params: { id }, query: { tab, search, page, size: 10 } }, signal),
        ({ house }) => house.id,
      ),
      staleTime: fresh,
      ...keepRows,
    }),
};
