import { createWriteStream } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip, gunzip } from 'node:zlib';
import { makeFolder } from '../private-files';
import { countRows } from './count-rows';
import type { Counted, EmbeddedEngine } from './engine';
import { createPglite } from './pglite.engine';

const hourly = 24;
const daily = 7;
const extension = '.tar.gz';
/** A dump that is not verified yet. A killed process leaves one behind. */
const untriedExtension = '.untried';

/** "2026-11-20T10-05-00Z.tar.gz": sorts by age and is a valid name on every system. */
const nameAt = (moment: Date): string => `${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z${extension}`;

/** The dumps of a folder, oldest first. */
export async function listDumps(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => []); // no folder yet means no dumps
  return files.filter((file) => file.endsWith(extension)).sort();
}

/** Keeps the newest 24 dumps, and the last dump of each of the newest seven days. */
async function rotate(folder: string): Promise<void> {
  const files = (await listDumps(folder)).reverse();
  const lastOfDay = new Map<string, string>();
  for (const file of files) if (!lastOfDay.has(file.slice(0, 10))) lastOfDay.set(file.slice(0, 10), file);
  const stored = new Set([...files.slice(0, hourly), ...[...lastOfDay.values()].slice(0, daily)]);
  for (const file of files) if (!stored.has(file)) await rm(path.join(folder, file));
}

/**
 * Restores a dump into a database in memory and counts its rows.
 * @param expected rows by table at the time of the dump; without it any readable dump passes
 * @throws Error if the dump cannot be opened or rows are missing
 */
export async function verifyDump(file: string, expected?: Counted): Promise<Counted> {
  const tar = await promisify(gunzip)(await readFile(file));
  const restored = await createPglite({ loadDataDir: new Blob([tar as Uint8Array<ArrayBuffer>]) });
  try {
    const found = await countRows(restored);
    for (const [table, rows] of Object.entries(expected ?? {})) {
      if (found[table] !== rows)
        throw new Error(`the dump holds ${found[table] ?? 'no'} rows of ${table} instead of ${rows}`);
    }
    return found;
  } finally {
    await restored.close();
  }
}

/**
 * Writes a verified dump. It gets its final name only after a trial restore found every row.
 * @param verify runs the trial: `verifyDump`, or the same in a process of its own
 * @returns the file, and the position in the write-ahead log up to which it has everything
 */
export async function writeDump(
  source: Pick<EmbeddedEngine, 'snapshot'>,
  folder: string,
  verify: typeof verifyDump = verifyDump,
): Promise<{ file: string; position: string }> {
  makeFolder(folder);
  for (const left of await readdir(folder)) if (left.endsWith(untriedExtension)) await rm(path.join(folder, left));
  const { tar, rows, position } = await source.snapshot();
  const file = path.join(folder, nameAt(new Date()));
  const untried = `${file}${untriedExtension}`;
  try {
    await pipeline(tar.stream(), createGzip({ level: 1 }), createWriteStream(untried));
    await verify(untried, rows);
    await rename(untried, file);
  } finally {
    // half a dump on a full disk would keep it full until the next one
    await rm(untried, { force: true });
  }
  await rotate(folder);
  return { file, position };
}
