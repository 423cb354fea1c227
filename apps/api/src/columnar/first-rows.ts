import type { OrderedParts } from './ordered-parts';
import type { RowSet } from './row-set';
import type { Direction } from './store-question';

/** What orders rows: a number of each; with ranks, the rank of that number, and -1 for negative ones. */
export interface Keys {
  of: ArrayLike<number>;
  ranks?: ArrayLike<number>;
  /** The rows cut into parts of the same order. */
  parts?: OrderedParts;
}

/** So many rows are ordered at once; of more, the parts that a page does not show are left out first. */
const few = 8192;

/** The first so many rows of an order. A heap: its top is the last of them, and makes room for a row that stands before it. */
class First {
  private readonly rows: Int32Array;
  private readonly keys: Float64Array;
  private length = 0;

  /** @param most at least 1 @param sign -1: of equal rows the one with the higher number stands first */
  constructor(
    private readonly most: number,
    private readonly sign: 1 | -1,
  ) {
    this.rows = new Int32Array(most);
    this.keys = new Float64Array(most);
  }

  /** Whether a row with this key stands after all of them. Rows come in the order of equal ones, so one with the key of the top does. */
  isFullBefore(key: number): boolean {
    return this.length === this.most && key >= this.keys[0]!;
  }

  add(row: number, key: number): void {
    if (this.length < this.most) {
      this.place(this.length, row, key);
      this.rise(this.length++);
    } else {
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

/** The direction of the keys, and of the numbers of rows with equal ones. */
export interface Directions {
  direction: Direction;
  ties: Direction;
}

/** So many rows of an order from `offset` on. @param total how many rows they are */
export function firstRows(
  rows: RowSet,
  total: number,
  keys: Keys,
  directions: Directions,
  offset: number,
  limit: number,
): number[] {
  const { parts } = keys;
  const { direction, ties } = directions;
  if (!parts || total <= few) return firstByKey(rows, keys, directions, offset, limit);
  const found: number[] = [];
  const those = rows.none();
  for (let n = 0, before = 0; n < parts.count && found.length < limit; n += 1) {
    const part = direction === 'asc' ? n : parts.count - 1 - n;
    those.becomeIn(rows, parts.span(part));
    const { count } = those;
    const skipped = Math.max(offset - before, 0);
    before += count;
    if (skipped >= count) continue;
    const left = limit - found.length;
    found.push(
      ...(parts.isEqual(part)
        ? firstByRow(those, ties, skipped, left)
        : firstByKey(those, keys, directions, skipped, left)),
    );
  }
  return found;
}

function firstByKey(rows: RowSet, { of, ranks }: Keys, { direction, ties }: Directions, offset: number, limit: number) {
  const sign = signOf(direction);
  const first = new First(offset + limit, signOf(ties));
  rows.each(ties, (row) => {
    const value = of[row]!;
    const key = sign * (ranks ? (value < 0 ? -1 : ranks[value]!) : value);
    if (!first.isFullBefore(key)) first.add(row, key);
  });
  return Array.from(first.take().subarray(offset));
}

const signOf = (direction: Direction): 1 | -1 => (direction === 'asc' ? 1 : -1);

/** The same in the order of the rows' numbers. */
export function firstByRow(rows: RowSet, direction: Direction, offset: number, limit: number): number[] {
  const found: number[] = [];
  let skipped = 0;
  rows.each(direction, (row) => {
    if (skipped < offset) skipped += 1;
    else found.push(row);
    return found.length < limit;
  });
  return found;
}
