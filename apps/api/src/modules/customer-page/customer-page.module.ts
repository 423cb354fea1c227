import type { FastifyInstance } from 'fastify';
import { registerCustomerPage } from './customer-page.routes';

/** What is known of one customer, from everywhere. */
export function customerPageModule(app: FastifyInstance): void {
  registerCustomerPage(app);
}
