import { setImmediate } from 'node:timers/promises';
import type { ColumnSource } from './column-source';
import { ColumnStore } from './column-store';
import type { ColumnKinds, StoreAnswer, StoredRow, StoreQuestion } from './store-question';
import { readPlains, readSnapshot, type Run, TableRows } from './table-rows.queries';

/** Milliseconds. Lines of changes are kept for a day: who has not read for half of one may miss some, and begins anew. */
const longestPause = 12 * 60 * 60 * 1000;

/** Milliseconds that one answer may work. The others wait meanwhile. */
const longestWork = 500;

/** More changes than these and a part of all rows make a new store worth its reading. */
const fewChanged = 20_000;

/** A text that no row has any more keeps its room. So many rows put for each of `fewChanged` make a new store worth its reading, too. */
const manyTimes = 10;

/** A column has room for every id up to the largest, so ids may be this much sparser than rows. */
const mostIds = (rows: number): number => 4 * rows + 100_000;

/**
 * What one reading of all rows gave, and how far changes of it are read. It is replaced as a whole: a read moves only the one that it
 * began with, so what it saw is never said of rows that another one has read.
 */
class Reading<Column extends string> {
  /** Texts in the store that the database has still to read. */
  private odd: string[] = [];
  private put = 0;
  /** Whether more changed at once than is worth to be read row by row. */
  isOverrun = false;

  constructor(
    readonly store: ColumnStore<Column>,
    public seen: string,
    public readAt: number,
  ) {}

  get isTooOld(): boolean {
    return Date.now() - this.readAt > longestPause;
  }

  get mostChanged(): number {
    return fewChanged + Math.floor(this.store.rows / 20);
  }

  get isStale(): boolean {
    const { mostChanged } = this;
    const isWorn = this.store.changed > mostChanged || this.put - this.store.rows > manyTimes * mostChanged;
    return this.isTooOld || this.isOverrun || isWorn;
  }

  /** @param rows in the order of their ids @throws Error if their ids are too sparse, or a text was not read: then they must be put again */
  async putAll(rows: StoredRow[], run: Run, known = this.store.rows): Promise<void> {
    refuseSparse(rows.at(-1)?.id ?? 0, known);
    for (const row of rows) this.store.put(row);
    this.put += rows.length;
    this.odd.push(...this.store.takeOdd());
    this.store.readAs(await readPlains(run, this.odd));
    this.odd = [];
  }
}

function refuseSparse(last: number, rows: number): void {
  if (last > mostIds(rows)) throw new SparseIds(`the largest id is ${last}, too much for ${rows} rows`);
}

class SparseIds extends Error {}

/**
 * A table's columns in memory, as of now: before each answer it reads what has changed. What was committed before the question
 * is in the answer.
 */
export class TableColumns<Column extends string = string> {
  private readonly table: TableRows;
  private reading: Reading<Column> | undefined;
  /** The read that is under way, and the one that begins after it. */
  private running: Promise<ColumnStore<Column>> | undefined;
  private next: Promise<ColumnStore<Column>> | undefined;

  constructor(
    private readonly source: ColumnSource<Column>,
    private readonly run: Run,
  ) {
    this.table = new TableRows(source, run);
  }

  private begin(): ColumnStore<Column> {
    const kinds = Object.entries<ColumnSource['columns'][string]>(this.source.columns).map(([name, { kind }]) => [
      name,
      kind,
    ]);
    return new ColumnStore(Object.fromEntries(kinds) as ColumnKinds<Column>, this.source.joined);
  }

  get rows(): number {
    return this.reading?.store.rows ?? 0;
  }

  /**
   * Reads all rows. Until that is done, the ones from before answer.
   * @param run on a connection of its own it holds up no read of changes
   * @throws Error if the ids are too sparse for columns
   */
  async load(run: Run = this.run): Promise<void> {
    const table = new TableRows(this.source, run);
    const { rows: counted, last } = await table.extent();
    refuseSparse(last, counted);
    const readAt = Date.now();
    const reading = new Reading(this.begin(), await readSnapshot(run), readAt);
    for await (const rows of table.all()) await reading.putAll(rows, run, Math.max(counted, reading.store.rows));
    await reading.store.settle(this.source.sorted, setImmediate);
    this.reading = reading;
  }

  /** Whether a new store is due. */
  get isStale(): boolean {
    return this.reading?.isStale ?? true;
  }

  /**
   * @param until whoever asks has gone then; epoch milliseconds. Without it an answer may take any time
   * @throws Error if it is too late or too much work; until all is read anew, if changes may have been missed (the machine slept), or
   * too many came at once
   */
  async ask(question: StoreQuestion<Column>, until?: number): Promise<StoreAnswer> {
    if (until === undefined) return (await this.catchUp()).ask(question);
    refuseLate(until);
    const store = await this.catchUp();
    refuseLate(until);
    return store.ask(question, Math.min(longestWork, until - Date.now()));
  }

  /**
   * Reads what has changed. Questions that come at once share a read, which begins after all of them.
   * @returns the store that is up to date then, though a newer one may have come meanwhile, which is not
   */
  catchUp(): Promise<ColumnStore<Column>> {
    if (!this.running) return (this.running = this.read().finally(() => (this.running = undefined)));
    this.next ??= this.running
      .catch(() => undefined)
      .then(() => {
        this.next = undefined;
        return this.catchUp();
      });
    return this.next;
  }

  private async read(): Promise<ColumnStore<Column>> {
    const { reading } = this;
    if (!reading) throw new Error('the columns are not read yet');
    if (reading.isTooOld) throw new Error('the columns have not been read for too long');
    if (!reading.isOverrun) await this.readChanges(reading);
    if (reading.isOverrun) throw new Error('too many rows changed at once');
    return reading.store;
  }

  private async readChanges(reading: Reading<Column>): Promise<void> {
    const { snapshot, ids } = await this.table.changes(reading.seen, reading.mostChanged);
    if (!ids) return void (reading.isOverrun = true);
    const rows = ids.length ? await this.table.of(ids) : [];
    for (const id of ids) reading.store.remove(id);
    await reading.putAll(rows, this.run).catch((error: unknown) => {
      reading.isOverrun ||= error instanceof SparseIds;
      throw error;
    });
    reading.seen = snapshot;
    reading.readAt = Date.now();
  }
}

function refuseLate(until: number): void {
  if (Date.now() > until) throw new Error('nobody waits for the answer any more');
}
