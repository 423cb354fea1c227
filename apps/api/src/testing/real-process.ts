import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, symlinkSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

const workspace = path.resolve(__dirname, '../../../..');

/** A directory for one test's data. */
export const temporaryFolder = (name: string): string => mkdtempSync(path.join(os.tmpdir(), `toam-${name}-`));

/**
 * Bundles the API as `nx build` does, into a temporary folder. These tests start the real bundle and must not depend
 * on an old build.
 * @returns the entry
 */
export async function buildRealApi(): Promise<string> {
  const folder = temporaryFolder('build');
  symlinkSync(path.join(workspace, 'node_modules'), path.join(folder, 'node_modules'));
  const build = `import { buildApi } from ${JSON.stringify(path.join(workspace, 'apps/api/build.mjs'))}; await buildApi(${JSON.stringify(path.join(folder, 'dist'))});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', build], { stdio: 'inherit' });
  const code = await new Promise((resolve) => child.on('exit', resolve));
  if (code !== 0) throw new Error('the API does not build');
  return path.join(folder, 'dist/main.js');
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

export interface RealApi {
  /** http://127.0.0.1:port/api */
  address: string;
  process: ChildProcess;
  /** The output on standard error so far. */
  complaints(): string;
  /** Sends the signal and waits for the end. @returns the exit code; null if the signal ended the process */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the entry without waiting. @param output where its log goes, a file's number */
export function runApi(entry: string, env: Record<string, string>, output: 'inherit' | number = 'inherit') {
  const child = spawn(process.execPath, [entry], {
    cwd: path.dirname(entry),
    env: { PATH: process.env.PATH, NODE_ENV: 'development', LOG_LEVEL: 'error', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', output, 'pipe'],
  });
  let complaints = '';
  child.stderr?.on('data', (part) => (complaints += part));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, ended, complaints: () => complaints };
}

/** Starts the real process and waits until it answers. */
export async function startRealApi(entry: string, env: Record<string, string>): Promise<RealApi> {
  const port = await freePort();
  const { child, ended, complaints } = runApi(entry, { PORT: String(port), ...env });
  const address = `http://127.0.0.1:${port}/api`;
  for (;;) {
    const isUp = await fetch(`${address}/health`).then(
      (reply) => reply.ok,
      () => false, // not listening yet
    );
    if (isUp) break;
    if (child.exitCode !== null) throw new Error(`the API ended instead of starting: ${complaints()}`);
    await new Promise((wake) => setTimeout(wake, 20));
  }
  return {
    address,
    process: child,
    complaints,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
