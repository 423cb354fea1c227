import { readStaffStatistic as endpoint } from '@toam/contracts/user/staff-statistic.endpoints';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../http/mount';
import { readStaffStatistic } from './staff-statistic';

export function mountStaffStatistic(app: FastifyInstance): void {
  mount(app, endpoint, { handler: () => readStaffStatistic() });
}
