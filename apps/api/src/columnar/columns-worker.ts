import { Worker } from 'node:worker_threads';
import type { StoreAnswer, StoreQuestion } from './store-question';

/** What the thread is asked. */
export interface Asked {
  id: number;
  source: string;
  question: StoreQuestion;
  /** Epoch milliseconds. Nobody waits for a later answer. */
  until: number;
}

/** What the thread says: that it has read so many rows of a source, or why it has not; an answer, or why there is none. */
export type Said =
  | { source: string; rows: number }
  | { source: string; problem: string }
  | { id: number; answer: StoreAnswer }
  | { id: number; problem: string };

/** What came of a question. Late: nobody waited any more. Over: the thread has ended. */
export type Heard = { answer: StoreAnswer } | { problem: string } | 'late' | 'over';

/** One life of the thread. */
export class ColumnsWorker {
  private readonly waiting = new Map<number, (heard: Heard) => void>();
  private readonly thread: Worker;
  private last = 0;
  private isOver = false;
  /** Resolves with what ended it. */
  readonly ended: Promise<unknown>;

  /** @param hears what the thread says of its sources */
  constructor(entry: URL, url: string, hears: (said: Extract<Said, { source: string }>) => void) {
    this.thread = new Worker(entry, { workerData: { url } });
    this.thread.unref();
    this.thread.on('message', (said: Said) => {
      if ('source' in said) hears(said);
      else this.settle(said.id, 'answer' in said ? { answer: said.answer } : { problem: said.problem });
    });
    const ends = new Promise((resolve) => {
      this.thread.once('error', resolve);
      this.thread.once('exit', resolve);
    });
    this.ended = ends.finally(() => {
      this.isOver = true;
      for (const id of [...this.waiting.keys()]) this.settle(id, 'over');
    });
  }

  private settle(id: number, heard: Heard): void {
    this.waiting.get(id)?.(heard);
    this.waiting.delete(id);
  }

  /** @param patience milliseconds until it is late; the thread drops the question then. Infinity: it waits as long as the thread lives */
  ask(source: string, question: StoreQuestion, patience: number): Promise<Heard> {
    if (this.isOver) return Promise.resolve('over');
    const id = this.last++;
    return new Promise((resolve) => {
      const timer = patience === Infinity ? undefined : setTimeout(() => this.settle(id, 'late'), patience);
      this.waiting.set(id, (heard) => {
        clearTimeout(timer);
        resolve(heard);
      });
      this.thread.postMessage({ id, source, question, until: Date.now() + patience } satisfies Asked);
    });
  }

  async end(): Promise<void> {
    await this.thread.terminate();
  }
}
