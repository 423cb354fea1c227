import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { registerMap } from './map.routes';

/** The base maps. Stores nothing; the houses module reads the houses on them (`modules/houses/map/map-houses.ts`). */
export function mapModule(app: FastifyInstance, env: Env): void {
  registerMap(app, env);
}
