import type { FastifyInstance } from 'fastify';
import { registerDictionary } from './dictionary.routes';
import { registerOptions } from './option.routes';

/** The dictionary of forms and filters, and its administration. */
export function optionsModule(app: FastifyInstance): void {
  registerOptions(app);
  registerDictionary(app);
}
