import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { useSecrets } from '../../secrets/secret-box';
import { mountHandOvers } from './hand-over/hand-over.routes';
import { mountProfile } from './profile.routes';
import { mountStaffStatistic } from './statistic/staff-statistic.routes';
import { mountUserImports } from './staff-import/user-import.routes';
import { mountUsers } from './user.routes';

/** Staff users. */
export function usersModule(app: FastifyInstance, env: Env): void {
  useSecrets(env);
  mountUsers(app);
  mountUserImports(app);
  mountProfile(app);
  mountHandOvers(app);
  mountStaffStatistic(app);
}
