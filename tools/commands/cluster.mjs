import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './ports.mjs';
import { unprivileged } from './programs.mjs';
import { run, Stop } from './terminal.mjs';

/** Nothing here outlives the tests, so nothing waits for the disk. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '200',
  listen_addresses: '127.0.0.1',
};

async function createCluster(bin, directory, as) {
  const { code, output } = await run(
    path.join(bin, 'initdb'),
    ['-D', directory, '-U', 'toam', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...as, cwd: directory },
  );
  if (code !== 0) throw new Stop(`${output.trim()}\nKhông tạo được cơ sở dữ liệu PostgreSQL tạm.`);
}

/**
 * A throw-away PostgreSQL on a free port of the loopback address.
 * @param {string} bin directory of PostgreSQL's programs
 * @param {Record<string, string>} [differing] settings that differ from a test's
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} `stop` ends the server and deletes its files
 */
export async function startCluster(bin, differing = {}) {
  const as = unprivileged();
  const directory = mkdtempSync(path.join(os.tmpdir(), 'toam-postgres-'));
  if (as) chownSync(directory, as.uid, as.gid);
  await createCluster(bin, directory, as);
  const port = await freePort();
  const args = ['-D', directory, '-p', String(port), '-k', directory];
  for (const [name, value] of Object.entries({ ...settings, ...differing })) args.push('-c', `${name}=${value}`);
  const server = spawn(path.join(bin, 'postgres'), args, {
    ...as,
    cwd: directory,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  server.stderr.on('data', (part) => (log = (log + part).slice(-4000)));
  const ended = new Promise((resolve) => server.on('close', resolve));
  const endAtOnce = () => {
    server.kill('SIGQUIT');
    rmSync(directory, { recursive: true, force: true });
  };
  process.once('exit', endAtOnce); // also when the tests are interrupted
  const stop = async () => {
    process.off('exit', endAtOnce);
    server.kill('SIGINT'); // fast shutdown: does not wait for clients
    await ended;
    rmSync(directory, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 100; tries++) {
    const ready = await run(path.join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]);
    if (ready.code === 0) return { url: `postgres://toam@127.0.0.1:${port}/postgres`, stop };
    if (server.exitCode !== null) break;
    await pause(100);
  }
  await stop();
  throw new Stop(`${log.trim()}\nPostgreSQL tạm không khởi động được.`);
}
