import type { FastifyInstance } from 'fastify';
import { mountCustomerPage } from './customer-page.routes';

/** What is known of one customer, from everywhere. */
export function customerPageModule(app: FastifyInstance): void {
  mountCustomerPage(app);
}
