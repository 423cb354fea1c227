import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../commands/ports.mjs';
import { ensurePostgres, unprivileged } from '../commands/programs.mjs';
import { workspace } from '../commands/terminal.mjs';

/** PostgreSQL with the archive of deploy/postgresql, which waits for the disk like a real one. */
export interface ArchivedCluster {
  url: string;
  baseBackup(): void;
  /** Bytes of a folder of the backup. */
  sizeOf(part: 'base' | 'wal'): number;
  /** Every process ends at once, and the data directory is gone. */
  lose(): void;
  /** Resolves when writing is possible again. */
  restore(): Promise<void>;
  stop(): void;
}

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);

async function isWritable(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    const { rows } = await client.query<{ on: boolean }>('select pg_is_in_recovery() as on');
    return !rows[0]!.on;
  } catch {
    return false; // not up yet
  } finally {
    await client.end().catch(() => undefined); // it never connected
  }
}

/** @param home an empty folder, which is the caller's to remove */
export async function archivedCluster(home: string): Promise<ArchivedCluster> {
  const bin = await ensurePostgres();
  const as = unprivileged();
  const [data, backup, log] = ['data', 'backup', 'log'].map((name) => path.join(home, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(backup);
  if (as) for (const folder of [home, backup]) chownSync(folder, as.uid, as.gid);
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { ...as, cwd: home, stdio: ['ignore', 'ignore', 'inherit'] });
  const script = (name: string) => path.join(workspace, 'deploy/postgresql', name);
  const start = () => run(path.join(bin, 'pg_ctl'), '-D', data, '-l', log, '-w', '-t', '600', 'start');
  const port = await freePort();
  const url = `postgres://toam@127.0.0.1:${port}/postgres`;

  run(path.join(bin, 'initdb'), '-D', data, '-U', 'toam', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
  const archive = readFileSync(script('toam-archive.conf'), 'utf8')
    .replaceAll('/srv/toam/app', workspace)
    .replaceAll('/srv/toam-backup', backup);
  appendFileSync(
    path.join(data, 'postgresql.conf'),
    `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${home}'\nshared_buffers = 1GB\nmax_wal_size = 4GB\nmax_connections = 200\n${archive}`,
  );
  start();
  return {
    url,
    baseBackup: () => run(script('base-backup.sh'), backup, '-h', home, '-p', String(port), '-U', 'toam'),
    sizeOf: (part) => sizeOf(path.join(backup, part)),
    lose: () => {
      const main = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]!;
      execFileSync('pkill', ['-KILL', '-P', main]);
      process.kill(Number(main), 'SIGKILL');
      rmSync(data, { recursive: true, force: true });
    },
    restore: async () => {
      run(script('restore.sh'), backup, data);
      start();
      while (!(await isWritable(url))) await pause(200);
    },
    stop: () => run(path.join(bin, 'pg_ctl'), '-D', data, '-m', 'immediate', 'stop'),
  };
}
