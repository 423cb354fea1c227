import { Worker } from 'node:worker_threads';
import type { SheetRow } from '@toam/domain/sheet/sheet-table';
import pLimit from 'p-limit';
import type { ChooseSheet, ReadLimits, ReadSheet, ReadWish, SheetStart } from './read-limits';
import { type SheetProblem, UnreadableSheet } from './unreadable-sheet';

/** The compiled code of the thread, beside the bundle; null when running from the sources. */
const bundledEntry = (): URL | null =>
  import.meta.url.endsWith('.ts') ? null : new URL('./sheet-read-thread.js', import.meta.url);

/** No list of customers needs more memory than this. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/** Threads that read at once. Who uploads meanwhile waits; how many may is limited where uploads are taken. */
const inTurn = pLimit(2);

interface Said {
  /** The sheets; the thread waits for the index of one. */
  starts?: SheetStart[];
  rows?: SheetRow[];
  book?: Omit<ReadSheet, 'rows'>;
  reason?: SheetProblem;
}

/** How one kind of import reads its files. */
export interface ReadOptions {
  limits: ReadLimits;
  wish: ReadWish;
  choose: ChooseSheet;
}

/** The error for a dead thread. Running out of memory is the file's fault; anything else is ours. */
const failureOf = (error: Error & { code?: string }): Error =>
  error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new UnreadableSheet('tooBig') : error;

function readInThread(bytes: Buffer, { limits, wish, choose }: ReadOptions, entry: URL): Promise<ReadSheet> {
  return new Promise((resolve, reject) => {
    const rows: SheetRow[] = [];
    const thread = new Worker(entry, { workerData: { bytes, limits, wish }, resourceLimits });
    const settle = (end: () => void) => {
      clearTimeout(timer);
      void thread.terminate();
      end();
    };
    const timer = setTimeout(() => settle(() => reject(new UnreadableSheet('slow'))), limits.timeout);
    thread.on('message', ({ starts, rows: more, book, reason }: Said) => {
      if (starts) thread.postMessage(choose(starts));
      if (more) rows.push(...more);
      if (book) settle(() => resolve({ ...book, rows }));
      if (reason) settle(() => reject(new UnreadableSheet(reason)));
    });
    thread.once('error', (error: Error) => settle(() => reject(failureOf(error))));
    thread.once('exit', (code) => settle(() => reject(new Error(`the reader ended with code ${code}`))));
  });
}

/** Reads in this thread: from the sources (`npm run dev`, tests) there is no compiled code for another one. */
async function readHere(bytes: Buffer, { limits, wish, choose }: ReadOptions): Promise<ReadSheet> {
  const { readRows } = await import('./sheet-reader');
  return readRows(bytes, limits, wish, choose);
}

/**
 * Reads one sheet of a workbook in a separate thread with limits for memory and time. Unpacking and parsing keep a processor busy,
 * and a malicious file must not harm other requests.
 * @param entry the thread's code; tests pass their own build
 * @throws UnreadableSheet saying what is wrong with the file
 */
export const readSheet = (bytes: Buffer, options: ReadOptions, entry = bundledEntry()): Promise<ReadSheet> =>
  inTurn(() => (entry ? readInThread(bytes, options, entry) : readHere(bytes, options)));
