import type { FastifyInstance } from 'fastify';
import { registerHistory } from './history.routes';

/** What was changed on records. */
export function historyModule(app: FastifyInstance): void {
  registerHistory(app);
}
