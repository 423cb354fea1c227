import type { FastifyInstance } from 'fastify';
import { registerClientErrors } from './client-error.routes';

/** Failures of shell and remotes in people's browsers, into the log. Stores nothing. */
export function clientErrorsModule(app: FastifyInstance): void {
  registerClientErrors(app);
}
