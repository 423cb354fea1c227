import { parentPort } from 'node:worker_threads';
import type { Sheet, SheetRow } from './sheet';
import { SheetWriter } from './sheet-writer';

/**
 * Entry of the thread that writes one workbook (write-sheet.ts); a file of its own beside the bundle. It waits with the writer
 * loaded: its first message is the sheet, then rows follow, and null ends it. Each message is answered with the bytes so far.
 */
let writer: SheetWriter | undefined;

async function answer(message: Sheet | SheetRow[] | null): Promise<void> {
  if (!writer) writer = new SheetWriter(message as Sheet);
  else if (message) writer.write(message as SheetRow[]);
  else await writer.end();
  parentPort?.postMessage(await writer.take());
}

/** A throw here ends the thread with an error, which the other side hears. */
const fail = (error: unknown) =>
  setImmediate(() => {
    throw error;
  });

parentPort?.on('message', (message: Sheet | SheetRow[] | null) => void answer(message).catch(fail));
