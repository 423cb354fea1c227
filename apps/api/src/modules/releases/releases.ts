import {
  goBackInReleases,
  listReleases as listReleasesCall,
  readTriedBuild,
  type Release,
} from '@toam/contracts/release/release.endpoints';
import type { FastifyInstance, FastifyBaseLogger } from 'fastify';
import { beforeLive, liveOf, type ReleaseStep } from '@toam/releases/release-log';
import { readRegistry, readReleases } from '@toam/releases/web-folder';
import { z } from 'zod';
import { releaseText as text } from '@toam/contracts/release/release.text';
import { isAdmin, type Actor } from '@toam/domain/actor';
import { readBuild } from '@toam/releases/build-folder';
import { unfitWithLive } from '@toam/releases/fit-live';
import { ReleaseRefused } from '@toam/releases/release-refused';
import { goBack } from '@toam/releases/release';
import type { Env } from '../../env';
import { handle, moduleOf } from '../../http/handle';
import { HttpError } from '../../http-error';
import { readActiveUsers, readStaffNames } from '../users/users.reads';
import { addAuditEvent } from '../../audit/audit-context';

/** What of a registry's entry the list shows. Entries of other teams may be newer than this code. */
const registered = z.object({ name: z.string(), team: z.string().nullable().catch(null) });

const epoch = (time: string | null): number | null => (time === null ? null : Math.floor(Date.parse(time) / 1000));

function releaseOf(log: readonly ReleaseStep[], name: string, team: string | null): Release {
  const live = liveOf(log, name);
  const back = beforeLive(log, name);
  return {
    ...{ name, team, build: live?.build ?? null, commit: live?.commit ?? null },
    ...{ since: epoch(live?.live ?? null), by: live?.by ?? null },
    back: back ? { build: back.build, commit: back.commit, since: epoch(back.live) } : null,
  };
}

/**
 * What is live: the shell, the remotes that the registry lists, and the page of customers if it was published.
 * @param web the folder that is served; an empty one is a shell without a name
 */
async function listReleases(web: string): Promise<Release[]> {
  const [log, registry] = await Promise.all([readReleases(web), readRegistry(web)]);
  const remotes = registry.remotes.flatMap((entry) => registered.safeParse(entry).data ?? []);
  const widget = liveOf(log, 'widget') ? [{ name: 'widget', team: null }] : [];
  return [{ name: 'shell', team: null }, ...remotes, ...widget].map(({ name, team }) => releaseOf(log, name, team));
}

/** @param named addresses of people who try builds without being admins */
async function mayTry(actor: Actor, named: readonly string[]): Promise<boolean> {
  if (isAdmin(actor)) return true;
  if (named.length === 0) return false;
  const [user] = await readActiveUsers([actor.id]);
  return Boolean(user?.email && named.includes(user.email.toLowerCase()));
}

interface Tried {
  name: string;
  build: string;
}

/**
 * A build that was uploaded, as the registry would list it. Issue 32 §8.
 * @throws HttpError forbidden; not_found if it was never uploaded, or is no remote's; conflict if it could not run in the live shell
 */
const readTriedBuildIn =
  (web: string, named: readonly string[], log: Pick<FastifyBaseLogger, 'info'>) =>
  async (actor: Actor, { name, build }: Tried): Promise<{ entry: Record<string, unknown> }> => {
    if (!(await mayTry(actor, named))) throw new HttpError('forbidden', text.notForYou);
    const uploaded = await readBuild(web, name, build).catch((error: unknown) => {
      if (error instanceof ReleaseRefused) throw new HttpError('not_found', text.notUploaded(name, build));
      throw error;
    });
    if (!uploaded.entry) throw new HttpError('not_found', text.notARemote(name));
    const { refused } = await unfitWithLive(web, [uploaded]);
    if (refused.length === 0) return { entry: uploaded.entry };
    log.info({ remote: name, build, refused }, 'a tried build does not fit');
    throw new HttpError('conflict', text.unfit(name));
  };

const titleOf = (name: string): string => text.own[name] ?? name;

/** @throws HttpError conflict */
async function refuseBack(web: string, name: string, seen: string): Promise<void> {
  const log = await readReleases(web);
  const live = liveOf(log, name);
  if (!live) throw new HttpError('conflict', text.unknownPart(name));
  if (live.build !== seen) throw new HttpError('conflict', text.publishedMeanwhile(titleOf(name), live.build));
  if (!beforeLive(log, name)) throw new HttpError('conflict', text.noEarlier(titleOf(name)));
}

/**
 * Makes the build live that was before the one that the actor saw. Issue 32 §8.
 * @param web the folder that is served
 * @returns the build that is live now
 * @throws HttpError conflict if nothing of it was published, there is no earlier build, its files are gone, or somebody published meanwhile
 */
const goBackFrom =
  (web: string, log: Pick<FastifyBaseLogger, 'warn'>) =>
  async (actor: Actor, name: string, seen: string): Promise<string> => {
    await refuseBack(web, name, seen);
    const by = (await readStaffNames([actor.id])).get(actor.id)?.name ?? `#${actor.id}`;
    try {
      const build = await goBack(web, name, { by, seen });
      addAuditEvent({ detail: { remote: name, from_build: seen, to_build: build } });
      return build;
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) throw error;
      log.warn({ err: error, remote: name }, 'going back was refused');
      throw new HttpError('conflict', text.refused(titleOf(name)));
    }
  };

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
