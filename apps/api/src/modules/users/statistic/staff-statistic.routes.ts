import { readStaffStatistic as endpoint } from '@toam/contracts/user/staff-statistic.endpoints';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../../http/register-route';
import { readStaffStatistic } from './staff-statistic';

export function registerStaffStatistic(app: FastifyInstance): void {
  registerRoute(app, endpoint, { handler: () => readStaffStatistic() });
}
