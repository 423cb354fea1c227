import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { keepRows } from '@toam/api-client/query-client';
import { listHouses } from '@toam/contracts/house/house-list.endpoints';
import { mapHouses, readHouseExtent } from '@toam/contracts/house/house-map.endpoints';
import { readMapConfig } from '@toam/contracts/map/map.endpoints';
import type { GeoBounds } from '@toam/domain/map/geo';
import { houseQueries, type HouseQuery } from './house.queries';

/** The most houses of one spot that are listed beside the map. */
export const maxInStack = 50;

/** On a map houses have no order: sorting the table must not ask for the map anew. */
const withoutOrder = ({ column: _column, direction: _direction, ...query }: HouseQuery) => query;

/** What this remote reads for maps. Houses lie under the houses' own key, so that a change of one refreshes the map. */
export const mapQueries = {
  /** What maps are drawn on; changes with the API's configuration only. */
  config: () =>
    queryOptions({
      queryKey: ['map', 'config'],
      queryFn: ({ signal }) => call(readMapConfig, {}, signal),
      staleTime: Infinity,
    }),

  /** How far a list reaches, and how much of it has no position. */
  extent: (query: HouseQuery) =>
    queryOptions({
      queryKey: [...houseQueries.all, 'map', 'extent', withoutOrder(query)],
      queryFn: ({ signal }) => call(readHouseExtent, { body: withoutOrder(query) }, signal),
      ...keepRows,
    }),

  /** The houses of a list in a part of the map. */
  marks: (query: HouseQuery, bounds: GeoBounds, zoom: number) =>
    queryOptions({
      queryKey: [...houseQueries.all, 'map', 'marks', withoutOrder(query), bounds, zoom],
      queryFn: ({ signal }) => call(mapHouses, { body: { ...withoutOrder(query), bounds, zoom } }, signal),
      ...keepRows,
    }),

  /** The houses of a spot, in the list's order. */
  stack: (query: HouseQuery, bounds: GeoBounds) =>
    queryOptions({
      queryKey: [...houseQueries.all, 'map', 'stack', query, bounds],
      queryFn: ({ signal }) =>
        call(listHouses, { query: { size: maxInStack }, body: { ...query, bounds, fetchType: 'list' } }, signal),
    }),
};
