import { setImmediate } from 'node:timers/promises';
import type { ColumnSource } from './column-source';
import { ColumnStore } from './column-store';
import type { ColumnKinds, StoreAnswer, StoredRow, StoreQuestion } from './store-question';
import { readPlains, readSnapshot, type Run, TableRows } from './table-rows.queries';

/** Milliseconds. Lines of changes are kept for a day: who has not read for half of one may miss some, and begins anew. */
const longestPause = 12 * 60 * 60 * 1000;

/** More changed rows than these and a part of all make a new store worth its reading. */
const fewChanged = 20_000;

/**
 * A table's columns in memory, as of now: before each answer it reads what has changed. What was committed before the question
 * is in the answer.
 */
export class TableColumns<Column extends string = string> {
  private readonly table: TableRows;
  private store: ColumnStore<Column>;
  private seen = '';
  private readAt = 0;
  /** Whether more rows changed at once than are worth to be read one by one. */
  private isOverrun = false;
  /** The read that is under way, and the one that begins after it. */
  private running: Promise<void> | undefined;
  private next: Promise<void> | undefined;

  constructor(
    private readonly source: ColumnSource<Column>,
    private readonly run: Run,
  ) {
    this.table = new TableRows(source, run);
    this.store = this.begin();
  }

  private begin(): ColumnStore<Column> {
    const kinds = Object.entries<ColumnSource['columns'][string]>(this.source.columns).map(([name, { kind }]) => [
      name,
      kind,
    ]);
    return new ColumnStore(Object.fromEntries(kinds) as ColumnKinds<Column>, this.source.joined);
  }

  get rows(): number {
    return this.store.rows;
  }

  /** Reads all rows. */
  async load(): Promise<void> {
    const readAt = Date.now();
    const seen = await readSnapshot(this.run);
    const store = this.begin();
    for await (const rows of this.table.all()) await this.putAll(store, rows);
    await store.settle(this.source.sorted, setImmediate);
    this.store = store;
    this.seen = seen;
    this.readAt = readAt;
    this.isOverrun = false;
  }

  private async putAll(store: ColumnStore<Column>, rows: StoredRow[]): Promise<void> {
    for (const row of rows) store.put(row);
    store.readAs(await readPlains(this.run, store.takeOdd()));
  }

  private get isTooOld(): boolean {
    return Date.now() - this.readAt > longestPause;
  }

  /** Whether a new store is due. */
  get isStale(): boolean {
    return this.isTooOld || this.isOverrun || this.store.changed > this.mostChanged;
  }

  private get mostChanged(): number {
    return fewChanged + this.store.rows / 20;
  }

  /** @throws Error until all is read anew: if changes may have been missed (the machine slept), or too many came at once */
  async ask(question: StoreQuestion<Column>): Promise<StoreAnswer> {
    if (this.isTooOld) throw new Error('the columns have not been read for too long');
    await this.catchUp();
    return this.store.ask(question);
  }

  /** Reads what has changed. Questions that come at once share a read, which begins after all of them. */
  catchUp(): Promise<void> {
    if (!this.running) return (this.running = this.read().finally(() => (this.running = undefined)));
    this.next ??= this.running
      .catch(() => undefined)
      .then(() => {
        this.next = undefined;
        return this.catchUp();
      });
    return this.next;
  }

  private async read(): Promise<void> {
    const { store } = this;
    const { snapshot, ids } = await this.table.changes(this.seen);
    this.isOverrun ||= ids.length > this.mostChanged;
    if (this.isOverrun) throw new Error('too many rows changed at once');
    const rows = ids.length ? await this.table.of(ids) : [];
    if (store !== this.store) return this.read();
    for (const id of ids) store.remove(id);
    await this.putAll(store, rows);
    this.seen = snapshot;
    this.readAt = Date.now();
  }
}
