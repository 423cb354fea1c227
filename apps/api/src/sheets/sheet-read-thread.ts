import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { ReadLimits, ReadWish, SheetStart } from './read-limits';
import { readRows } from './sheet-reader';
import { UnreadableSheet } from './unreadable-sheet';

/**
 * Entry of the thread that reads one workbook (read-sheet.ts); a separate file beside the bundle. It asks which sheet is meant, and
 * sends rows in small batches, so the main thread can handle requests between them. The last message has the result or the problem.
 */
const { bytes, limits, wish } = workerData as { bytes: Uint8Array; limits: ReadLimits; wish: ReadWish };

const batchSize = 250;

async function ask(starts: SheetStart[]): Promise<number> {
  parentPort?.postMessage({ starts });
  const [chosen] = parentPort ? ((await once(parentPort, 'message')) as [number]) : [0];
  return chosen;
}

try {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { rows, ...book } = await readRows(whole, limits, wish, ask);
  for (let at = 0; at < rows.length; at += batchSize) parentPort?.postMessage({ rows: rows.slice(at, at + batchSize) });
  parentPort?.postMessage({ book });
} catch (error) {
  if (!(error instanceof UnreadableSheet)) throw error;
  parentPort?.postMessage({ reason: error.reason });
}
