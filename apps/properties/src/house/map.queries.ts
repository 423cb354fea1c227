import { endpointQuery } from '@toam/api-client/endpoint-query';
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
  config: () => ({ ...endpointQuery(['map', 'config'], readMapConfig), staleTime: Infinity }),

  /** The area of a list's houses, and how many have no position. */
  extent: (query: HouseQuery) => ({
    ...endpointQuery([...houseQueries.all, 'map', 'extent', withoutOrder(query)], readHouseExtent, {
      body: withoutOrder(query),
    }),
    ...keepRows,
  }),

  /** The houses of a list in one part of the map. */
  marks: (query: HouseQuery, bounds: GeoBounds, zoom: number) => ({
    ...endpointQuery([...houseQueries.all, 'map', 'marks', withoutOrder(query), bounds, zoom], mapHouses, {
      body: { ...withoutOrder(query), bounds, zoom },
    }),
    ...keepRows,
  }),

  /** The houses of one spot, in the list's order. */
  stack: (query: HouseQuery, bounds: GeoBounds) =>
    endpointQuery([...houseQueries.all, 'map', 'stack', query, bounds], listHouses, {
      query: { size: maxInStack },
      body: { ...query, bounds, fetchType: 'list' },
    }),
};
