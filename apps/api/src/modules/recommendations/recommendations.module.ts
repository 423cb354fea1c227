import type { FastifyInstance } from 'fastify';
import { mountRecommendations } from './recommendation.routes';

/** Where customers stand with houses. */
export function recommendationsModule(app: FastifyInstance): void {
  mountRecommendations(app);
}
