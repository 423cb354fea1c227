import type { FastifyInstance } from 'fastify';
import { mountCustomers } from './customer.routes';
import { mountCustomerMerges } from './merge/customer-merge.routes';

/** People who sell, let, buy or rent. */
export function customersModule(app: FastifyInstance): void {
  mountCustomers(app);
  mountCustomerMerges(app);
}
