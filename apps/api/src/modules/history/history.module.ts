import type { FastifyInstance } from 'fastify';
import { registerHistory } from './history.routes';

/** Changes of records. */
export function historyModule(app: FastifyInstance): void {
  registerHistory(app);
}
