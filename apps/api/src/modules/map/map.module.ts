import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { registerMap } from './map.routes';

/** What maps are drawn on. Stores nothing; the houses on them are the houses' own (`modules/houses/map/map-houses.ts`). */
export function mapModule(app: FastifyInstance, env: Env): void {
  registerMap(app, env);
}
