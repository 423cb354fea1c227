import { ColumnStore } from '../../../columnar/column-store';
import type { StoreAnswer, StoredRow, StoreQuestion } from '../../../columnar/store-question';
import type { HouseKey } from '../house-condition.queries';
import { houseKinds, searchText, sortedTexts } from './column-kinds';
import { readChanges, readHouses, readHousesOf, readPlains, readSnapshot, type Run } from './house-rows.queries';

export type HouseQuestion = StoreQuestion<HouseKey>;

/** Lines of `house_changes` are kept for a day. Who has not read for half of one begins anew. */
const tooOld = 12 * 60 * 60 * 1000;

/** So many changed houses, and a part of all, make a new store worth its reading. */
const mostChanged = 20_000;

/**
 * The houses' columns in memory, as of now: before each answer it reads what has changed. What was committed before the question
 * is in the answer.
 */
export class HouseColumns {
  private store = new ColumnStore<HouseKey>(houseKinds, searchText);
  private seen = '';
  private readAt = 0;
  /** The read that is under way, and the one that begins after it. */
  private running: Promise<void> | undefined;
  private next: Promise<void> | undefined;

  constructor(private readonly run: Run) {}

  get rows(): number {
    return this.store.rows;
  }

  /** Reads all houses. */
  async load(): Promise<void> {
    const seen = await readSnapshot(this.run);
    const store = new ColumnStore<HouseKey>(houseKinds, searchText);
    for await (const rows of readHouses(this.run)) await this.putAll(store, rows);
    store.settle(sortedTexts);
    this.store = store;
    this.seen = seen;
    this.readAt = Date.now();
  }

  private async putAll(store: ColumnStore<HouseKey>, rows: StoredRow[]): Promise<void> {
    for (const row of rows) store.put(row);
    store.readAs(await readPlains(this.run, store.takeOdd()));
  }

  /** Whether a new store is due: too many changes, or too long without reading. */
  get isStale(): boolean {
    return this.store.changed > mostChanged + this.store.rows / 20 || Date.now() - this.readAt > tooOld;
  }

  async ask(question: HouseQuestion): Promise<StoreAnswer> {
    await this.catchUp();
    return this.store.ask(question);
  }

  /** Questions that come at once share a read. It begins after all of them. */
  private catchUp(): Promise<void> {
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
    const { snapshot, ids } = await readChanges(this.run, this.seen);
    const rows = ids.length ? await readHousesOf(this.run, ids) : [];
    if (store !== this.store) return this.read();
    for (const id of ids) store.remove(id);
    await this.putAll(store, rows);
    this.seen = snapshot;
    this.readAt = Date.now();
  }
}
