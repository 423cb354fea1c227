import { type MapConfig, readMapConfig } from '@toam/contracts/map/map.endpoints';
import { plain } from '@toam/domain/vietnamese';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { mount } from '../../http/mount';
import { districtCentres } from '../../seed/district-centres';
import { listChoices } from '../options/options.reads';

/** The dictionary's Quận/Huyện that we know the middle of; a company may have renamed or added some. */
async function readPlaces(): Promise<MapConfig['places']> {
  const provinces = await listChoices(['province']);
  return provinces.flatMap(({ id, value }) => {
    const centre = districtCentres.find(({ name }) => plain(name) === plain(value.trim()));
    return centre ? [{ id, name: value, latitude: centre.latitude, longitude: centre.longitude }] : [];
  });
}

export function mountMap(app: FastifyInstance, env: Pick<Env, 'MAP_TILES_URL' | 'MAP_TILES_ATTRIBUTION'>): void {
  const tiles = env.MAP_TILES_URL ? { url: env.MAP_TILES_URL, attribution: env.MAP_TILES_ATTRIBUTION } : null;

  mount(app, readMapConfig, { handler: async () => ({ tiles, places: await readPlaces() }) });
}
