import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { keepRows } from '@toam/api-client/query-client';
import { listHouses } from '@toam/contracts/house/house-list.endpoints';
import { mapHouses, readHouseExtent } from '@toam/contracts/house/house-map.endpoints';
import { readMapConfig } from '@toam/contracts/map/map.endpoints';
import type { GeoBounds } from '@toam/domain/map/geo';
import { houseQueries, type HouseQuery } from './house.queries';

/** The maximum number of houses of one spot in the list beside the map. */
export const maxInStack = 50;

/** Houses on a map have no order, so sorting the table must not reload the map. */
const withoutOrder = ({ column: _column, direction: _direction, ...query }: HouseQuery) => query;

/** This remote's queries for maps. The houses' key is above them, so that a change of a house refreshes the map. */
export const mapQueries = {
  /** The map's background. It changes only with the API's configuration. */
  config: () =>
    queryOptions({
      queryKey: ['map', 'config'],
      queryFn: ({ signal }) => call(readMapConfig, {}, signal),
      staleTime: Infinity,
    }),

  /** The area of a list's houses, and how many have no position. */
  extent: (query: HouseQuery) =>
    queryOptions({
      queryKey: [...houseQueries.all, 'map', 'extent', withoutOrder(query)],
      queryFn: ({ signal }) => call(readHouseExtent, { body: withoutOrder(query) }, signal),
      ...keepRows,
    }),

  /** The houses of a list in one part of the map. */
  marks: (query: HouseQuery, bounds: GeoBounds, zoom: number) =>
    queryOptions({
      queryKey: [...houseQueries.all, 'map', 'marks', withoutOrder(query), bounds, zoom],
      queryFn: ({ signal }) => call(mapHouses, { body: { ...withoutOrder(query), bounds, zoom } }, signal),
      ...keepRows,
    }),

  /** The houses of one spot, in the list's order. */
  stack: (query: HouseQuery, bounds: GeoBounds) =>
    queryOptions({
      queryKey: [...houseQueries.all, 'map', 'stack', query, bounds],
      queryFn: ({ signal }) =>
        call(listHouses, { query: { size: maxInStack }, body: { ...query, bounds, fetchType: 'list' } }, signal),
    }),
};
