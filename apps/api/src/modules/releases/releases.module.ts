import { goBackInReleases, listReleases as listReleasesCall } from '@toam/contracts/release/release.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { registerRoute } from '../../http/register-route';
import { goBackFrom } from './go-back';
import { listReleases } from './list-releases';

/** What is live of the shell and the remotes, and the way back, for admins. */
export function releasesModule(app: FastifyInstance, { WEB_DIR: web }: Env): void {
  const back = goBackFrom(web, app.log);

  registerRoute(app, listReleasesCall, { handler: () => listReleases(web) });
  registerRoute(app, goBackInReleases, {
    audit: { action: 'release_back', noun: 'release' },
    handler: async ({ actor, body: { name, build } }) => ({ build: await back(actor, name, build) }),
  });
}
