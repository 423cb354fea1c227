import type { FastifyInstance } from 'fastify';
import { registerClientErrors } from './client-error.routes';

/** Writes errors of shell and remotes in people's browsers into the log. Stores nothing. */
export function clientErrorsModule(app: FastifyInstance): void {
  registerClientErrors(app);
}
