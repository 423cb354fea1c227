import type { FastifyInstance } from 'fastify';
import { registerLoginTracking } from './login-tracking.routes';

/** Who is and was signed in, and where: login history for everybody, security for super admins. */
export function loginTrackingModule(app: FastifyInstance): void {
  registerLoginTracking(app);
}
