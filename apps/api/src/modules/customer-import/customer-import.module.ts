import type { FastifyInstance } from 'fastify';
import { registerCustomerImports } from './customer-import.routes';

/** Customers from a workbook, tried before they are stored. */
export function customerImportModule(app: FastifyInstance): void {
  registerCustomerImports(app);
}
