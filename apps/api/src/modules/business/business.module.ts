import type { FastifyInstance } from 'fastify';
import { registerStatistics } from './statistic.routes';

/** Figures over deals, accumulations, targets and houses. */
export function businessModule(app: FastifyInstance): void {
  registerStatistics(app);
}
