import type { FastifyInstance } from 'fastify';
import { registerDictionary } from './dictionary.routes';
import { registerOptions } from './option.routes';

/** The dictionary that forms and filters choose from, and how admins keep it. */
export function optionsModule(app: FastifyInstance): void {
  registerOptions(app);
  registerDictionary(app);
}
