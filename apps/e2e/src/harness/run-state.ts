import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startServer, stopServer, type Place } from './server';

/** Screenshots of failures and the state below; git-ignored, kept by CI. */
export const outDir = path.resolve(__dirname, '../../.out');

/** What the set-up hands to the tests, which Jest runs in contexts of their own. */
export interface RunState extends Place {
  pid: number;
  /** Holds data and web; deleted afterwards. */
  home: string;
  /** Chromium's address for Playwright's `connect`. */
  browser: string;
}

const file = path.join(outDir, 'run-state.json');

export const readRunState = () => JSON.parse(readFileSync(file, 'utf8')) as RunState;

export function writeRunState(state: RunState): void {
  mkdirSync(outDir, { recursive: true });
  writeFileSync(file, JSON.stringify(state));
}

/** Stops the common server and starts it again over the same data, as a new release would. Flows run one at a time. */
export async function restartServer(): Promise<void> {
  const state = readRunState();
  await stopServer(state.pid);
  writeRunState({ ...state, pid: await startServer(state) });
}
