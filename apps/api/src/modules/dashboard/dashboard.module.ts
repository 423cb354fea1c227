import type { FastifyInstance } from 'fastify';
import { registerDashboard } from './dashboard.routes';

/** The home page: figures, feed and most viewed houses, all of them read from the modules that own them. */
export function dashboardModule(app: FastifyInstance): void {
  registerDashboard(app);
}
