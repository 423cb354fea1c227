import { setTimeout as pause } from 'node:timers/promises';
import { answerBy } from './ask-columns';
import type { ColumnsWorker } from './columns-worker';
import type { StoreAnswer, StoreQuestion } from './store-question';

/** After so many late answers in a row nobody waits for the next one. */
const mostLate = 3;

/** Finds nothing, and reads what has changed as every question does. */
const probe: StoreQuestion = {
  where: { ids: [] },
  counts: {},
  order: { column: 'id', direction: 'asc' },
  offset: 0,
  limit: 0,
};

/** Answers lists' questions about a source by the thread, as long as that answers soon. */
export class SourceAnswers {
  private late = 0;
  private isProbing = false;

  /**
   * @param patience milliseconds. Whoever waits longer asks the database
   * @param trouble is told why there was no answer
   */
  constructor(
    private readonly source: string,
    private readonly thread: Pick<ColumnsWorker, 'ask'>,
    private readonly patience: number,
    private readonly trouble: (details: object, line: string) => void,
  ) {}

  begin(): void {
    answerBy(this.source, (question) => this.ask(question));
  }

  end(): void {
    answerBy(this.source, undefined);
  }

  private async ask(question: StoreQuestion): Promise<StoreAnswer | undefined> {
    const { source, patience } = this;
    const heard = await this.thread.ask(source, question, patience);
    if (heard === 'over') return undefined;
    if (heard === 'late') {
      this.trouble({ source, patience }, `the columns of ${source} answer too late; the database is asked`);
      if (++this.late >= mostLate) void this.waitForProbe();
      return undefined;
    }
    this.late = 0;
    if ('answer' in heard) return heard.answer;
    this.trouble({ source, problem: heard.problem }, `the columns of ${source} have no answer; the database is asked`);
    return undefined;
  }

  /** The database is asked at once until the thread answers again. */
  private async waitForProbe(): Promise<void> {
    if (this.isProbing) return;
    this.isProbing = true;
    this.end();
    for (;;) {
      const heard = await this.thread.ask(this.source, probe, Infinity);
      if (heard === 'over') return;
      if (heard !== 'late' && 'answer' in heard) break;
      await pause(this.patience, undefined, { ref: false });
    }
    this.late = 0;
    this.isProbing = false;
    this.begin();
  }
}
