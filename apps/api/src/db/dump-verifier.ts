import { parentPort, workerData } from 'node:worker_threads';
import { verifyDump } from './dump';
import type { Counted } from './engine';

/** Entry of the thread that verifies a dump (verify-in-thread.ts). The build puts it beside the bundle as a separate file. */
const { file, expected } = workerData as { file: string; expected?: Counted };

verifyDump(file, expected).then(
  (rows) => parentPort?.postMessage({ rows }),
  (error: Error) => parentPort?.postMessage({ failure: error.message }),
);
