import { releaseText as text } from '@toam/contracts/release/release.text';
import { isAdmin, type Actor } from '@toam/domain/actor';
import { readBuild } from '@toam/releases/build-folder';
import { unfitWithLive } from '@toam/releases/fit-live';
import { ReleaseRefused } from '@toam/releases/release-refused';
import type { FastifyBaseLogger } from 'fastify';
import { HttpError } from '../../http-error';
import { readActiveUsers } from '../users/users.reads';

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
export const readTriedBuildIn =
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
