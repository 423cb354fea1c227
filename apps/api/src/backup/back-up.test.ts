import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { readEnv } from '../env';
import { temporaryFolder } from '../testing/real-process';
import { backUp } from './back-up';

jest.mock('pg', () => ({
  Client: class {
    connect = async () => undefined;
    query = async () => ({ rows: [{ snapshot: '1', at: new Date() }] });
    end = async () => undefined;
  },
}));

/** A pg_dump that writes some and then does this. */
function pgDump(ending: string): string {
  const folder = temporaryFolder('pg-dump');
  const dump = `#!/bin/sh\nfor one; do case $one in --file=*) echo half >"\${one#--file=}" ;; esac; done\n${ending}\n`;
  writeFileSync(path.join(folder, 'pg_dump'), dump);
  chmodSync(path.join(folder, 'pg_dump'), 0o755);
  return folder;
}

test('a backup that fails leaves nothing that keeps the disk full every night from then on', async () => {
  const to = temporaryFolder('backups');
  process.env.POSTGRES_BIN = pgDump("echo 'No space left on device' >&2; exit 1");
  const env = readEnv({ DATA_DIR: temporaryFolder('backup'), DATABASE_URL: 'postgres://toam@127.0.0.1/toam' });
  await expect(backUp(env, to)).rejects.toThrow('No space left on device');
  expect(readdirSync(to)).toEqual([]);
});

test('pictures that are removed while they are copied are no part of it, and end nothing', async () => {
  process.env.POSTGRES_BIN = pgDump('exit 0');
  const DATA_DIR = temporaryFolder('backup');
  const files = path.join(DATA_DIR, 'files');
  mkdirSync(files);
  const names = Array.from({ length: 3000 }, (_, at) => `${String(at).padStart(4, '0')}.webp`);
  for (const name of names) writeFileSync(path.join(files, name), name);
  const env = readEnv({ DATA_DIR, DATABASE_URL: 'postgres://toam@127.0.0.1/toam' });
  const writing = backUp(env, temporaryFolder('backups'));
  const removed = new Set(names.filter((_, at) => at % 3 > 0));
  for (const name of readdirSync(files)) if (removed.has(name)) await rm(path.join(files, name));
  const { folder, manifest } = await writing;
  const copied = readdirSync(path.join(folder, 'files'));
  expect(copied.filter((name) => !removed.has(name))).toHaveLength(1000);
  expect(manifest.files).toBe(copied.length);
});
