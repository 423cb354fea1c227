import { readMapConfig } from '@toam/contracts/map/map.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { handle, moduleOf } from '../../http/handle';
import { readDistrictPlaces } from './map.reads';

/** The base maps. Stores nothing; the houses module reads the houses on them (`modules/houses/map/map-houses.ts`). */
export function mapModule(app: FastifyInstance, { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution }: Env): void {
  const tiles = url ? { url, attribution } : null;
  moduleOf([handle(readMapConfig, async () => ({ tiles, places: await readDistrictPlaces() }))])(app);
}
