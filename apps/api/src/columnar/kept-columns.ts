import { setTimeout as pause } from 'node:timers/promises';
import type { StoreAnswer, StoreQuestion } from './store-question';
import type { TableColumns } from './table-columns';

/** Loads that fail again and again are tried ever more seldom, at last after so many doublings of the rest. */
const mostDoublings = 6;

interface Told {
  /** All rows are read, so many of them. */
  ready(rows: number): void;
  fails(problem: string): void;
}

/**
 * A table's columns as the thread keeps them: read at the start, and anew whenever that is due. A table that cannot be read is tried again
 * ever more seldom. The others go on meanwhile.
 */
export class KeptColumns {
  private renewing: Promise<void> | undefined;

  /**
   * @param load reads all rows
   * @param rest milliseconds until a load that failed is tried again
   */
  constructor(
    private readonly columns: Pick<TableColumns, 'ask' | 'catchUp' | 'isStale' | 'rows'>,
    private readonly load: () => Promise<void>,
    private readonly tell: Told,
    private readonly rest = 10_000,
  ) {}

  /** Resolves when all rows are read; it never rejects. */
  renew(): Promise<void> {
    this.renewing ??= this.tryLoads().finally(() => (this.renewing = undefined));
    return this.renewing;
  }

  private async tryLoads(): Promise<void> {
    for (let failures = 0; ; failures += 1) {
      try {
        await this.load();
        await this.catchUp();
        return this.tell.ready(this.columns.rows);
      } catch (error) {
        this.tell.fails(problemOf(error));
      }
      await pause(this.rest * 2 ** Math.min(failures, mostDoublings), undefined, { ref: false });
    }
  }

  /** @throws Error if too much changed for it, as while a great import runs */
  private async catchUp(): Promise<void> {
    try {
      await this.columns.catchUp();
    } catch (error) {
      if (this.columns.isStale) throw error;
    }
  }

  async ask(question: StoreQuestion, until: number): Promise<StoreAnswer> {
    try {
      return await this.columns.ask(question, until);
    } finally {
      this.renewIfDue();
    }
  }

  /** Reads what has changed while nobody asks. */
  async tick(): Promise<void> {
    await this.columns.catchUp().catch(() => undefined); // the next one who asks hears it
    this.renewIfDue();
  }

  private renewIfDue(): void {
    if (this.columns.isStale) void this.renew();
  }
}

const problemOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
