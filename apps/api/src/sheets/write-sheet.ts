import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Sheet, SheetRow } from './sheet';

/** Takes rows, null for the end, and gives back the bytes that are finished so far. */
interface Writing {
  begin(): Promise<Uint8Array>;
  add(rows: SheetRow[] | null): Promise<Uint8Array>;
  stop(): Promise<unknown>;
}

/** The writer keeps the rows that are not compressed yet, nothing more. */
const resourceLimits = { maxOldGenerationSizeMb: 96 };

/** The thread of `sheet-thread.ts`, which lies beside the bundle. */
function writeInThread(sheet: Sheet, entry: URL): Writing {
  const thread = new Worker(entry, { workerData: sheet, resourceLimits });
  let failure: Error | undefined;
  // an error that nobody waits for must not end the process
  thread.on('error', (error: Error) => (failure = error));
  // `once` rejects with the thread's error
  const answer = async (): Promise<Uint8Array> => {
    if (failure) throw failure;
    return ((await once(thread, 'message')) as [Uint8Array])[0];
  };
  const head = answer();
  // heard by whoever asks for it; until then it is nobody's
  head.catch(() => undefined);
  return {
    begin: () => head,
    add: (rows) => {
      const answered = answer();
      thread.postMessage(rows);
      return answered;
    },
    stop: () => thread.terminate(),
  };
}

/** From the sources (`npm run dev`, tests) there is no compiled entry for a thread, and nobody waits behind a big sheet. */
async function writeHere(sheet: Sheet): Promise<Writing> {
  const { SheetWriter } = await import('./sheet-writer');
  const writer = new SheetWriter(sheet);
  return {
    begin: () => writer.take(),
    add: async (rows) => {
      if (rows) writer.write(rows);
      else await writer.end();
      return writer.take();
    },
    stop: async () => undefined,
  };
}

/** The thread's entry beside the bundle; none in the sources. */
const bundledEntry = (): URL | null =>
  import.meta.url.endsWith('.ts') ? null : new URL('./sheet-thread.js', import.meta.url);

/** A workbook that is being written. */
export interface OpenSheet {
  /** Its bytes: the head at once, then rows as fast as the bytes are taken. Ending early closes it. */
  bytes(batches: AsyncIterable<SheetRow[]>): AsyncGenerator<Uint8Array>;
  /** For a sheet whose bytes nobody asks for any more; closing it again does nothing. */
  close(): Promise<void>;
}

/**
 * Begins an Excel workbook in a thread of its own: writing 50,000 rows keeps a processor busy for seconds, and requests must
 * not wait. The thread gets ready while the rows are being looked for.
 * @param entry the thread's code; tests name one that they have built
 * @throws from `bytes`, whatever reading a batch throws
 */
export async function openSheet(sheet: Sheet, entry = bundledEntry()): Promise<OpenSheet> {
  const writing = entry ? writeInThread(sheet, entry) : await writeHere(sheet);
  const close = async () => void (await writing.stop());
  async function* bytes(batches: AsyncIterable<SheetRow[]>): AsyncGenerator<Uint8Array> {
    try {
      yield await writing.begin();
      for await (const rows of batches) {
        const made = await writing.add(rows);
        if (made.length) yield made;
      }
      yield await writing.add(null);
    } finally {
      await close();
    }
  }
  return { bytes, close };
}
