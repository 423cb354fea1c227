import { readOrgChart as endpoint } from '@toam/contracts/user/org-chart.endpoints';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../../http/register-route';
import { readOrgChart } from './read-org-chart';

export function registerOrgChart(app: FastifyInstance): void {
  registerRoute(app, endpoint, { handler: () => readOrgChart() });
}
