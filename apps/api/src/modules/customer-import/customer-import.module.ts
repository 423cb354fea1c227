import type { FastifyInstance } from 'fastify';
import { registerCustomerImports } from './customer-import.routes';

/** Imports customers from a workbook, with a dry run before they are stored. */
export function customerImportModule(app: FastifyInstance): void {
  registerCustomerImports(app);
}
