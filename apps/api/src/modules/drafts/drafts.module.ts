import type { FastifyInstance } from 'fastify';
import { mountDrafts } from './draft.routes';

/** Unfinished forms. */
export function draftsModule(app: FastifyInstance): void {
  mountDrafts(app);
}
