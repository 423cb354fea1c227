import type { FastifyInstance } from 'fastify';
import { registerCheckins } from './checkin.routes';
import { registerMonths } from './month.routes';

/** Check-in and check-out, and the working days that follow from them. */
export function checkinsModule(app: FastifyInstance): void {
  registerCheckins(app);
  registerMonths(app);
}
