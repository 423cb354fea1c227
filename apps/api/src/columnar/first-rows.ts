import type { RowSet } from './row-set';

/** The order of rows by a key. Rows with equal keys are ordered by their numbers, in the same direction. */
interface Order {
  key: (row: number) => number;
  direction: 'asc' | 'desc';
}

/** The first so many rows of an order. A heap: its top is the last of them, and makes room for a row that stands before it. */
class First {
  private readonly rows: Int32Array;
  private readonly keys: Float64Array;
  private length = 0;

  /** @param most at least 1 @param sign -1 for a descending order */
  constructor(
    private readonly most: number,
    private readonly sign: 1 | -1,
  ) {
    this.rows = new Int32Array(most);
    this.keys = new Float64Array(most);
  }

  /** Rows must be offered in the order's direction: so a row with the key of the top stands after it. */
  offer(row: number, key: number): void {
    if (this.length < this.most) {
      this.place(this.length, row, key);
      this.rise(this.length++);
    } else if (key < this.keys[0]!) {
      this.place(0, row, key);
      this.sink();
    }
  }

  /** All in their order; the heap is empty then. */
  take(): Int32Array {
    const found = new Int32Array(this.length);
    while (this.length > 0) {
      this.length -= 1;
      found[this.length] = this.rows[0]!;
      this.swap(0, this.length);
      this.sink();
    }
    return found;
  }

  private place(at: number, row: number, key: number): void {
    this.rows[at] = row;
    this.keys[at] = key;
  }

  private isAfter(one: number, other: number): boolean {
    const { rows, keys } = this;
    if (keys[one] !== keys[other]) return keys[one]! > keys[other]!;
    return this.sign * (rows[one]! - rows[other]!) > 0;
  }

  private swap(one: number, other: number): void {
    const row = this.rows[one]!;
    const key = this.keys[one]!;
    this.place(one, this.rows[other]!, this.keys[other]!);
    this.place(other, row, key);
  }

  private rise(from: number): void {
    for (let at = from; at > 0;) {
      const parent = (at - 1) >>> 1;
      if (!this.isAfter(at, parent)) return;
      this.swap(at, parent);
      at = parent;
    }
  }

  private sink(): void {
    for (let at = 0; ;) {
      let last = at;
      for (let child = 2 * at + 1; child <= 2 * at + 2 && child < this.length; child += 1)
        if (this.isAfter(child, last)) last = child;
      if (last === at) return;
      this.swap(at, last);
      at = last;
    }
  }
}

/** So many rows of an order from `offset` on. */
export function firstRows(rows: RowSet, { key, direction }: Order, offset: number, limit: number): number[] {
  const sign = direction === 'asc' ? 1 : -1;
  const first = new First(offset + limit, sign);
  rows.each(direction, (row) => first.offer(row, sign * key(row)));
  return Array.from(first.take().subarray(offset));
}

/** The same in the order of the rows' numbers. */
export function firstByRow(rows: RowSet, direction: Order['direction'], offset: number, limit: number): number[] {
  const found: number[] = [];
  let skipped = 0;
  rows.each(direction, (row) => {
    if (skipped < offset) skipped += 1;
    else found.push(row);
    return found.length < limit;
  });
  return found;
}
