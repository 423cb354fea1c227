import { existsSync, writeFileSync } from 'node:fs';
import { copyFile, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { lockData } from '../db/data-lock';
import { listDumps, verifyDump, writeDump } from '../db/dump';
import { countRows } from '../db/count-rows';
import type { Counted } from '../db/engine';
import { databaseFolder, dumpFolder, lockFile } from '../db/open-database';
import { openPglite } from '../db/pglite.engine';
import type { Env } from '../env';
import { buildCommit } from '../http/build-commit';
import { makeFolder } from '../private-files';
import { StartFailure } from '../start-failure';
import { databaseFile, fingerprintOf, keyLines, type Manifest, writeManifest } from './manifest';
import { runPgTool } from './pg-tools';

/** pg_dump reads the snapshot in which the rows are counted, so both are of one moment. The jobs go along. */
async function dumpServer(url: string, file: string): Promise<{ rows: Counted; at: string }> {
  const client = new Client({ connectionString: url, application_name: 'toam-backup' });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows: found } = await client.query(`select pg_export_snapshot() as snapshot, now() as at`);
    const { snapshot, at } = found[0] as { snapshot: string; at: Date };
    await runPgTool('pg_dump', url, [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--snapshot=${snapshot}`,
      `--file=${file}`,
    ]);
    return { rows: await countRows(client), at: at.toISOString() };
  } finally {
    await client.end();
  }
}

/** While the API runs only it may open the data: then its newest dump is taken, at most an hour old. */
async function dumpEmbedded(dataDir: string, file: string): Promise<{ rows: Counted; at: string }> {
  const unlock = await lockData(lockFile(dataDir)).catch((error: unknown) => {
    if (error instanceof StartFailure) return null;
    throw error;
  });
  if (unlock) {
    try {
      if (!existsSync(databaseFolder(dataDir))) throw new StartFailure(`Không có cơ sở dữ liệu trong ${dataDir}.`);
      const engine = await openPglite({ dataDir: databaseFolder(dataDir) });
      await writeDump(engine, dumpFolder(dataDir)).finally(engine.close);
    } finally {
      await unlock();
    }
  }
  const newest = (await listDumps(dumpFolder(dataDir))).at(-1);
  if (!newest)
    throw new StartFailure(
      'API đang chạy và chưa có bản sao nào trong DATA_DIR/dumps: thử lại sau một giờ, hoặc dừng API.',
    );
  await copyFile(path.join(dumpFolder(dataDir), newest), file);
  const [day, time] = newest.replace(/Z\.tar\.gz$/, '').split('T');
  return { rows: await verifyDump(file), at: `${day}T${time!.replaceAll('-', ':')}Z` };
}

/** Copies a file with its times. @returns whether it was still there: pictures are removed, and uploads renamed, at any time */
async function copyIfThere(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to);
    const { atime, mtime } = await stat(from);
    await utimes(to, atime, mtime);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await rm(to, { force: true });
    return false;
  }
}

/** @returns how many; null if they lie in a store */
async function copyFiles({ FILES_URL, DATA_DIR }: Env, folder: string): Promise<number | null> {
  if (FILES_URL) return null;
  const [from, to] = [path.join(DATA_DIR, 'files'), path.join(folder, 'files')];
  if (!existsSync(from)) return 0;
  let copied = 0;
  makeFolder(to);
  // after the database, so every upload that its rows name is there
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const copy = path.join(to, path.relative(from, file));
    if (entry.isDirectory()) makeFolder(copy);
    else if (await copyIfThere(file, copy)) copied += 1;
  }
  return copied;
}

async function writeBackup(env: Env, folder: string): Promise<Manifest> {
  const database = env.DATABASE_URL ? 'postgres' : 'pglite';
  const file = databaseFile(folder, database);
  const dumped = env.DATABASE_URL ? await dumpServer(env.DATABASE_URL, file) : await dumpEmbedded(env.DATA_DIR, file);
  const files = await copyFiles(env, folder);
  writeFileSync(path.join(folder, 'keys.env'), keyLines(env), { mode: 0o600 });
  const store = env.FILES_URL ? new URL(env.FILES_URL) : null;
  const manifest: Manifest = {
    version: 1,
    ...dumped,
    database,
    commit: buildCommit(),
    fingerprint: await fingerprintOf(file),
    files,
    store: store && `${store.host}${store.pathname}`,
  };
  writeManifest(folder, manifest);
  return manifest;
}

/**
 * Writes a backup into a new folder below `to`, named by its time.
 * @returns the folder
 * @throws StartFailure if there is nothing to back up or a program fails; then nothing is left of it, for half of it on a full disk would
 *   make the next one fail, too
 */
export async function backUp(env: Env, to: string): Promise<{ folder: string; manifest: Manifest }> {
  const folder = path.join(to, `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`);
  makeFolder(folder);
  try {
    return { folder, manifest: await writeBackup(env, folder) };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
