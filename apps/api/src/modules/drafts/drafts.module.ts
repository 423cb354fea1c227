import type { FastifyInstance } from 'fastify';
import { registerDrafts } from './draft.routes';

/** Unfinished forms. */
export function draftsModule(app: FastifyInstance): void {
  registerDrafts(app);
}
