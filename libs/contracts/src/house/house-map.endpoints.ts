import { deepestZoom, maxMapMarks } from '@toam/domain/map/map-marks';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { image } from '@toam/contracts/media/image.schema';
import { geoBounds, latitude, longitude } from '@toam/contracts/map/map.schema';
import { houseListBody } from './house-list.endpoints';
import { purpose } from './house-row.schema';

const dong = z.number().int().nullable();

/** The list's query without order. */
const mapQuery = houseListBody.omit({ fetchType: true, column: true, direction: true, bounds: true });
export type HouseMapQuery = z.output<typeof mapQuery>;

/** The query, and the visible part of the map. */
const houseMapBody = mapQuery.extend({
  bounds: geoBounds,
  /** Zoom of web maps: 11 shows a city, 16 a neighbourhood. */
  zoom: z.number().int().min(0).max(deepestZoom),
});

/** Houses that are too close together to be shown separately. */
const houseCluster = z.object({
  latitude,
  longitude,
  count: z.number().int(),
  /** The smallest box around the houses. */
  bounds: geoBounds,
  /** VND; null if none has a price. */
  min_price: dong,
  max_price: dong,
});
export type HouseCluster = z.output<typeof houseCluster>;

const mappedHouse = z.object({
  id: z.number().int(),
  latitude,
  longitude,
  /** The title; without one, number and street. */
  title: z.string(),
  purpose,
  into_money: dong,
  /** The first public picture; without one, the first internal one. */
  cover: image.shape.thumbnail.nullable(),
});
export type MappedHouse = z.output<typeof mappedHouse>;

/** All matching houses in the view, with their number; at most `maxMapMarks` entries in total. */
const houseMarks = z.object({
  clusters: z.array(houseCluster).max(maxMapMarks),
  houses: z.array(mappedHouse).max(maxMapMarks),
  total: z.number().int(),
});
export type HouseMarks = z.output<typeof houseMarks>;

/** The area of the matching houses, and the number of houses that the map can't show. */
const houseExtent = z.object({
  /** Null if none of them has a position. */
  bounds: geoBounds.nullable(),
  /** Matching houses without a position. */
  without_position: z.number().int(),
  /** The real number is higher than `without_position`. */
  without_position_capped: z.boolean().optional(),
});
export type HouseExtent = z.output<typeof houseExtent>;

/** The houses of a list on the map. Tab, search, filters and rights are those of POST house/v2/list. */
export const mapHouses = endpoint({
  method: 'POST',
  path: '/house/map',
  summary: 'Houses of a list in a part of the map, those near each other counted together',
  access: 'signedIn',
  body: houseMapBody,
  example: { body: { mode: 'approved', bounds: { south: 8, west: 102, north: 23, east: 110 }, zoom: 19 } },
  data: houseMarks,
});

export const readHouseExtent = endpoint({
  method: 'POST',
  path: '/house/map/extent',
  summary: 'How far the houses of a list reach on the map, and how many have no position',
  access: 'signedIn',
  body: mapQuery,
  example: { body: { mode: 'approved', search: 'nguyễn', filters: [] } },
  data: houseExtent,
});
