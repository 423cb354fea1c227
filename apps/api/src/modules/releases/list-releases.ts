import type { Release } from '@toam/contracts/release/release.endpoints';
import { beforeLive, liveOf, type ReleaseStep } from '@toam/releases/release-log';
import { readRegistry, readReleases } from '@toam/releases/web-folder';
import { z } from 'zod';

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
export async function listReleases(web: string): Promise<Release[]> {
  const [log, registry] = await Promise.all([readReleases(web), readRegistry(web)]);
  const remotes = registry.remotes.flatMap((entry) => registered.safeParse(entry).data ?? []);
  const widget = liveOf(log, 'widget') ? [{ name: 'widget', team: null }] : [];
  return [{ name: 'shell', team: null }, ...remotes, ...widget].map(({ name, team }) => releaseOf(log, name, team));
}
