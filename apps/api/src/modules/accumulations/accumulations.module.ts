import type { FastifyInstance } from 'fastify';
import { registerAccumulations } from './accumulation.routes';

/** What staff did each day, and who entered it. */
export function accumulationsModule(app: FastifyInstance): void {
  registerAccumulations(app);
}
