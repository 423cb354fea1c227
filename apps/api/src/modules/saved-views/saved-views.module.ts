import type { FastifyInstance } from 'fastify';
import { mountSavedViews } from './saved-view.routes';

/** Named views of lists. */
export function savedViewsModule(app: FastifyInstance): void {
  mountSavedViews(app);
}
