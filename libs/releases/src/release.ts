import { existsSync } from 'node:fs';
import path from 'node:path';
import { deleteBuild, folderOf, readBuild, showAtRoot, uploadBuild, type PublishedBuild } from './build-folder';
import { withRemote } from './registry-file';
import { beforeLive, liveOf, outdated, releasesOf } from './release-log';
import { ReleaseRefused } from './release-refused';
import { locked, noteRelease, readRegistry, readReleases, rootOf, writeRegistry } from './web-folder';

/** Source maps lie beside the folder that is served, so that no server of files gives them out. */
export const mapsBeside = (web: string): string => path.join(path.dirname(path.resolve(web)), 'maps');

/** Everybody who opens a page from now on gets this build. */
async function show(web: string, of: string, build: string, by: string): Promise<void> {
  const { entry, commit } = await readBuild(web, of, build);
  const registry = await readRegistry(web);
  if (rootOf(of) !== null) await showAtRoot(web, of, build);
  if (of === 'shell') await writeRegistry(web, { ...registry, shell: build });
  else if (entry) await writeRegistry(web, withRemote(registry, entry));
  else if (rootOf(of) === null) throw new ReleaseRefused(`${of} ${build} has no entry for the registry`);
  if (liveOf(await readReleases(web), of)?.build === build) return;
  await noteRelease(web, { of, build, step: 'live', by, commit });
}

/** Deletes what was replaced so long ago that no open tab asks for it. */
async function prune(web: string, maps: string, of: string): Promise<void> {
  const log = await readReleases(web);
  const gone = outdated(log, of, Date.now());
  const goes = new Set(gone.map(({ build }) => build));
  const stays = releasesOf(log, of).filter(({ build }) => !goes.has(build) && existsSync(folderOf(web, of, build)));
  const staying = await Promise.all(stays.map(({ build }) => readBuild(web, of, build)));
  for (const release of gone) await deleteBuild(web, maps, release, staying);
}

interface Publication extends Omit<PublishedBuild, 'time' | 'shared'> {
  dist?: string;
  maps?: string;
  by: string;
  /** It is only uploaded: it can be tried, and `use` makes it live. */
  isHeld?: boolean;
}

/**
 * Uploads a build and makes it live.
 * @throws ReleaseRefused if a remote claims what is another's: then it is not even uploaded
 */
export const publishBuild = (
  web: string,
  { by, isHeld = false, maps = mapsBeside(web), ...upload }: Publication,
): Promise<void> =>
  locked(web, async () => {
    const { name: of, build, commit, entry } = upload;
    if (entry) withRemote(await readRegistry(web), entry);
    await uploadBuild(web, { ...upload, maps });
    const log = await readReleases(web);
    if (!releasesOf(log, of).some((release) => release.build === build))
      await noteRelease(web, { of, build, step: 'uploaded', by, commit });
    if (!isHeld) await show(web, of, build, by);
    await prune(web, maps, of);
  });

/** Makes a build that is here the live one. @throws ReleaseRefused if it is not here, or live already */
export const useBuild = (web: string, of: string, build: string, by: string): Promise<void> =>
  locked(web, async () => {
    if (liveOf(await readReleases(web), of)?.build === build)
      throw new ReleaseRefused(`${of} ${build} is live already`);
    await show(web, of, build, by);
  });

interface GoingBack {
  by: string;
  /** The build that the person saw as live. Another one by now: nothing happens. */
  seen?: string;
}

/**
 * Makes the build live that was before the present one.
 * @returns the build that is live now
 * @throws ReleaseRefused if there is none, its files are gone, or somebody published meanwhile
 */
export const goBack = (web: string, of: string, { by, seen }: GoingBack): Promise<string> =>
  locked(web, async () => {
    const log = await readReleases(web);
    const live = liveOf(log, of);
    if (seen && live?.build !== seen)
      throw new ReleaseRefused(`${of} was published meanwhile: ${live?.build ?? 'nothing'} is live, not ${seen}`);
    const before = beforeLive(log, of);
    if (!before) throw new ReleaseRefused(`${of} has no build before the live one`);
    await show(web, of, before.build, by);
    return before.build;
  });
