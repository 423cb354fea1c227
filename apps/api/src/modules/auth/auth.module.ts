import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { registerAuth } from './auth.routes';

/** Signing in and out, passwords. */
export function authModule(app: FastifyInstance, env: Env): void {
  registerAuth(app, env);
}
