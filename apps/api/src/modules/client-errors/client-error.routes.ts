import { reportClientError } from '@toam/contracts/client-error/client-error.endpoints';
import { withoutPersonalData } from '@toam/domain/without-personal-data';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../http/register-route';
import { countFailure } from './client-failure.queries';
import { reportLimit } from './report-limit';
import { framesOf } from './stack-frames';

export function registerClientErrors(app: FastifyInstance): void {
  const authorize = reportLimit();

  registerRoute(app, reportClientError, {
    audit: { none: 'a failure in a browser changes nothing' },
    handler: async ({ body, request }) => {
      authorize(request.ip);
      const { remote, version, build, stage } = body;
      const message = withoutPersonalData(body.message);
      const [path = ''] = body.path.split(/[?#]/);
      request.log.warn({ remote, version, build, stage, path, problem: message }, 'the interface failed');
      await countFailure({ remote, version, build, stage, message, path, frames: framesOf(body.stack) });
      return null;
    },
  });
}
