import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { verifyDump } from './dump';
import type { Counted } from './engine';

/** What the process answers. */
export interface Verdict {
  rows?: Counted;
  failure?: string;
}

/**
 * `verifyDump` in a process of its own. A trial restore keeps a processor busy for a second and takes hundreds of MB, which a thread
 * would leave to this process for good.
 */
export const verifyApart: typeof verifyDump = (file, expected) =>
  new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./dump-verifier.js', import.meta.url)));
    child.once('message', ({ rows, failure }: Verdict) => (rows ? resolve(rows) : reject(new Error(failure))));
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`the verifier ended with ${signal ?? `code ${code}`}`)));
    child.send({ file, expected });
  });
