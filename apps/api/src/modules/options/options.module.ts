import type { FastifyInstance } from 'fastify';
import { mountDictionary } from './dictionary.routes';
import { mountOptions } from './option.routes';

/** The dictionary that forms and filters choose from, and how admins keep it. */
export function optionsModule(app: FastifyInstance): void {
  mountOptions(app);
  mountDictionary(app);
}
