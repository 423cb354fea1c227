import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { chmod, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

const ownFile = 0o600;
const ownFolder = 0o700;

/** From now on only this process's account can read the files that it writes: database, dumps, uploads and keys hold private data. */
export const keepFilesPrivate = (): void => void process.umask(0o077);

/**
 * Makes a folder and its parents. Node's own recursive mkdir never returns if the kernel says that the place does not exist
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

/** Writes a file unless another process was faster. @throws as `writeFile` does */
function writeOnce(file: string, content: string): void {
  try {
    writeFileSync(file, content, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** What a file holds. Another process may have made it this moment, and be about to write it. */
function readWritten(file: string): string {
  const still = new Int32Array(new SharedArrayBuffer(4));
  for (let tries = 0; statSync(file).size === 0 && tries < 100; tries++) Atomics.wait(still, 0, 0, 20);
  return readFileSync(file, 'utf8').trim();
}

/**
 * What a file holds; made once, by whichever process is first.
 * @throws as reading and writing do
 */
export function writtenOnce(file: string, make: () => string): string {
  if (!existsSync(file)) writeOnce(file, `${make()}\n`);
  return readWritten(file);
}

/** Whether a name in the data directory is ours. The directory may also contain files of other programs. */
const isOurs = (name: string): boolean => /^(db|db\.lock.*|db\.before-.*|dumps|files|signing\.key)$/.test(name);

/** Makes a file, or a folder with its content, private. It skips links, because they point elsewhere. */
async function takeBack(file: string): Promise<void> {
  const found = await lstat(file);
  if (found.isSymbolicLink()) return;
  const isFolder = found.isDirectory();
  if (isFolder) for (const name of await readdir(file)) await takeBack(path.join(file, name));
  const mode = isFolder ? ownFolder : ownFile;
  // the folder comes last: its mode shows that everything in it is done
  if ((found.mode & 0o777) !== mode) await chmod(file, mode);
}

const isPrivate = async (file: string): Promise<boolean> => ((await lstat(file)).mode & 0o077) === 0;

/**
 * Makes our files in a data directory private. Older versions left them readable for other accounts. The uploads may be a hundred
 * thousand files, so they are read only once.
 * @returns the error message if something stayed readable, else null
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
