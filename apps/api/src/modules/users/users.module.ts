import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { useSecrets } from '../../secrets/secret-box';
import { registerHandOvers } from './hand-over/hand-over.routes';
import { registerOrgChart } from './org-chart/org-chart.routes';
import { registerProfile } from './profile.routes';
import { registerStaffStatistic } from './statistic/staff-statistic.routes';
import { registerUserImports } from './staff-import/user-import.routes';
import { registerUsers } from './user.routes';

/** Staff users. */
export function usersModule(app: FastifyInstance, env: Env): void {
  useSecrets(env);
  registerUsers(app);
  registerUserImports(app);
  registerProfile(app);
  registerHandOvers(app);
  registerStaffStatistic(app);
  registerOrgChart(app);
}
