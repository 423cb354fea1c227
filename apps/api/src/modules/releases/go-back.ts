import { releaseText as text } from '@toam/contracts/release/release.text';
import type { Actor } from '@toam/domain/actor';
import { goBack } from '@toam/releases/release';
import { beforeLive, liveOf } from '@toam/releases/release-log';
import { ReleaseRefused } from '@toam/releases/release-refused';
import { readReleases } from '@toam/releases/web-folder';
import type { FastifyBaseLogger } from 'fastify';
import { addAuditEvent } from '../../audit/audit-context';
import { HttpError } from '../../http-error';
import { readStaffNames } from '../users/users.reads';

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
export const goBackFrom =
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
