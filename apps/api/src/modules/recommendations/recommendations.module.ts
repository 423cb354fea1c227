import type { FastifyInstance } from 'fastify';
import { registerNeedHouses } from './need-houses/need-house.routes';
import { registerRecommendations } from './recommendation.routes';

/** The match status of customers with houses. */
export function recommendationsModule(app: FastifyInstance): void {
  registerRecommendations(app);
  registerNeedHouses(app);
}
