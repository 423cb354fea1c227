import type { FastifyInstance } from 'fastify';
import { mountUsers } from './user.routes';

/** Staff users. */
export function usersModule(app: FastifyInstance): void {
  mountUsers(app);
}
