import { reportClientError } from '@toam/contracts/client-error/client-error.endpoints';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount';
import { reportLimit } from './report-limit';

export function mountClientErrors(app: FastifyInstance): void {
  const admit = reportLimit();

  mount(app, reportClientError, {
    audit: { none: 'a failure in a browser changes nothing' },
    handler: ({ body, request }) => {
      admit(request.ip);
      const { remote, version, stage, message, path } = body;
      request.log.warn({ remote, version, stage, path, problem: message }, 'the interface failed');
      return null;
    },
  });
}
