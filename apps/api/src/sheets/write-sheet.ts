import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Sheet, SheetRow } from './sheet';

/** Takes rows, null for the end, and gives back the bytes that are finished so far. */
interface Writing {
  begin(): Promise<Uint8Array>;
  add(rows: SheetRow[] | null): Promise<Uint8Array>;
  stop(): Promise<unknown>;
}

/** The thread's entry beside the bundle; none in the sources. */
const bundledEntry = (): URL | null =>
  import.meta.url.endsWith('.ts') ? null : new URL('./sheet-thread.js', import.meta.url);

/** The writer keeps the rows that are not compressed yet, nothing more. */
const resourceLimits = { maxOldGenerationSizeMb: 96 };

/** The threads of one entry, of which one more than are busy stands ready: loading the writer is what a first byte would wait for. */
class SheetThreads {
  private spare: Worker | undefined;

  constructor(private readonly entry: URL) {}

  /** Starts the spare thread, unless it stands there. It never keeps the process alive. */
  prepare(): void {
    if (this.spare) return;
    const thread = new Worker(this.entry, { resourceLimits });
    thread.unref();
    // a spare that dies is nobody's failure: the next sheet starts another
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

/** Whoever serves calls this once, so that the first sheet finds its thread ready. Without a compiled entry it does nothing. */
export function prepareSheets(entry = bundledEntry()): void {
  if (entry) threads(entry).prepare();
}

/** Writes in a thread of `sheet-thread.ts`, which lies beside the bundle. */
function writeInThread(sheet: Sheet, entry: URL): Writing {
  const thread = threads(entry).take();
  let failure: Error | undefined;
  // an error that nobody waits for must not end the process
  thread.on('error', (error: Error) => (failure = error));
  // `once` rejects with the thread's error
  const ask = async (message: Sheet | SheetRow[] | null): Promise<Uint8Array> => {
    if (failure) throw failure;
    const answered = once(thread, 'message') as Promise<[Uint8Array]>;
    thread.postMessage(message);
    return (await answered)[0];
  };
  const head = ask(sheet);
  // heard by whoever asks for it; until then it is nobody's
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
