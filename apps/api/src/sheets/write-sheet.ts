import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Sheet, SheetBatch } from './sheet';

/** Takes rows or the next sheet, null for the end. Returns the bytes that are finished so far. */
interface Writing {
  begin(): Promise<Uint8Array>;
  add(batch: SheetBatch | null): Promise<Uint8Array>;
  stop(): Promise<unknown>;
}

/** The compiled code of the thread, beside the bundle; null when running from the sources. */
const bundledEntry = (): URL | null =>
  import.meta.url.endsWith('.ts') ? null : new URL('./sheet-thread.js', import.meta.url);

/** The writer keeps only rows that are not compressed yet. */
const resourceLimits = { maxOldGenerationSizeMb: 96 };

/** The threads of one entry. One spare thread is always ready, because loading the writer would delay the first byte. */
class SheetThreads {
  private spare: Worker | undefined;

  constructor(private readonly entry: URL) {}

  /** Starts the spare thread if there is none. It does not keep the process alive. */
  prepare(): void {
    if (this.spare) return;
    const thread = new Worker(this.entry, { resourceLimits });
    thread.unref();
    // an error of a spare thread has no effect: the next sheet starts another
    thread.on('error', () => undefined);
    thread.on('exit', () => {
      if (this.spare === thread) this.spare = undefined;
    });
    this.spare = thread;
  }

  take(): Worker {
    this.prepare();
    const thread = this.spare as Worker;
    this.spare = undefined;
    thread.ref();
    return thread;
  }
}

const threadsOf = new Map<string, SheetThreads>();

function threads(entry: URL): SheetThreads {
  const known = threadsOf.get(entry.href) ?? new SheetThreads(entry);
  threadsOf.set(entry.href, known);
  return known;
}

/** The server calls this once at its start, so the first sheet finds a ready thread. Without compiled code it does nothing. */
export function prepareSheets(entry = bundledEntry()): void {
  if (entry) threads(entry).prepare();
}

/** Writes in a thread of `sheet-thread.ts`, beside the bundle. */
function writeInThread(sheet: Sheet, entry: URL): Writing {
  const thread = threads(entry).take();
  let failure: Error | undefined;
  // without a listener the error would end the process
  thread.on('error', (error: Error) => (failure = error));
  // `once` rejects with the thread's error
  const ask = async (message: SheetBatch | null): Promise<Uint8Array> => {
    if (failure) throw failure;
    const answered = once(thread, 'message') as Promise<[Uint8Array]>;
    thread.postMessage(message);
    return (await answered)[0];
  };
  const head = ask(sheet);
  // `begin` reports this error; until then it must not count as unhandled
  head.catch(() => undefined);
  return {
    begin: () => head,
    add: ask,
    stop: async () => {
      await thread.terminate();
      threads(entry).prepare();
    },
  };
}

/** Writes in this thread. From the sources (`npm run dev`, tests) there is no compiled code for another one. */
async function writeHere(sheet: Sheet): Promise<Writing> {
  const { SheetWriter } = await import('./sheet-writer');
  const writer = new SheetWriter(sheet);
  return {
    begin: () => writer.take(),
    add: async (batch) => {
      if (batch) writer.add(batch);
      else await writer.end();
      return writer.take();
    },
    stop: async () => undefined,
  };
}

/** An open workbook. */
export interface OpenSheet {
  /** The bytes of the workbook: the head at once, then rows as fast as the reader takes them. Stopping early closes it. */
  bytes(batches: AsyncIterable<SheetBatch>): AsyncGenerator<Uint8Array>;
  /** For a sheet whose bytes are no longer needed. Calling it again does nothing. */
  close(): Promise<void>;
}

/**
 * Opens an Excel workbook in a separate thread. Writing 50,000 rows keeps a processor busy for seconds, and requests must
 * not wait. The thread gets ready while the rows are read.
 * @param entry the thread's code; tests pass their own build
 * @throws from `bytes`: any error of reading a batch
 */
export async function openSheet(sheet: Sheet, entry = bundledEntry()): Promise<OpenSheet> {
  const writing = entry ? writeInThread(sheet, entry) : await writeHere(sheet);
  const close = async () => void (await writing.stop());
  async function* bytes(batches: AsyncIterable<SheetBatch>): AsyncGenerator<Uint8Array> {
    try {
      yield await writing.begin();
      for await (const batch of batches) {
        const made = await writing.add(batch);
        if (made.length) yield made;
      }
      yield await writing.add(null);
    } finally {
      await close();
    }
  }
  return { bytes, close };
}
