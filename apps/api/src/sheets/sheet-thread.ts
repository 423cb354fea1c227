import { parentPort, workerData } from 'node:worker_threads';
import type { Sheet, SheetRow } from './sheet';
import { SheetWriter } from './sheet-writer';

/** Entry of the thread that writes a workbook (write-sheet.ts); a file of its own beside the bundle. Null ends the sheet. */
const writer = new SheetWriter(workerData as Sheet);

async function answer(rows?: SheetRow[] | null): Promise<void> {
  if (rows) writer.write(rows);
  else if (rows === null) await writer.end();
  parentPort?.postMessage(await writer.take());
}

/** A throw here ends the thread with an error, which the other side hears. */
const fail = (error: unknown) =>
  setImmediate(() => {
    throw error;
  });

parentPort?.on('message', (rows: SheetRow[] | null) => void answer(rows).catch(fail));
void answer().catch(fail);
