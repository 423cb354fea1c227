import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { pagedRows } from '@toam/api-client/paged-rows';
import { keepRows } from '@toam/api-client/query-client';
import {
  listFailingColumns,
  listNeedHouses,
  listRelaxations,
  listSubRecommended,
  searchNeedHouses,
} from '@toam/contracts/need/need-houses.endpoints';
import type { NeedHouseGroup, NeedHouseSort } from '@toam/contracts/need/need-houses.schema';
import type { NeedWish } from '@toam/domain/need/matching';

/** A tab, its main list or 'Quan tâm sau', and the order. */
export interface ListedPlace {
  group: NeedHouseGroup;
  later: 0 | 1;
  sort?: NeedHouseSort;
}

export const needHouseQueries = {
  /** All houses of one need. A live `record.changed` of `need-match` refreshes it. */
  of: (needId: number) => ['need-match', 'detail', needId] as const,

  lists: (needId: number) => [...needHouseQueries.of(needId), 'list'] as const,

  list: (needId: number, place: ListedPlace) =>
    infiniteQueryOptions({
      queryKey: [...needHouseQueries.lists(needId), place],
      ...pagedRows(
        (page: number, signal: AbortSignal) =>
          call(listNeedHouses, { query: { request_id: needId, ...place, page } }, signal),
        ({ house_id }) => house_id,
      ),
      // The head and the counts of all tabs stay while another tab loads.
      ...keepRows,
    }),

  /** One house in any tab. Someone who comes by a link may not have it among the loaded rows. */
  house: (needId: number, houseId: number) =>
    queryOptions({
      queryKey: [...needHouseQueries.of(needId), 'house', houseId],
      queryFn: async ({ signal }) => {
        const query = { request_id: needId, house_id: houseId };
        return (await call(listNeedHouses, { query }, signal)).list[0] ?? null;
      },
    }),

  atAddress: (needId: number, address: string) =>
    infiniteQueryOptions({
      queryKey: [...needHouseQueries.of(needId), 'address', address],
      ...pagedRows(
        (page: number, signal: AbortSignal) =>
          call(searchNeedHouses, { query: { request_id: needId, address, page } }, signal),
        ({ house_id }) => house_id,
      ),
    }),

  failing: (needId: number) =>
    queryOptions({
      queryKey: [...needHouseQueries.of(needId), 'failing'],
      queryFn: ({ signal }) => call(listFailingColumns, { body: { request_id: needId } }, signal),
    }),

  subRecommended: (needId: number, columns: NeedWish[]) =>
    infiniteQueryOptions({
      queryKey: [...needHouseQueries.of(needId), 'failing', columns],
      ...pagedRows(
        (page: number, signal: AbortSignal) =>
          call(listSubRecommended, { query: { page }, body: { request_id: needId, columns } }, signal),
        ({ house_id }) => house_id,
      ),
    }),

  relaxations: (needId: number) =>
    queryOptions({
      queryKey: [...needHouseQueries.of(needId), 'relaxations'],
      queryFn: ({ signal }) => call(listRelaxations, { query: { request_id: needId } }, signal),
    }),
};
