import type { FastifyInstance } from 'fastify';
import { registerCustomers } from './customer.routes';
import { registerCustomerMerges } from './merge/customer-merge.routes';

/** People who sell, let, buy or rent. */
export function customersModule(app: FastifyInstance): void {
  registerCustomers(app);
  registerCustomerMerges(app);
}
