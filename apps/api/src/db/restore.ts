import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { makeFolder } from '../private-files';
import { lockData } from './data-lock';
import { listDumps, verifyDump } from './dump';
import { databaseFolder, dumpFolder, lockFile } from './open-database';
import type { Counted } from './engine';
import { openPglite } from './pglite.engine';
import { StartFailure } from '../start-failure';

/** The result of a restore. */
export interface Restored {
  dump: string;
  /** Rows by table. */
  rows: Counted;
  /** Where the old database is now; null if there was none. */
  before: string | null;
}

/**
 * Replaces the embedded database by a dump; the old one is kept beside it. docs/operations.md, "Restore".
 * @param file the dump; default: the newest
 * @throws StartFailure while a process has the database open, or if there is no dump
 */
export async function restore(dataDir: string, file?: string): Promise<Restored> {
  const chosen = file ?? (await newestDump(dataDir));
  const unlock = await lockData(lockFile(dataDir));
  try {
    const rows = await verifyDump(chosen);
    const target = databaseFolder(dataDir);
    const before = `${target}.before-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`;
    const moved = await rename(target, before).then(
      () => before,
      () => null, // there is none when restoring on a new machine
    );
    makeFolder(target);
    const tar = await promisify(gunzip)(await readFile(chosen));
    const engine = await openPglite({ dataDir: target, loadDataDir: new Blob([tar as Uint8Array<ArrayBuffer>]) });
    await engine.close();
    return { dump: chosen, rows, before: moved };
  } finally {
    await unlock();
  }
}

async function newestDump(dataDir: string): Promise<string> {
  const newest = (await listDumps(dumpFolder(dataDir))).at(-1);
  if (!newest) throw new StartFailure(`Không có bản sao lưu nào trong ${dumpFolder(dataDir)}.`);
  return path.join(dumpFolder(dataDir), newest);
}
