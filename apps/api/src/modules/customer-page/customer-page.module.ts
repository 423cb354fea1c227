import type { FastifyInstance } from 'fastify';
import { registerCustomerPage } from './customer-page.routes';

/** Everything that is known about one customer, from all modules. */
export function customerPageModule(app: FastifyInstance): void {
  registerCustomerPage(app);
}
