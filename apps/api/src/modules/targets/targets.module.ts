import type { FastifyInstance } from 'fastify';
import { registerTargets } from './target.routes';

/** Starting values of quarters. */
export function targetsModule(app: FastifyInstance): void {
  registerTargets(app);
}
