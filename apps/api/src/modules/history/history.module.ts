import type { FastifyInstance } from 'fastify';
import { mountHistory } from './history.routes';

/** What was changed on records. */
export function historyModule(app: FastifyInstance): void {
  mountHistory(app);
}
