import { RowSet } from './row-set';

/** Rows in ascending order, with room for more. */
class Rows {
  private rows: Uint32Array;
  private length: number;

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

/**
 * The rows of each key, where a row has many keys: words, labels. Rows are added in ascending order. The keys of a row that changed
 * later are kept apart, and its places in the lists no longer count.
 */
export class KeyLists<Key extends string | number> {
  /** Most keys have only one row. */
  private readonly lists = new Map<Key, number | Rows>();
  private readonly changed = new Map<number, readonly Key[]>();
  private last = -1;

  put(row: number, keys: readonly Key[]): void {
    if (row <= this.last) {
      this.changed.set(row, keys);
      return;
    }
    this.last = row;
    for (const key of keys) this.push(key, row);
  }

  private push(key: Key, row: number): void {
    const known = this.lists.get(key);
    if (known === undefined) this.lists.set(key, row);
    else if (typeof known === 'number') this.lists.set(key, new Rows(known, row));
    else known.push(row);
  }

  /** Gives back the room that lists do not use. */
  trim(): void {
    for (const rows of this.lists.values()) if (typeof rows !== 'number') rows.trim();
  }

  get changedRows(): number {
    return this.changed.size;
  }

  /** @param size one more than the largest row */
  rowsWith(key: Key, size: number): RowSet {
    const found = RowSet.empty(size);
    this.addRows(found, this.lists.get(key));
    return this.corrected(found, (one) => one === key);
  }

  /** The rows with a key that passes. Every key is asked. */
  rowsWhere(passes: (key: Key) => boolean, size: number): RowSet {
    const found = RowSet.empty(size);
    for (const [key, rows] of this.lists) if (passes(key)) this.addRows(found, rows);
    return this.corrected(found, passes);
  }

  private addRows(found: RowSet, rows: number | Rows | undefined): void {
    if (typeof rows === 'number') found.add(rows);
    else rows?.addTo(found);
  }

  private corrected(found: RowSet, passes: (key: Key) => boolean): RowSet {
    for (const [row, keys] of this.changed) {
      if (keys.some(passes)) found.add(row);
      else found.delete(row);
    }
    return found;
  }
}
