import type { FastifyInstance } from 'fastify';
import { registerNotifications } from './notification.routes';

/** The bell. Other modules create notifications with `live/notify.ts`. */
export function notificationsModule(app: FastifyInstance): void {
  registerNotifications(app);
}
