import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildApi } from '../../apps/api/build.mjs';
import { freePort } from '../commands/ports.mjs';
import { workspace } from '../commands/terminal.mjs';

/** The API as in production: bundled, in its own process, with its threads. */
export interface ApiProcess {
  /** http://127.0.0.1:port/api */
  address: string;
  pid: number;
  /** Seconds of processor time that the process has used, threads included; NaN where the system does not tell. */
  processor(): number;
  /** Resident memory of the process, threads included, in bytes. */
  memory(): number;
  stop(): Promise<void>;
}

function residentBytes(pid: number): number {
  if (process.platform !== 'linux') return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) * 1024;
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
}

/** Linux counts hundredths of a second. */
function processorSeconds(pid: number): number {
  if (process.platform !== 'linux') return NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function untilHealthy(address: string, child: ChildProcess): Promise<void> {
  for (;;) {
    const isUp = await fetch(`${address}/health`).then(
      (reply) => reply.ok,
      () => false, // not listening yet
    );
    if (isUp) return;
    if (child.exitCode !== null) throw new Error('the API ended instead of starting');
    await pause(50);
  }
}

/** Builds the API into its own folder and starts it. BENCH_PROFILE names a folder for its processor profile. @param database the URL of PostgreSQL, or the data folder of the embedded one @param env variables that differ */
export async function startApi(database: string, env: Record<string, string> = {}): Promise<ApiProcess> {
  const isUrl = database.startsWith('postgres');
  const home = mkdtempSync(path.join(os.tmpdir(), 'toam-bench-'));
  symlinkSync(path.join(workspace, 'node_modules'), path.join(home, 'node_modules'));
  await buildApi(path.join(home, 'dist'));
  const port = await freePort();
  const profile = process.env.BENCH_PROFILE;
  const options = profile ? ['--cpu-prof', `--cpu-prof-dir=${path.resolve(profile)}`] : [];
  const child = spawn(process.execPath, [...options, path.join(home, 'dist/main.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: isUrl ? path.join(home, 'data') : database,
      ...(isUrl && { DATABASE_URL: database }),
      SIGNING_KEY: 'k'.repeat(32),
      LOG_LEVEL: 'error',
      ...env,
    },
  });
  const address = `http://127.0.0.1:${port}/api`;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilHealthy(address, child);
  return {
    address,
    pid: child.pid ?? 0,
    processor: () => processorSeconds(child.pid ?? 0),
    memory: () => residentBytes(child.pid ?? 0),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
