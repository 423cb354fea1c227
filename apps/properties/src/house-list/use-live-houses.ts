import { call } from '@toam/api-client/call';
import { listHouses } from '@toam/contracts/house/house-list.endpoints';
import { useLiveList } from '@toam/live/live-list';
import { houseQueries, type HouseQuery } from '../house/house.queries';

/** Follows changes by others to the houses of an open list and to their tags. */
export const useLiveHouses = (query: HouseQuery): void =>
  useLiveList({
    noun: 'house',
    alongside: ['house-tag'],
    list: houseQueries.list(query).queryKey,
    counts: houseQueries.counts,
    readRow: async (id) => {
      const only = { column: 'id' as const, operation: 'between' as const, values: [id, id] };
      const body = { ...query, filters: [...(query.filters ?? []), only] };
      return (await call(listHouses, { query: { size: 1 }, body })).list[0];
    },
  });
