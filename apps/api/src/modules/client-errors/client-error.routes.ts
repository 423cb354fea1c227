import { reportClientError } from '@toam/contracts/client-error/client-error.endpoints';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../http/register-route';
import { reportLimit } from './report-limit';

export function registerClientErrors(app: FastifyInstance): void {
  const authorize = reportLimit();

  registerRoute(app, reportClientError, {
    audit: { none: 'a failure in a browser changes nothing' },
    handler: ({ body, request }) => {
      authorize(request.ip);
      const { remote, version, stage, message, path } = body;
      request.log.warn({ remote, version, stage, path, problem: message }, 'the interface failed');
      return null;
    },
  });
}
