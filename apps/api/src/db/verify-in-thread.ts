import { Worker } from 'node:worker_threads';
import type { Counted } from './engine';
import type { verifyDump } from './dump';

interface Verdict {
  rows?: Counted;
  failure?: string;
}

/** `verifyDump` in its own thread. A trial restore keeps a processor busy for a second, and requests must not wait. */
export const verifyInThread: typeof verifyDump = (file, expected) =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./dump-verifier.js', import.meta.url), { workerData: { file, expected } });
    thread.once('message', ({ rows, failure }: Verdict) => (rows ? resolve(rows) : reject(new Error(failure))));
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`the verifier ended with code ${code}`)));
  });
