import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { answerBy } from './ask-columns';
import type { StoreAnswer, StoreQuestion } from './store-question';

/** What the thread is asked. */
export interface Asked {
  id: number;
  source: string;
  question: StoreQuestion;
}

/** What the thread says: that it has read so many rows of a source, an answer, or why there is none. */
export type Said =
  { source: string; rows: number } | { id: number; answer: StoreAnswer } | { id: number; problem: string };

/** The thread's compiled code, beside the bundle; null when running from the sources. */
const bundledEntry = (): URL | null =>
  import.meta.url.endsWith('.ts') ? null : new URL('./columns-thread.js', import.meta.url);

/** Milliseconds. Whoever waits longer asks the database. */
const patience = 1_500;

/** Threads that never come to answer are begun ever more seldom, at last after so many doublings of the rest. */
const mostDoublings = 6;

/** One life of the thread. */
class ColumnsThread {
  private readonly waiting = new Map<number, (answer: StoreAnswer | undefined) => void>();
  private readonly thread: Worker;
  private last = 0;
  /** Resolves with what ended it. */
  readonly ended: Promise<unknown>;

  constructor(
    entry: URL,
    url: string,
    ready: (source: string, rows: number) => void,
    fails: (problem: string) => void,
  ) {
    this.thread = new Worker(entry, { workerData: { url } });
    this.thread.unref();
    this.thread.on('message', (said: Said) => {
      if ('rows' in said) return ready(said.source, said.rows);
      if ('problem' in said) fails(said.problem);
      this.settle(said.id, 'answer' in said ? said.answer : undefined);
    });
    const ends = new Promise((resolve) => {
      this.thread.once('error', resolve);
      this.thread.once('exit', resolve);
    });
    this.ended = ends.finally(() => {
      for (const id of [...this.waiting.keys()]) this.settle(id, undefined);
    });
  }

  private settle(id: number, answer: StoreAnswer | undefined): void {
    this.waiting.get(id)?.(answer);
    this.waiting.delete(id);
  }

  /** Undefined if it takes too long, or the thread ends. */
  ask(source: string, question: StoreQuestion): Promise<StoreAnswer | undefined> {
    const id = this.last++;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.settle(id, undefined), patience);
      this.waiting.set(id, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      this.thread.postMessage({ id, source, question } satisfies Asked);
    });
  }

  async end(): Promise<void> {
    await this.thread.terminate();
  }
}

interface Options {
  /** The thread's code; tests pass their own build. */
  entry?: URL | null;
  /** Milliseconds between the end of a thread that answered and the next one. */
  rest?: number;
}

/**
 * Keeps the columns of several tables in a thread of this process and lets lists ask it. Until it has read a table, and whenever it fails,
 * lists ask the database. From the sources (`npm run dev`, tests) there is no compiled code for a thread, so lists always do.
 * @returns ends it
 */
export function openColumns(
  url: string,
  log: { info(details: object, line: string): void; error(details: object, line: string): void },
  { entry = bundledEntry(), rest = 10_000 }: Options = {},
): () => Promise<void> {
  if (!entry) return () => Promise.resolve();
  const closing = new AbortController();
  let thread: ColumnsThread | undefined;
  const fails = (problem: string) => log.error({ problem }, 'columns have no answer; the database is asked');
  /** @returns whether it could answer for a while */
  const live = async () => {
    const start = Date.now();
    const answered = new Set<string>();
    const begun = new ColumnsThread(
      entry,
      url,
      (source, rows) => {
        log.info({ rows, milliseconds: Date.now() - start }, `the columns of ${source} are in memory`);
        answered.add(source);
        answerBy(source, (question) => begun.ask(source, question));
      },
      fails,
    );
    thread = begun;
    const end = await begun.ended;
    for (const source of answered) answerBy(source, undefined);
    if (!closing.signal.aborted) log.error({ err: end }, 'the columns are gone; lists ask the database');
    return answered.size > 0;
  };
  const keep = async () => {
    for (let failures = 0; !closing.signal.aborted; failures += 1) {
      if (await live()) failures = 0;
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
