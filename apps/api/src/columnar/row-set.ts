import type { Direction } from './store-question';

/** The rows of a set that do not stand in another one. */
export interface Span {
  of: RowSet;
  without: RowSet;
}

/** A set of row numbers below `size`, a bit for each. */
export class RowSet {
  private constructor(readonly bits: Uint32Array) {}

  /** @param size one more than the largest row number */
  static empty(size: number): RowSet {
    return new RowSet(new Uint32Array((size + 31) >>> 5));
  }

  /** Numbers that are no row's are left out: from 2 ** 32 on a bit of another row would be set. */
  static of(rows: ArrayLike<number>, size: number): RowSet {
    const set = RowSet.empty(size);
    for (let at = 0; at < rows.length; at += 1) if (rows[at]! < size) set.add(rows[at]!);
    return set;
  }

  copy(): RowSet {
    return new RowSet(this.bits.slice());
  }

  /** An empty set with as much room. */
  none(): RowSet {
    return new RowSet(new Uint32Array(this.bits.length));
  }

  /** The same set with room for more rows. */
  grown(size: number): RowSet {
    const bits = new Uint32Array((size + 31) >>> 5);
    bits.set(this.bits);
    return new RowSet(bits);
  }

  has(row: number): boolean {
    return ((this.bits[row >>> 5]! >>> (row & 31)) & 1) === 1;
  }

  add(row: number): void {
    this.bits[row >>> 5]! |= 1 << (row & 31);
  }

  delete(row: number): void {
    this.bits[row >>> 5]! &= ~(1 << (row & 31));
  }

  addAll({ bits }: RowSet): void {
    for (let at = 0; at < bits.length; at += 1) this.bits[at]! |= bits[at]!;
  }

  deleteAll({ bits }: RowSet): void {
    for (let at = 0; at < bits.length; at += 1) this.bits[at]! &= ~bits[at]!;
  }

  keepAll({ bits }: RowSet): void {
    for (let at = 0; at < bits.length; at += 1) this.bits[at]! &= bits[at]!;
  }

  clear(): void {
    this.bits.fill(0);
  }

  becomeAll({ bits }: RowSet): void {
    this.bits.set(bits);
  }

  /** Becomes those of the rows that stand in the span. */
  becomeIn(rows: RowSet, { of, without }: Span): void {
    this.become(rows, of, without);
  }

  private become({ bits: rows }: RowSet, { bits: of }: RowSet, { bits: without }: RowSet): void {
    const { bits } = this;
    for (let at = 0; at < bits.length; at += 1) bits[at] = rows[at]! & of[at]! & ~without[at]!;
  }

  /** Keeps the rows that stand in one of the sets. */
  keepAny(sets: readonly RowSet[]): void {
    const { bits } = this;
    const all = sets.map((one) => one.bits);
    for (let at = 0; at < bits.length; at += 1) {
      if (bits[at] === 0) continue;
      let any = 0;
      for (let n = 0; n < all.length; n += 1) any |= all[n]![at]!;
      bits[at]! &= any;
    }
  }

  keepSpan({ of, without }: Span): void {
    this.become(this, of, without);
  }

  /** Keeps the rows that stand in one of the spans. */
  keepSpans(spans: readonly Span[]): void {
    if (spans.length === 1) return this.keepSpan(spans[0]!);
    const { bits } = this;
    const ofs = spans.map(({ of }) => of.bits);
    const withouts = spans.map(({ without }) => without.bits);
    for (let at = 0; at < bits.length; at += 1) {
      if (bits[at] === 0) continue;
      let any = 0;
      for (let n = 0; n < ofs.length; n += 1) any |= ofs[n]![at]! & ~withouts[n]![at]!;
      bits[at]! &= any;
    }
  }

  deleteSpan({ of: { bits: of }, without: { bits: without } }: Span): void {
    const { bits } = this;
    for (let at = 0; at < bits.length; at += 1) bits[at]! &= ~of[at]! | without[at]!;
  }

  get count(): number {
    let count = 0;
    for (const word of this.bits) {
      if (word === 0) continue;
      let rest = word - ((word >>> 1) & 0x55555555);
      rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
      count += (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
    }
    return count;
  }

  /** Drops the rows that fail the test. */
  keep(test: (row: number) => boolean): void {
    const { bits } = this;
    for (let at = 0; at < bits.length; at += 1) {
      let left = bits[at]!;
      let kept = left;
      while (left !== 0) {
        const bit = 31 - Math.clz32(left);
        left ^= 1 << bit;
        if (!test((at << 5) | bit)) kept ^= 1 << bit;
      }
      bits[at] = kept;
    }
  }

  /** Visits the rows in ascending or descending order, until `visit` returns false. */
  each(direction: Direction, visit: (row: number) => boolean | void): void {
    const { bits } = this;
    const isAscending = direction === 'asc';
    for (let n = 0; n < bits.length; n += 1) {
      const at = isAscending ? n : bits.length - 1 - n;
      let left = bits[at]!;
      while (left !== 0) {
        const bit = 31 - Math.clz32(isAscending ? left & -left : left);
        left ^= 1 << bit;
        if (visit((at << 5) | bit) === false) return;
      }
    }
  }
}
