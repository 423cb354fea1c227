import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export const workspace = path.resolve(__dirname, '../../../..');

/** What must have been built before flows can run. */
const built = ['apps/api/dist/main.js', 'apps/shell/dist/index.html', 'apps/properties/dist/mf-manifest.json'];

/**
 * Publishes the builds into a directory of their own, which the API then serves.
 * @throws Error naming what is not built yet
 */
export function publishBuilds(webDir: string): void {
  const missing = built.filter((file) => !existsSync(path.join(workspace, file)));
  if (missing.length) throw new Error(`not built: ${missing.join(', ')}; run \`npx nx run-many -t build\` first`);
  const args = ['--import', 'tsx', 'tools/publish/publish-remote.ts', '--all', '--shell', '--to', webDir];
  execFileSync(process.execPath, args, { cwd: workspace, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Fills a data directory with the small demo brokerage. */
export function fillDemo(dataDir: string): void {
  const args = ['node_modules/tsx/dist/cli.mjs', '--tsconfig', 'tools/tsconfig.json', 'tools/demo/main.ts'];
  const env = { ...process.env, NODE_ENV: 'development', DEMO: 'small', DATA_DIR: dataDir };
  execFileSync(process.execPath, args, { cwd: workspace, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** A port of the loopback address that nobody listens on now. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = net.createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false; // ESRCH: gone
  }
};

export const isHealthy = (address: string) =>
  fetch(`${address}/api/health`).then(
    (reply) => reply.ok,
    () => false, // not listening
  );

async function until(what: string, holds: () => boolean | Promise<boolean>, seconds: number): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${seconds} s`);
    await pause(100);
  }
}

export interface Place {
  port: number;
  /** Database and uploads. */
  dataDir: string;
  /** The published shell, remotes and registry. */
  webDir: string;
}

/** An address of the API, for who needs no screen yet: it loads nothing. */
export const noScreen = '/api/health';

export const addressOf = ({ port }: Pick<Place, 'port'>) => `http://localhost:${port}`;

/**
 * Starts the built API, which also serves the built shell and remotes, and waits until it answers.
 * @returns its process id
 */
export async function startServer({ port, dataDir, webDir }: Place, env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn(process.execPath, ['--enable-source-maps', 'apps/api/dist/main.js'], {
    cwd: workspace,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      DATA_DIR: dataDir,
      WEB_DIR: webDir,
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const { pid } = child;
  if (!pid) throw new Error('the API did not start');
  try {
    await until(
      'the API answers',
      () => (child.exitCode === null ? isHealthy(addressOf({ port })) : fail(child.exitCode)),
      180,
    );
  } catch (error) {
    child.kill();
    throw error;
  }
  child.unref();
  return pid;
}

function fail(code: number): never {
  throw new Error(`the API ended with code ${code} instead of starting; its message is above`);
}

/** Asks the API to end, as Ctrl-C does, and waits until it has. */
export async function stopServer(pid: number): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGTERM');
  await until('the API ends', () => !isAlive(pid), 30);
}

/** Ends a server whose data goes with it: it writes no dump of what nobody needs. */
export async function dropServer(pid: number): Promise<void> {
  if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  await until('the API is gone', () => !isAlive(pid), 30);
}
