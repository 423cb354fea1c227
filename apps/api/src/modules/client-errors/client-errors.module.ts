import { mapsBeside } from '@toam/releases/release';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { registerClientErrors } from './client-error.routes';

/** Counts errors of shell and remotes in people's browsers, writes them into the log, and lists them for admins. */
export function clientErrorsModule(app: FastifyInstance, env: Env): void {
  registerClientErrors(app, mapsBeside(env.WEB_DIR));
}
