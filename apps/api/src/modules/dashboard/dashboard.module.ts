import type { FastifyInstance } from 'fastify';
import { registerDashboard } from './dashboard.routes';

/** The home page: figures, feed and most viewed houses. Each is read from the module that owns it. */
export function dashboardModule(app: FastifyInstance): void {
  registerDashboard(app);
}
