import type { FastifyInstance } from 'fastify';
import { mountOptions } from './option.routes';

/** The dictionary that forms and filters choose from. */
export function optionsModule(app: FastifyInstance): void {
  mountOptions(app);
}
