import { useBuilds } from '../../libs/releases/src/release.ts';
import { liveBuilds } from '../../libs/releases/src/release-log.ts';
import { readReleases } from '../../libs/releases/src/web-folder.ts';
import type { Steps } from './run-release.ts';

/** What a release asks and changes in the folder that is served. @param by who releases */
export const inFolder = (web: string, by: () => Promise<string>): Pick<Steps, 'live' | 'goBack'> => ({
  live: async () => liveBuilds(await readReleases(web)),
  goBack: async (made) =>
    useBuilds(
      web,
      made.map(({ of, build: seen, before }) => ({ of, build: before, seen })),
      { by: await by() },
    ),
});
