import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './ports.mjs';
import { unprivileged } from './programs.mjs';
import { run, Stop } from './terminal.mjs';

/** The data is temporary, so nothing waits for the disk. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '200',
  listen_addresses: '127.0.0.1',
};

/** Fills the directory of a new server. */
const initdb = ['initdb', '-U', 'toam', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
const basebackup = (url) => ['pg_basebackup', '-d', url, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'];

/**
 * A temporary PostgreSQL on a free port of the loopback address.
 * @param {string} bin directory of PostgreSQL's programs
 * @param {Record<string, string>} [differing] settings that differ from those of tests
 * @param {string} [home] the folder of its folder
 * @returns {Promise<{ url: string, pid: () => number, hasEnded: () => boolean, halt: (signal?: NodeJS.Signals) => Promise<void>, resume: () => Promise<void>, restart: (signal?: NodeJS.Signals) => Promise<void>, stop: () => Promise<void> }>}
 *   `halt` cuts every connection; by SIGQUIT it ends as in a crash, and recovers. `resume` resolves when the server answers again, `restart`
 *   does both; `stop` ends the server and deletes its files
 */
export const startCluster = (bin, differing = {}, home = os.tmpdir()) => startFrom(initdb, { bin, differing, home });

/** A streaming replica of a server, started like it. @param {string} url of the primary */
export const startReplica = (bin, url, differing = {}) =>
  startFrom(basebackup(url), { bin, differing, home: os.tmpdir() });

async function startFrom([fill, ...how], { bin, differing, home }) {
  const as = unprivileged();
  const directory = mkdtempSync(path.join(home, 'toam-postgres-'));
  if (as) chownSync(directory, as.uid, as.gid);
  const { code, output } = await run(path.join(bin, fill), ['-D', directory, ...how], { ...as, cwd: directory });
  if (code !== 0) throw new Stop(`${output.trim()}\nKhông tạo được cơ sở dữ liệu PostgreSQL tạm.`);
  const port = await freePort();
  const args = ['-D', directory, '-p', String(port), '-k', directory];
  for (const [name, value] of Object.entries({ ...settings, ...differing })) args.push('-c', `${name}=${value}`);
  const start = () => startServer(path.join(bin, 'postgres'), args, { ...as, cwd: directory });
  const isReady = async () =>
    (await run(path.join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)])).code === 0;
  let server = start();
  const endAtOnce = () => {
    server.kill('SIGQUIT');
    rmSync(directory, { recursive: true, force: true });
  };
  process.once('exit', endAtOnce); // also when the tests are interrupted
  const stop = async () => {
    process.off('exit', endAtOnce);
    await server.end();
    rmSync(directory, { recursive: true, force: true });
  };
  const halt = (signal) => server.end(signal);
  const resume = async () => {
    server = start();
    await untilReady();
  };
  const restart = async (signal) => {
    await halt(signal);
    await resume();
  };
  const untilReady = async () => {
    for (let tries = 0; tries < 100; tries++) {
      if (await isReady()) return;
      if (server.hasEnded()) break;
      await pause(100);
    }
    await stop();
    throw new Stop(`${server.log().trim()}\nPostgreSQL tạm không khởi động được.`);
  };
  await untilReady();
  return {
    url: `postgres://toam@127.0.0.1:${port}/postgres`,
    pid: () => server.pid,
    hasEnded: () => server.hasEnded(),
    ...{ halt, resume, restart, stop },
  };
}

/** The running server, with the end of its output. */
function startServer(program, args, options) {
  const server = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  server.stderr.on('data', (part) => (log = (log + part).slice(-4000)));
  const ended = new Promise((resolve) => server.on('close', resolve));
  return {
    pid: server.pid,
    log: () => log,
    hasEnded: () => server.exitCode !== null || server.signalCode !== null,
    kill: (signal) => server.kill(signal),
    /** A fast shutdown, unless told otherwise: it does not wait for clients. */
    end: (signal = 'SIGINT') => {
      server.kill(signal);
      return ended;
    },
  };
}
