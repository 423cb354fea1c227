import {
  goBackInReleases,
  listReleases as listReleasesCall,
  readTriedBuild,
} from '@toam/contracts/release/release.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { handle, moduleOf } from '../../http/handle';
import { goBackFrom } from './go-back';
import { listReleases } from './list-releases';
import { readTriedBuildIn } from './read-tried-build';

/** What is live of the shell and the remotes, and the way back, for admins. */
export function releasesModule(app: FastifyInstance, { WEB_DIR: web, TRY_BUILDS: named }: Env): void {
  const back = goBackFrom(web, app.log);
  const tried = readTriedBuildIn(web, named, app.log);
  moduleOf([
    handle(listReleasesCall, () => listReleases(web)),
    handle(readTriedBuild, ({ actor, query }) => tried(actor, query)),
    handle(
      goBackInReleases,
      { audit: { action: 'release_back', noun: 'release' } },
      async ({ actor, body: { name, build } }) => ({ build: await back(actor, name, build) }),
    ),
  ])(app);
}
