import { RowSet } from './row-set';

/** Rows in ascending order, with room for more. */
class Rows {
  private rows: Uint32Array;
  length: number;

  constructor(...rows: number[]) {
    this.rows = Uint32Array.from(rows);
    this.length = rows.length;
  }

  push(row: number): void {
    if (this.length === this.rows.length) {
      const rows = new Uint32Array(this.length * 2);
      rows.set(this.rows);
      this.rows = rows;
    }
    this.rows[this.length++] = row;
  }

  trim(): void {
    this.rows = this.rows.slice(0, this.length);
  }

  addTo(found: RowSet): void {
    for (let at = 0; at < this.length; at += 1) found.add(this.rows[at]!);
  }
}

/** Most keys have only one row. A list of more than a row in 32 is larger than a set. */
type List = number | Rows | RowSet;
const bitsOfARow = 32;

/**
 * The rows of each key, where a row has many keys: words, labels. Rows are added in ascending order. The keys of a row that changed
 * later are kept apart, and its places in the lists no longer count.
 */
export class KeyLists<Key extends string | number> {
  private readonly lists = new Map<Key, List>();
  private readonly changed = new Map<number, readonly Key[]>();
  private readonly changedOf = new Map<Key, Set<number>>();
  private outdated: RowSet;
  private last = -1;

  /** @param onNew is told each key once */
  constructor(
    private size: number,
    private readonly onNew: (key: Key) => void = () => {},
  ) {
    this.outdated = RowSet.empty(size);
  }

  grow(size: number): void {
    this.size = size;
    this.outdated = this.outdated.grown(size);
    for (const [key, list] of this.lists) if (list instanceof RowSet) this.lists.set(key, list.grown(size));
  }

  put(row: number, keys: readonly Key[]): void {
    if (row <= this.last) return this.change(row, keys);
    this.last = row;
    for (const key of keys) this.push(key, row);
  }

  private change(row: number, keys: readonly Key[]): void {
    for (const key of this.changed.get(row) ?? []) this.changedOf.get(key)?.delete(row);
    this.changed.set(row, keys);
    this.outdated.add(row);
    for (const key of keys) {
      const rows = this.changedOf.get(key);
      if (rows) rows.add(row);
      else {
        if (!this.lists.has(key)) this.onNew(key);
        this.changedOf.set(key, new Set([row]));
      }
    }
  }

  private push(key: Key, row: number): void {
    const known = this.lists.get(key);
    if (known === undefined) {
      if (!this.changedOf.has(key)) this.onNew(key);
      this.lists.set(key, row);
    } else if (typeof known === 'number') this.lists.set(key, new Rows(known, row));
    else if (known instanceof RowSet) known.add(row);
    else known.push(row);
  }

  /** When the first rows are there: gives back the room that lists do not use, and makes sets of long ones. */
  settle(): void {
    for (const [key, list] of this.lists) {
      if (!(list instanceof Rows)) continue;
      if (list.length * bitsOfARow > this.size) this.lists.set(key, this.found([list]));
      else list.trim();
    }
  }

  get changedRows(): number {
    return this.changed.size;
  }

  /** Keeps the rows with one of the keys. */
  keepWith(rows: RowSet, keys: readonly Key[]): void {
    const lists = keys.map((key) => this.lists.get(key));
    const changed = this.changed.size ? keys.map((key) => this.changedOf.get(key)) : [];
    const kept = changed.flatMap((those) => [...(those ?? [])].filter((row) => rows.has(row)));
    const [only] = lists;
    if (lists.length === 1 && only instanceof RowSet) rows.keepAll(only);
    else rows.keepAll(this.found(lists));
    rows.deleteAll(this.outdated);
    for (const row of kept) rows.add(row);
  }

  private found(lists: (List | undefined)[]): RowSet {
    const found = RowSet.empty(this.size);
    for (const list of lists) {
      if (typeof list === 'number') found.add(list);
      else if (list instanceof RowSet) found.addAll(list);
      else list?.addTo(found);
    }
    return found;
  }
}
