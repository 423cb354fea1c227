import { setTimeout as pause } from 'node:timers/promises';
import { ColumnsWorker } from './columns-worker';
import { rarely } from './rarely';
import { SourceAnswers } from './source-answers';

/** The thread's compiled code, beside the bundle; null when running from the sources. */
const bundledEntry = (): URL | null =>
  import.meta.url.endsWith('.ts') ? null : new URL('./columns-thread.js', import.meta.url);

/** Milliseconds. Whoever waits longer asks the database. */
const patience = 1_500;

/** Threads that end soon are begun ever more seldom, at last after so many doublings of the rest. */
const mostDoublings = 6;

/** Milliseconds. Threads that lived longer failed by something new, so the next one is begun soon. */
const longLife = 5 * 60_000;

interface Options {
  /** The thread's code; tests pass their own build. */
  entry?: URL | null;
  /** Milliseconds between the end of a thread and the next one. */
  rest?: number;
  patience?: number;
  longLife?: number;
}

/**
 * Keeps the columns of several tables in a thread of this process and lets lists ask it. Until it has read a table, and whenever it fails,
 * lists ask the database. From the sources (`npm run dev`, tests) there is no compiled code for a thread, so lists always do.
 * @returns ends it
 */
export function openColumns(
  url: string,
  log: { info(details: object, line: string): void; error(details: object, line: string): void },
  options: Options = {},
): () => Promise<void> {
  const { entry = bundledEntry(), rest = 10_000 } = options;
  if (!entry) return () => Promise.resolve();
  const closing = new AbortController();
  const trouble = rarely((details, line) => log.error(details, line));
  let thread: ColumnsWorker | undefined;
  /** @returns how long it lived, in milliseconds */
  const live = async () => {
    const start = performance.now();
    const answers = new Map<string, SourceAnswers>();
    const begun = new ColumnsWorker(entry, url, (said) => {
      const { source } = said;
      if ('problem' in said) return trouble(said, `the columns of ${source} cannot be read; lists ask the database`);
      const milliseconds = Math.round(performance.now() - start);
      log.info({ rows: said.rows, milliseconds }, `the columns of ${source} are in memory`);
      if (answers.has(source)) return;
      const those = new SourceAnswers(source, begun, options.patience ?? patience, trouble);
      answers.set(source, those);
      those.begin();
    });
    thread = begun;
    const end = await begun.ended;
    for (const those of answers.values()) those.end();
    if (!closing.signal.aborted) log.error({ err: end }, 'the columns are gone; lists ask the database');
    return performance.now() - start;
  };
  const keep = async () => {
    for (let failures = 0; !closing.signal.aborted; failures += 1) {
      if ((await live()) >= (options.longLife ?? longLife)) failures = 0;
      await pause(rest * 2 ** Math.min(failures, mostDoublings), undefined, {
        signal: closing.signal,
        ref: false,
      }).catch(() => undefined);
    }
  };
  const kept = keep();
  return async () => {
    closing.abort();
    await thread?.end();
    await kept;
  };
}
