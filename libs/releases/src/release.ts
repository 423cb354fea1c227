import { existsSync } from 'node:fs';
import path from 'node:path';
import { deleteBuild, folderOf, readBuild, showAtRoot, uploadBuild, type PublishedBuild } from './build-folder';
import { unfitWithLive, type JudgedBuild } from './fit-live';
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

/** A built remote, shell or widget. Without `dist` another server has its files. */
export interface Publication extends Omit<PublishedBuild, 'time' | 'shared'> {
  dist?: string;
}

interface Publishing {
  by: string;
  maps?: string;
  /** They are only uploaded: they can be tried, and `use` makes them live. */
  isHeld?: boolean;
  /** Also what does not run with what is live: for a developer's own machine, and for who knows better. */
  isForced?: boolean;
}

/** @throws ReleaseRefused if something could not run @returns what could not be checked */
async function requireFit(web: string, builds: JudgedBuild[]): Promise<string[]> {
  const { refused, unchecked } = await unfitWithLive(web, builds);
  if (refused.length > 0) throw new ReleaseRefused(refused.join('\n  '));
  return unchecked;
}

async function upload(web: string, publication: Publication, maps: string, by: string): Promise<void> {
  const { name: of, build, commit } = publication;
  await uploadBuild(web, { ...publication, maps });
  if (releasesOf(await readReleases(web), of).some((release) => release.build === build)) return;
  await noteRelease(web, { of, build, step: 'uploaded', by, commit });
}

/**
 * Uploads builds and makes them live, the shell first: remotes find what they take of it.
 * @returns sentences on what could not be held against what is live
 * @throws ReleaseRefused if a remote claims what is another's, or something could not run then: nothing is uploaded
 */
export const publishBuilds = (
  web: string,
  builds: Publication[],
  { by, maps = mapsBeside(web), isHeld = false, isForced = false }: Publishing,
): Promise<string[]> =>
  locked(web, async () => {
    const registry = await readRegistry(web);
    for (const { entry } of builds) if (entry) withRemote(registry, entry);
    const unchecked = isHeld || isForced ? [] : await requireFit(web, builds);
    const shellFirst = builds.toSorted((a, b) => Number(b.name === 'shell') - Number(a.name === 'shell'));
    for (const one of shellFirst) await upload(web, one, maps, by);
    if (!isHeld) for (const { name, build } of shellFirst) await show(web, name, build, by);
    for (const { name } of builds) await prune(web, maps, name);
    return unchecked;
  });

type Going = Pick<Publishing, 'by' | 'isForced'>;

/** A build that is here, and which of its name somebody saw as live. */
export interface Choice {
  of: string;
  build: string;
  /** Another one is live by now: nothing happens. */
  seen?: string | undefined;
}

function requireSeen(live: string | undefined, of: string, seen: string | undefined): void {
  if (seen && live !== seen)
    throw new ReleaseRefused(`${of} was published meanwhile: ${live ?? 'nothing'} is live, not ${seen}`);
}

/** @throws ReleaseRefused if one is not here, was not seen as live, or they could not run with what is live */
async function showFitting(web: string, choices: Choice[], { by, isForced = false }: Going): Promise<void> {
  const log = await readReleases(web);
  for (const { of, seen } of choices) requireSeen(liveOf(log, of)?.build, of, seen);
  const builds = await Promise.all(choices.map(({ of, build }) => readBuild(web, of, build)));
  if (!isForced) await requireFit(web, builds);
  for (const { of, build } of choices) await show(web, of, build, by);
}

/**
 * Makes builds that are here the live ones, in this order. They are judged together, as one publication is.
 * @throws ReleaseRefused as `useBuild`; then nothing changes
 */
export const useBuilds = (web: string, choices: Choice[], going: Going): Promise<void> =>
  locked(web, () => showFitting(web, choices, going));

/** Makes a build that is here the live one. @throws ReleaseRefused if it is not here, live already, or could not run with what is live */
export const useBuild = (web: string, of: string, build: string, going: Going): Promise<void> =>
  locked(web, async () => {
    if (liveOf(await readReleases(web), of)?.build === build)
      throw new ReleaseRefused(`${of} ${build} is live already`);
    await showFitting(web, [{ of, build }], going);
  });

interface GoingBack extends Going {
  /** The build that the person saw as live. Another one by now: nothing happens. */
  seen?: string;
}

/**
 * Makes the build live that was before the present one.
 * @returns the build that is live now
 * @throws ReleaseRefused if there is none, its files are gone, somebody published meanwhile, or it could not run with what is live
 */
export const goBack = (web: string, of: string, { seen, ...going }: GoingBack): Promise<string> =>
  locked(web, async () => {
    const log = await readReleases(web);
    requireSeen(liveOf(log, of)?.build, of, seen);
    const before = beforeLive(log, of);
    if (!before) throw new ReleaseRefused(`${of} has no build before the live one`);
    await showFitting(web, [{ of, build: before.build }], going);
    return before.build;
  });
