import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { byId, pagedRows } from '@toam/api-client/paged-rows';
import { keepRows } from '@toam/api-client/query-client';
import {
  countRequests,
  listRequestHistory,
  listRequests,
  readRequest,
  type NeedQuery,
} from '@toam/contracts/need/need.endpoints';
import { matchedNeeds } from '@toam/pickers/need/matched-needs';

/** The queries for needs. A live `record.changed` of `request` refreshes them. */
export const needQueries = {
  all: ['request'] as const,

  list: (query: NeedQuery, page: { page: number; size: number }) =>
    queryOptions({
      queryKey: [...needQueries.all, 'list', query, page],
      queryFn: ({ signal }) => {
        const { filters, ...rest } = query;
        return call(listRequests, { query: { ...rest, ...page, filters: JSON.stringify(filters) } }, signal);
      },
      ...keepRows,
    }),

  counts: ['request', 'count'] as const,

  /** How many needs the query finds in each tab. The order does not matter. */
  tabCounts: ({ mode: _mode, sort: _sort, order: _order, filters, ...listQuery }: NeedQuery) => {
    const query = { ...listQuery, filters: JSON.stringify(filters) };
    return queryOptions({
      queryKey: [...needQueries.counts, query],
      queryFn: ({ signal }) => call(countRequests, { query }, signal),
      staleTime: 5 * 60_000,
      ...keepRows,
    });
  },

  detail: (requestId: number) =>
    queryOptions({
      queryKey: [...needQueries.all, 'detail', requestId],
      queryFn: ({ signal }) => call(readRequest, { query: { request_id: requestId } }, signal),
    }),

  matched: matchedNeeds,

  history: (requestId: number) =>
    infiniteQueryOptions({
      queryKey: [...needQueries.all, 'detail', requestId, 'history'],
      ...pagedRows(
        (page: number, signal: AbortSignal) =>
          call(listRequestHistory, { query: { request_id: requestId, page } }, signal),
        byId,
      ),
    }),
};
