import { parentPort } from 'node:worker_threads';
import type { Sheet, SheetBatch } from './sheet';
import { SheetWriter } from './sheet-writer';

/**
 * Entry of the thread that writes one workbook (write-sheet.ts); a separate file beside the bundle. It loads the writer and
 * waits. The first message is the sheet, the next ones are rows or
 * another sheet, null ends it. It answers each with the bytes finished so far.
 */
let writer: SheetWriter | undefined;

async function answer(message: SheetBatch | null): Promise<void> {
  if (!writer) writer = new SheetWriter(message as Sheet);
  else if (message) writer.add(message);
  else await writer.end();
  parentPort?.postMessage(await writer.take());
}

/** The throw ends the thread with an error event, which the main thread receives. */
const fail = (error: unknown) =>
  setImmediate(() => {
    throw error;
  });

parentPort?.on('message', (message: SheetBatch | null) => void answer(message).catch(fail));
