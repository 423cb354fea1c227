import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { readViews } from '@toam/contracts/activity/activity.endpoints';
import type { CallOf } from '@toam/contracts/endpoint';
import { listHistory } from '@toam/contracts/history/history.endpoints';
import { readHouse } from '@toam/contracts/house/house.endpoints';

export type HistorySort = NonNullable<CallOf<typeof listHistory>['body']['sort']>;

/** What this remote reads of houses. Everything lies under `all`, so that one call refreshes it after a change. */
export const houseQueries = {
  all: ['house'] as const,

  detail: (houseId: number) =>
    queryOptions({
      queryKey: [...houseQueries.all, 'detail', houseId],
      queryFn: ({ signal }) => call(readHouse, { query: { house_id: houseId } }, signal),
    }),

  history: (houseId: number, sort: HistorySort) =>
    infiniteQueryOptions({
      queryKey: [...houseQueries.all, 'history', houseId, sort],
      queryFn: ({ pageParam, signal }) =>
        call(listHistory, { query: { page: pageParam }, body: { filter: { model: 'House', model_id: houseId }, sort } }, signal),
      initialPageParam: 1,
      getNextPageParam: ({ page, total_page }) => (page < total_page ? page + 1 : undefined),
    }),

  /** Who has opened it; for those whom `canSeeHouseViews` lets see. */
  views: (houseId: number) =>
    queryOptions({
      queryKey: [...houseQueries.all, 'views', houseId],
      queryFn: ({ signal }) => call(readViews, { query: { house_id: houseId } }, signal),
    }),
};
