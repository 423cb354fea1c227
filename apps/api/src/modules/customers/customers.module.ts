import type { FastifyInstance } from 'fastify';
import { mountCustomers } from './customer.routes';

/** People who sell, let, buy or rent. */
export function customersModule(app: FastifyInstance): void {
  mountCustomers(app);
}
