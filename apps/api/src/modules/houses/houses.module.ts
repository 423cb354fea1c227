import type { FastifyInstance } from 'fastify';
import { mountHouses } from './house.routes';

/** Listings: lists, pages, saving, who looked at them. */
export function housesModule(app: FastifyInstance): void {
  mountHouses(app);
}
