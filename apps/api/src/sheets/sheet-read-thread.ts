import { parentPort, workerData } from 'node:worker_threads';
import type { ReadLimits, ReadRow } from './read-limits';
import { readRows } from './sheet-reader';
import { UnreadableSheet } from './unreadable-sheet';

/**
 * Entry of the thread that reads one workbook (read-sheet.ts); a separate file beside the bundle. It sends rows in small
 * batches, so the main thread can handle requests between them. The last message has the result or the problem.
 */
const { bytes, limits } = workerData as { bytes: Uint8Array; limits: ReadLimits };

const batchSize = 250;
let batch: ReadRow[] = [];
const hand = () => {
  if (batch.length) parentPort?.postMessage({ rows: batch });
  batch = [];
};

try {
  const book = await readRows(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), limits, (row) => {
    batch.push(row);
    if (batch.length === batchSize) hand();
  });
  hand();
  parentPort?.postMessage({ book });
} catch (error) {
  if (!(error instanceof UnreadableSheet)) throw error;
  parentPort?.postMessage({ reason: error.reason });
}
