import {
  closeWorkMonth,
  readWorkMonth as readMonthEndpoint,
  reopenWorkMonth,
} from '@toam/contracts/checkin/month.endpoints';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../http/register-route';
import { closeMonth, readWorkMonth, reopenMonth } from './close-month';

/** Closing a month of the timesheet, and opening it again. D116 */
export function registerMonths(app: FastifyInstance): void {
  registerRoute(app, readMonthEndpoint, { handler: ({ actor, params }) => readWorkMonth(actor, params.month) });
  registerRoute(app, closeWorkMonth, {
    audit: { action: 'close_month', noun: 'closed_month' },
    handler: ({ actor, params }) => closeMonth(actor, params.month),
  });
  registerRoute(app, reopenWorkMonth, {
    audit: { action: 'reopen_month', noun: 'closed_month' },
    handler: ({ actor, params, body }) => reopenMonth(actor, params.month, body.reason),
  });
}
