import { existsSync, mkdirSync, statSync } from 'node:fs';
import { chmod, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

const ownFile = 0o600;
const ownFolder = 0o700;

/** What this process writes from here on is its account's alone: the database, dumps, uploads and keys hold what people trust us with. */
export const keepFilesPrivate = (): void => void process.umask(0o077);

/**
 * Makes a folder with those above it. Node's own recursive mkdir never returns where the kernel says that there is no such place
 * (below /proc).
 * @throws as `mkdir` does
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder, { mode: ownFolder });
  } catch (error) {
    // another process was faster
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !statSync(folder).isDirectory()) throw error;
  }
}

/** What of a data directory is ours: somebody may keep it beside other things, which are none of our business. */
const isOurs = (name: string): boolean =>
  /^(db|db\.lock.*|db\.before-.*|dumps|files|signing\.key)$/.test(name);

/** Takes a file, or a folder with all that is in it, from everybody else; a link leads elsewhere and is left alone. */
async function takeBack(file: string): Promise<void> {
  const found = await lstat(file);
  if (found.isSymbolicLink()) return;
  const isFolder = found.isDirectory();
  if (isFolder) for (const name of await readdir(file)) await takeBack(path.join(file, name));
  const mode = isFolder ? ownFolder : ownFile;
  // the folder last: it is the mark that all in it is done
  if ((found.mode & 0o777) !== mode) await chmod(file, mode);
}

const isPrivate = async (file: string): Promise<boolean> => ((await lstat(file)).mode & 0o077) === 0;

/**
 * Takes what a data directory holds from every other account of the machine: older versions left it readable. Uploads, which may be a
 * hundred thousand, are walked once.
 * @returns what could not be taken back, in words; null where all is well
 */
export async function makePrivate(dataDir: string): Promise<string | null> {
  try {
    const names = await readdir(dataDir);
    for (const name of names.filter(isOurs)) {
      const file = path.join(dataDir, name);
      if (name !== 'files' || !(await isPrivate(file))) await takeBack(file);
    }
    if (names.every(isOurs)) await chmod(dataDir, ownFolder);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
