import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { mountAuth } from './auth.routes';

/** Signing in and out, passwords. */
export function authModule(app: FastifyInstance, env: Env): void {
  mountAuth(app, env);
}
