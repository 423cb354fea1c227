import {
  listClientFailures,
  markClientFailure,
  reportClientError,
} from '@toam/contracts/client-error/client-error.endpoints';
import { clientFailureText } from '@toam/contracts/client-error/client-failure.text';
import { withoutPersonalData } from '@toam/domain/without-personal-data';
import { mapsBeside } from '@toam/releases/release';
import type { FastifyInstance } from 'fastify';
import { toEpoch } from '../../db/columns';
import type { Env } from '../../env';
import { handle, moduleOf } from '../../http/handle';
import { pageOf } from '../../http/page';
import { HttpError } from '../../http-error';
import { countFailure, listFailures, markFailure } from './client-failure.queries';
import { reportLimit } from './report-limit';
import { sourceMaps } from './source-maps';
import { framesOf } from './stack-frames';

/** Counts errors of shell and remotes in people's browsers, writes them into the log, and lists them for admins. */
export function clientErrorsModule(app: FastifyInstance, { WEB_DIR }: Env): void {
  const authorize = reportLimit();
  const framesInSources = sourceMaps(mapsBeside(WEB_DIR), app.log);

  moduleOf([
    handle(
      reportClientError,
      { audit: { none: 'a failure in a browser changes nothing' } },
      async ({ body, request }) => {
        authorize(request.ip);
        const { remote, version, build, stage } = body;
        const message = withoutPersonalData(body.message);
        const [path = ''] = body.path.split(/[?#]/);
        request.log.warn({ remote, version, build, stage, path, problem: message }, 'the interface failed');
        await countFailure({ remote, version, build, stage, message, path, frames: framesOf(body.stack) });
        return null;
      },
    ),
    handle(listClientFailures, async ({ query: { remote, done, ...page } }) => {
      const { total, list } = await listFailures({ remote, done: done === '1' }, page);
      const frames = await framesInSources(list);
      const rows = list.map((failure, index) => ({
        ...{ id: failure.id, remote: failure.remote, build: failure.build, version: failure.version },
        ...{ stage: failure.stage, message: failure.message, path: failure.path, count: failure.count },
        ...{ first_at: toEpoch(failure.first_at), last_at: toEpoch(failure.last_at), frames: frames[index] ?? [] },
      }));
      return pageOf(rows, total, page);
    }),
    handle(
      markClientFailure,
      { audit: { none: 'a mark for whoever mends it: it changes nothing of the brokerage' } },
      async ({ body: { failure_id, done } }) => {
        if (!(await markFailure(failure_id, done))) throw new HttpError('not_found', clientFailureText.forgotten);
        return null;
      },
    ),
  ])(app);
}
