import { Worker } from 'node:worker_threads';
import type { ReadBook, ReadLimits, ReadRow } from './read-limits';
import { type SheetProblem, UnreadableSheet } from './unreadable-sheet';

/** The compiled code of the thread, beside the bundle; null when running from the sources. */
const bundledEntry = (): URL | null =>
  import.meta.url.endsWith('.ts') ? null : new URL('./sheet-read-thread.js', import.meta.url);

/** No list of customers needs more memory than this. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/** A workbook that was read. */
export interface ReadSheet extends ReadBook {
  rows: ReadRow[];
}

interface Said {
  rows?: ReadRow[];
  book?: ReadBook;
  reason?: SheetProblem;
}

/** The error for a dead thread. Running out of memory is the file's fault; anything else is ours. */
const failureOf = (error: Error & { code?: string }): Error =>
  error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new UnreadableSheet('tooBig') : error;

function readInThread(bytes: Buffer, limits: ReadLimits, entry: URL): Promise<ReadSheet> {
  return new Promise((resolve, reject) => {
    const rows: ReadRow[] = [];
    const thread = new Worker(entry, { workerData: { bytes, limits }, resourceLimits });
    const settle = (end: () => void) => {
      clearTimeout(timer);
      void thread.terminate();
      end();
    };
    const timer = setTimeout(() => settle(() => reject(new UnreadableSheet('slow'))), limits.timeout);
    thread.on('message', ({ rows: more, book, reason }: Said) => {
      if (more) rows.push(...more);
      if (book) settle(() => resolve({ ...book, rows }));
      if (reason) settle(() => reject(new UnreadableSheet(reason)));
    });
    thread.once('error', (error: Error) => settle(() => reject(failureOf(error))));
    thread.once('exit', (code) => settle(() => reject(new Error(`the reader ended with code ${code}`))));
  });
}

/** Reads in this thread: from the sources (`npm run dev`, tests) there is no compiled code for another one. */
async function readHere(bytes: Buffer, limits: ReadLimits): Promise<ReadSheet> {
  const { readRows } = await import('./sheet-reader');
  const rows: ReadRow[] = [];
  const book = await readRows(bytes, limits, (row) => rows.push(row));
  return { ...book, rows };
}

/**
 * Reads a workbook in a separate thread with limits for memory and time. Unpacking and parsing keep a processor busy, and a
 * malicious file must not harm other requests.
 * @param entry the thread's code; tests pass their own build
 * @throws UnreadableSheet saying what is wrong with the file
 */
export const readSheet = (bytes: Buffer, limits: ReadLimits, entry = bundledEntry()): Promise<ReadSheet> =>
  entry ? readInThread(bytes, limits, entry) : readHere(bytes, limits);
