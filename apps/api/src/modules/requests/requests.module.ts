import type { FastifyInstance } from 'fastify';
import { registerRequests } from './request.routes';

/** Needs: what customers want to buy or rent, and the houses that fit. */
export function requestsModule(app: FastifyInstance): void {
  registerRequests(app);
}
