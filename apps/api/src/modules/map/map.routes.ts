import { readMapConfig } from '@toam/contracts/map/map.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { registerRoute } from '../../http/register-route';
import { readDistrictPlaces } from './map.reads';

export function registerMap(app: FastifyInstance, env: Pick<Env, 'MAP_TILES_URL' | 'MAP_TILES_ATTRIBUTION'>): void {
  const tiles = env.MAP_TILES_URL ? { url: env.MAP_TILES_URL, attribution: env.MAP_TILES_ATTRIBUTION } : null;

  registerRoute(app, readMapConfig, { handler: async () => ({ tiles, places: await readDistrictPlaces() }) });
}
