import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFile } from './compress';
import { readRegistryFile, type RegistryFile } from './registry-file';
import { readReleaseLog, type ReleaseStep, writtenReleaseLog } from './release-log';
import { ReleaseRefused } from './release-refused';

/** Where the builds of a remote, the shell or the widget are, below the folder that is served. */
export function buildsOf(of: string): string {
  return of === 'shell' || of === 'widget' ? of : `remotes/${of}`;
}

/**
 * Where the shell's and the widget's own addresses begin, which do not name a build: people and other sites have them. Null: a remote,
 * whose addresses the registry names.
 */
export function rootOf(of: string): string | null {
  if (of === 'shell') return '';
  return of === 'widget' ? 'widget' : null;
}

const textIn = async (file: string): Promise<string | null> => (existsSync(file) ? readFile(file, 'utf8') : null);

const registryIn = (web: string) => path.join(web, 'remotes.json');
const logIn = (web: string) => path.join(web, 'releases.json');

export const readRegistry = async (web: string): Promise<RegistryFile> =>
  readRegistryFile(await textIn(registryIn(web)));
export const readReleases = async (web: string): Promise<ReleaseStep[]> => readReleaseLog(await textIn(logIn(web)));

/** Replaces the registry and its compressed copies, each in one step. */
export async function writeRegistry(web: string, registry: RegistryFile): Promise<void> {
  const file = registryIn(web);
  const next = `${file}.next`;
  await writeFile(next, JSON.stringify(registry));
  await compressFile(next);
  for (const kind of ['.br', '.gz', '']) {
    if (existsSync(next + kind)) await rename(next + kind, file + kind);
    else await rm(file + kind, { force: true });
  }
}

/** Adds what happened now to the list. */
export async function noteRelease(web: string, happened: Omit<ReleaseStep, 'at'>): Promise<void> {
  const steps = [...(await readReleases(web)), { ...happened, at: new Date().toISOString() }];
  const next = `${logIn(web)}.next`;
  await writeFile(next, writtenReleaseLog(steps));
  await rename(next, logIn(web));
}

/** Milliseconds that a release waits for another one. */
const patience = 10_000;

/** One release at a time: of two at once, one would lose its entry. */
export async function locked<T>(web: string, work: () => Promise<T>): Promise<T> {
  await mkdir(web, { recursive: true });
  const lock = path.join(web, 'releases.lock');
  for (const begun = Date.now(); ;) {
    try {
      await mkdir(lock);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (Date.now() - begun > patience)
        throw new ReleaseRefused(`another release holds ${lock}; delete it if none is running`);
      await new Promise((wake) => setTimeout(wake, 50));
    }
  }
  try {
    return await work();
  } finally {
    await rmdir(lock);
  }
}
