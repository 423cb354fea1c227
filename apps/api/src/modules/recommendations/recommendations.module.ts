import type { FastifyInstance } from 'fastify';
import { mountNeedHouses } from './need-house.routes';
import { mountRecommendations } from './recommendation.routes';

/** Where customers stand with houses. */
export function recommendationsModule(app: FastifyInstance): void {
  mountRecommendations(app);
  mountNeedHouses(app);
}
