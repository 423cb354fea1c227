import { parentPort, workerData } from 'node:worker_threads';
import { verifyDump } from './dump';
import type { Counted } from './engine';

/** Entry of the thread that tries a dump (verify-in-thread.ts); a file of its own beside the bundle. */
const { file, expected } = workerData as { file: string; expected?: Counted };

verifyDump(file, expected).then(
  (rows) => parentPort?.postMessage({ rows }),
  (error: Error) => parentPort?.postMessage({ failure: error.message }),
);
