import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { useSecrets } from '../../secrets/secret-box';
import { mountProfile } from './profile.routes';
import { mountUsers } from './user.routes';

/** Staff users. */
export function usersModule(app: FastifyInstance, env: Env): void {
  useSecrets(env);
  mountUsers(app);
  mountProfile(app);
}
