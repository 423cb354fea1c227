import type { FastifyInstance } from 'fastify';
import { registerNeedHouses } from './need-house.routes';
import { registerRecommendations } from './recommendation.routes';

/** Where customers stand with houses. */
export function recommendationsModule(app: FastifyInstance): void {
  registerRecommendations(app);
  registerNeedHouses(app);
}
