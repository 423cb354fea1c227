import { chmodSync, readdirSync, writeFileSync } from 'node:fs';
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

/** A pg_dump that has written some when its disk is full. */
function fullDisk(): string {
  const folder = temporaryFolder('full-disk');
  const dump = `#!/bin/sh\nfor one; do case $one in --file=*) echo half >"\${one#--file=}" ;; esac; done\necho 'No space left on device' >&2\nexit 1\n`;
  writeFileSync(path.join(folder, 'pg_dump'), dump);
  chmodSync(path.join(folder, 'pg_dump'), 0o755);
  return folder;
}

test('a backup that fails leaves nothing that keeps the disk full every night from then on', async () => {
  const to = temporaryFolder('backups');
  process.env.POSTGRES_BIN = fullDisk();
  const env = readEnv({ DATA_DIR: temporaryFolder('backup'), DATABASE_URL: 'postgres://toam@127.0.0.1/toam' });
  await expect(backUp(env, to)).rejects.toThrow('No space left on device');
  expect(readdirSync(to)).toEqual([]);
});
