import type { FastifyInstance } from 'fastify';
import { mountExports } from './export.routes';

/** Lists as Excel sheets. */
export function exportsModule(app: FastifyInstance): void {
  mountExports(app);
}
