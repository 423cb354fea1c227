import type { FastifyInstance } from 'fastify';
import { mountNotifications } from './notification.routes';

/** The bell. Other modules raise notifications with `live/notify.ts`. */
export function notificationsModule(app: FastifyInstance): void {
  mountNotifications(app);
}
