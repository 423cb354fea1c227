import type { FastifyInstance } from 'fastify';
import { registerClientErrors } from './client-error.routes';

/** Counts errors of shell and remotes in people's browsers, and writes them into the log. */
export function clientErrorsModule(app: FastifyInstance): void {
  registerClientErrors(app);
}
