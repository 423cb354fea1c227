import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startServer, stopServer, type Place } from './server';

/** Screenshots of failures and the state below; git-ignored, kept by CI. */
export const outDir = path.resolve(__dirname, '../../.out');

/** What the set-up hands to the tests of one worker, which Jest runs in contexts of their own. */
export interface RunState extends Place {
  pid: number;
  /** Holds every worker's data, and web; deleted afterwards. */
  home: string;
  /** Chromium's address for Playwright's `connect`. */
  browser: string;
}

/** A file of each worker's own: workers restart their servers independently. */
const file = (worker: number) => path.join(outDir, `run-state-${worker}.json`);

/** Jest counts its workers from 1; without workers it says 1, too. */
const thisWorker = () => Number(process.env.JEST_WORKER_ID ?? 1);

/** The workers of a run, as Jest numbers them. */
export const workersUpTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

export const readRunState = (worker = thisWorker()) => JSON.parse(readFileSync(file(worker), 'utf8')) as RunState;

export function writeRunState(state: RunState, worker = thisWorker()): void {
  mkdirSync(outDir, { recursive: true });
  writeFileSync(file(worker), JSON.stringify(state));
}

/** Stops the worker's server and starts it again over the same data, as a new release would. A worker's flows run one at a time. */
export async function restartServer(): Promise<void> {
  const state = readRunState();
  await stopServer(state.pid);
  writeRunState({ ...state, pid: await startServer(state) });
}
