import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { endpointQuery } from '@toam/api-client/endpoint-query';
import { byId, pagedRows } from '@toam/api-client/paged-rows';
import { keepRows } from '@toam/api-client/query-client';
import { readViews } from '@toam/contracts/activity/activity.endpoints';
import type { CallOf } from '@toam/contracts/endpoint';
import type { HouseFilterColumn } from '@toam/contracts/house/house-filter.schema';
import { listHistory } from '@toam/contracts/history/history.endpoints';
import { readPendingEdit } from '@toam/contracts/house/house-approval.endpoints';
import { readSharing } from '@toam/contracts/house/house-sharing.endpoints';
import { readHouse } from '@toam/contracts/house/house.endpoints';
import { countHouses, listHouses } from '@toam/contracts/house/house-list.endpoints';
import { listColumnValues } from '@toam/contracts/house/house-column.endpoints';

/** A list's query without `fetchType`. */
export type HouseQuery = Omit<NonNullable<CallOf<typeof listHouses>['body']>, 'fetchType'>;

type HistorySort = NonNullable<CallOf<typeof listHistory>['body']['sort']>;

/** This remote's queries for houses. All keys lie under `all`, so that one call refreshes everything after a change. */
export const houseQueries = {
  all: ['house'] as const,

  list: (query: HouseQuery) =>
    infiniteQueryOptions({
      queryKey: [...houseQueries.all, 'list', query],
      ...pagedRows(
        (page: number, signal: AbortSignal) => call(listHouses, { query: { page }, body: query }, signal),
        byId,
      ),
      // A refetch loads every loaded page again. That is cheap for a few pages, but too much load after a long scroll.
      refetchOnWindowFocus: (query) => (query.state.data?.pages.length ?? 0) <= 3,
      ...keepRows,
    }),

  counts: ['house', 'count'] as const,

  /** How many houses the query finds in each tab. The order does not matter. */
  tabCounts: ({ mode: _mode, column: _column, direction: _direction, ...query }: HouseQuery) => ({
    ...endpointQuery([...houseQueries.counts, 'tabs', query], countHouses, { body: query }),
    staleTime: 5 * 60_000,
    ...keepRows,
  }),

  /** How many houses of a tab the query finds. The order does not matter. */
  count: ({ column: _column, direction: _direction, ...query }: HouseQuery) => ({
    ...endpointQuery([...houseQueries.counts, query], listHouses, {
      query: { size: 1 },
      body: { ...query, fetchType: 'count' },
    }),
    staleTime: 5 * 60_000,
    ...keepRows,
  }),

  /** The options of a column's filter, at most 200. Typing narrows them. */
  columnValues: (column: HouseFilterColumn, search: string) => ({
    ...endpointQuery([...houseQueries.all, 'column', column, search], listColumnValues, { query: { column, search } }),
    staleTime: 5 * 60_000,
    ...keepRows,
  }),

  detail: (houseId: number) => ({
    ...endpointQuery([...houseQueries.all, 'detail', houseId], readHouse, { query: { house_id: houseId } }),
    // Addresses of internal pictures and documents are signed for five minutes, so an open page must read new ones.
    refetchInterval: 4 * 60_000,
  }),

  history: (houseId: number, sort: HistorySort) =>
    infiniteQueryOptions({
      queryKey: [...houseQueries.all, 'history', houseId, sort],
      ...pagedRows(
        (page: number, signal: AbortSignal) =>
          call(listHistory, { query: { page }, body: { filter: { model: 'House', model_id: houseId }, sort } }, signal),
        byId,
      ),
    }),

  /** The latest requests for community and website, with who decided them. For people with `canShareHouse`. */
  sharing: (houseId: number) =>
    endpointQuery([...houseQueries.all, 'sharing', houseId], readSharing, { params: { houseId } }),

  /** The pending edit with its differences; null if there is none. For people with `canSeeHouseDraft`. */
  pendingEdit: (houseId: number) =>
    endpointQuery([...houseQueries.all, 'changes', houseId], readPendingEdit, { params: { houseId } }),

  /** The people who opened the house. For people with `canSeeHouseViews`. */
  views: (houseId: number) =>
    endpointQuery([...houseQueries.all, 'views', houseId], readViews, { query: { house_id: houseId } }),
};
