import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { keepRows } from '@toam/api-client/query-client';
import { readViews } from '@toam/contracts/activity/activity.endpoints';
import type { CallOf } from '@toam/contracts/endpoint';
import type { HouseFilterColumn } from '@toam/contracts/house/house-filter.schema';
import { listHistory } from '@toam/contracts/history/history.endpoints';
import { readPendingEdit } from '@toam/contracts/house/house-approval.endpoints';
import { readSharing } from '@toam/contracts/house/house-sharing.endpoints';
import { readHouse } from '@toam/contracts/house/house.endpoints';
import { countHouses, listHouses } from '@toam/contracts/house/house-list.endpoints';
import { listColumnValues } from '@toam/contracts/option/option.endpoints';

/** A list's question without how much of it is wanted. */
export type HouseQuery = Omit<NonNullable<CallOf<typeof listHouses>['body']>, 'fetchType'>;

export type HistorySort = NonNullable<CallOf<typeof listHistory>['body']['sort']>;

/** What this remote reads of houses. Everything lies under `all`, so that one call refreshes it after a change. */
export const houseQueries = {
  all: ['house'] as const,

  list: (query: HouseQuery) =>
    infiniteQueryOptions({
      queryKey: [...houseQueries.all, 'list', query],
      queryFn: ({ pageParam, signal }) => call(listHouses, { query: { page: pageParam }, body: query }, signal),
      initialPageParam: 1,
      getNextPageParam: ({ page, total_page }) => (page < total_page ? page + 1 : undefined),
      // Every loaded page is asked for again: cheap for a few, an attack on our own API for a list scrolled far down.
      refetchOnWindowFocus: (query) => (query.state.data?.pages.length ?? 0) <= 3,
      ...keepRows,
    }),

  counts: ['house', 'count'] as const,

  /** How many houses the question finds in each tab, in whatever order. */
  tabCounts: ({ mode: _mode, column: _column, direction: _direction, ...query }: HouseQuery) =>
    queryOptions({
      queryKey: [...houseQueries.counts, 'tabs', query],
      queryFn: ({ signal }) => call(countHouses, { body: query }, signal),
      staleTime: 5 * 60_000,
      ...keepRows,
    }),

  /** How many houses of a tab the question finds, in whatever order. */
  count: ({ column: _column, direction: _direction, ...query }: HouseQuery) =>
    queryOptions({
      queryKey: [...houseQueries.counts, query],
      queryFn: ({ signal }) => call(listHouses, { query: { size: 1 }, body: { ...query, fetchType: 'count' } }, signal),
      staleTime: 5 * 60_000,
      ...keepRows,
    }),

  /** What a column's filter may offer, at most 200; typing narrows it. */
  columnValues: (column: HouseFilterColumn, search: string) =>
    queryOptions({
      queryKey: [...houseQueries.all, 'column', column, search],
      queryFn: ({ signal }) => call(listColumnValues, { query: { column, search } }, signal),
      staleTime: 5 * 60_000,
      ...keepRows,
    }),

  detail: (houseId: number) =>
    queryOptions({
      queryKey: [...houseQueries.all, 'detail', houseId],
      queryFn: ({ signal }) => call(readHouse, { query: { house_id: houseId } }, signal),
      // addresses of internal pictures and documents are signed for five minutes: a page left open gets new ones
      refetchInterval: 4 * 60_000,
    }),

  history: (houseId: number, sort: HistorySort) =>
    infiniteQueryOptions({
      queryKey: [...houseQueries.all, 'history', houseId, sort],
      queryFn: ({ pageParam, signal }) =>
        call(
          listHistory,
          { query: { page: pageParam }, body: { filter: { model: 'House', model_id: houseId }, sort } },
          signal,
        ),
      initialPageParam: 1,
      getNextPageParam: ({ page, total_page }) => (page < total_page ? page + 1 : undefined),
    }),

  /** Its latest requests for community and website, and who decided them; for those whom `canShareHouse` lets share. */
  sharing: (houseId: number) =>
    queryOptions({
      queryKey: [...houseQueries.all, 'sharing', houseId],
      queryFn: ({ signal }) => call(readSharing, { params: { houseId } }, signal),
    }),

  /** The pending edit with its differences, null if there is none; for those whom `canSeeHouseDraft` lets see. */
  pendingEdit: (houseId: number) =>
    queryOptions({
      queryKey: [...houseQueries.all, 'changes', houseId],
      queryFn: ({ signal }) => call(readPendingEdit, { params: { houseId } }, signal),
    }),

  /** Who has opened it; for those whom `canSeeHouseViews` lets see. */
  views: (houseId: number) =>
    queryOptions({
      queryKey: [...houseQueries.all, 'views', houseId],
      queryFn: ({ signal }) => call(readViews, { query: { house_id: houseId } }, signal),
    }),
};
