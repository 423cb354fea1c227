import type { FastifyInstance } from 'fastify';
import { mountCustomerImports } from './customer-import.routes';

/** Customers from a workbook, tried before they are stored. */
export function customerImportModule(app: FastifyInstance): void {
  mountCustomerImports(app);
}
