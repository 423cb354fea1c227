import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { isHashedFile } from '@toam/contracts/served-file';
import { compressFile } from './compress';
import { buildId } from './release-log';
import { ReleaseRefused } from './release-refused';
import { buildsOf, rootOf } from './web-folder';

/** `build.json`, in the folder of every build. */
const published = z.object({
  /** A remote's name, "shell" or "widget". */
  name: z.string(),
  build: buildId,
  commit: z.string().nullable(),
  /** When it was uploaded. */
  time: z.iso.datetime(),
  /** A remote's entry of the registry. Other fields than these are the shell's business, and stay as they are. */
  entry: z
    .looseObject({
      name: z.string(),
      segments: z.array(z.string()),
      slots: z.array(z.looseObject({ slot: z.string(), path: z.string().optional() })),
    })
    .optional(),
  /** Files of the shell or the widget that several builds may share: their names tell their content. Below its root. */
  shared: z.array(z.string()).default([]),
  /** What a remote takes of the shell, and what the shell has, by module (tools/fit). Absent in builds from before that was told. */
  needs: z.record(z.string(), z.array(z.string())).optional(),
  gives: z.record(z.string(), z.array(z.string())).optional(),
  /** Files of libs/contracts that a remote was built from. */
  contracts: z.array(z.string()).optional(),
});
export type PublishedBuild = z.output<typeof published>;

export const folderOf = (web: string, of: string, build: string): string => path.join(web, buildsOf(of), build);

/** @throws ReleaseRefused if its files are gone, or were never here */
export async function readBuild(web: string, of: string, build: string): Promise<PublishedBuild> {
  const file = path.join(folderOf(web, of, build), 'build.json');
  if (!existsSync(file)) throw new ReleaseRefused(`${of} ${build} is not here: npm run remotes lists what is`);
  return published.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** What a build writes for publishing alone, and statistics of the bundler. */
const isIdle = (file: string) => /(^|\/)(mf-stats|build|fit)\.json(\.(br|gz))?$/.test(file);
const isSourceMap = (file: string) => file.endsWith('.map');
const uncompressed = (file: string) => file.replace(/\.(br|gz)$/, '');

/** Paths below a folder, in a fixed order. */
async function filesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted();
}

/** The name of what a folder holds: equal files have an equal name, wherever they were built. */
export async function buildIdOf(dist: string, more = ''): Promise<string> {
  const hash = createHash('sha256').update(more);
  for (const file of await filesIn(dist)) {
    if (isIdle(file) || isSourceMap(file) || uncompressed(file) !== file) continue;
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(await readFile(path.join(dist, file)))
        .digest(),
    );
  }
  return hash.digest('hex').slice(0, 12);
}

async function copyAll(files: string[], from: string, to: string): Promise<void> {
  for (const file of files) {
    await mkdir(path.dirname(path.join(to, file)), { recursive: true });
    await cp(path.join(from, file), path.join(to, file));
  }
}

/** A document says which build it is: a tab that has been open for long compares it with what is live. */
async function nameDocument(file: string, build: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('<head>', `<head><meta name="build" content="${build}">`));
  await compressFile(file);
}

interface Upload extends Omit<PublishedBuild, 'time' | 'shared'> {
  /** The built files. Undefined: they are served elsewhere, only what is known of them is kept. */
  dist?: string;
  /** Folder of source maps. They are never served. */
  maps: string;
}

/**
 * Copies a build to where it is served. Nothing points at it yet. What is there is complete at every moment: its folder appears whole. A
 * build that is here already is left alone; where one is that another server has may change.
 */
export async function uploadBuild(web: string, { dist, maps, ...facts }: Upload): Promise<void> {
  const { name, build } = facts;
  const folder = folderOf(web, name, build);
  if (existsSync(folder) && dist) return;
  const root = rootOf(name);
  const files = dist ? (await filesIn(dist)).filter((file) => !isIdle(file)) : [];
  const served = files.filter((file) => !isSourceMap(file));
  const shared = root === null ? [] : served.filter((file) => isHashedFile(uncompressed(file)));
  const own = served.filter((file) => !shared.includes(file));
  const next = `${folder}.next`;
  await rm(next, { recursive: true, force: true });
  await mkdir(next, { recursive: true });
  if (dist) {
    await copyAll(files.filter(isSourceMap), dist, path.join(maps, name, build));
    await copyAll(shared, dist, path.join(web, root ?? ''));
    await copyAll(own, dist, next);
  }
  for (const file of own.filter((name) => name.endsWith('.html'))) await nameDocument(path.join(next, file), build);
  const told: PublishedBuild = { ...facts, time: new Date().toISOString(), shared };
  await writeFile(path.join(next, 'build.json'), JSON.stringify(told));
  await rm(folder, { recursive: true, force: true });
  await rename(next, folder);
}

/** Documents refer to everything else, so they are replaced last. */
const documentsLast = (files: string[]) => [
  ...files.filter((file) => !file.includes('.html')),
  ...files.filter((file) => file.includes('.html')),
];

/** Puts the documents and scripts of a build at the addresses that do not name one. */
export async function showAtRoot(web: string, of: string, build: string): Promise<void> {
  const root = path.join(web, rootOf(of) ?? '');
  const folder = folderOf(web, of, build);
  const files = (await filesIn(folder)).filter((file) => file !== 'build.json');
  for (const file of documentsLast(files)) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    await cp(path.join(folder, file), `${target}.next`);
    await rename(`${target}.next`, target);
  }
  // If such a file is now too small to compress, its old compressed copies must go: they would be served instead of it.
  for (const file of files.filter((file) => uncompressed(file) === file))
    for (const copy of [`${file}.br`, `${file}.gz`])
      if (!files.includes(copy)) await rm(path.join(root, copy), { force: true });
}

/** Deletes a build's files, except those that builds which stay share with it. */
export async function deleteBuild(
  web: string,
  maps: string,
  gone: { of: string; build: string },
  staying: PublishedBuild[],
): Promise<void> {
  const { of, build } = gone;
  const folder = folderOf(web, of, build);
  if (!existsSync(folder)) return;
  const { shared } = await readBuild(web, of, build);
  const used = new Set(staying.flatMap((other) => other.shared));
  for (const file of shared.filter((name) => !used.has(name)))
    await rm(path.join(web, rootOf(of) ?? '', file), { force: true });
  await rm(folder, { recursive: true });
  await rm(path.join(maps, of, build), { recursive: true, force: true });
}
