import type { FastifyInstance } from 'fastify';
import { registerSavedViews } from './saved-view.routes';

/** Named views of lists. */
export function savedViewsModule(app: FastifyInstance): void {
  registerSavedViews(app);
}
