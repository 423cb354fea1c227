import type { RowSet, Span } from './row-set';

type Compare = (one: number, other: number) => number;

/** A column with at most so many different values has a part for each. */
const mostExact = 64;

/** Parts of a column with more values. A part takes a bit for each row. */
const mostParts = 32;

/** Values that say how the column's are spread. */
const sampled = 4096;

/** The different values of a column, or undefined if they are too many for a part each. */
function distinctOf(values: ArrayLike<number>, rows: RowSet): number[] | undefined {
  const distinct = new Set<number>();
  rows.each('asc', (row) => {
    distinct.add(values[row]!);
    return distinct.size <= mostExact;
  });
  return distinct.size <= mostExact ? [...distinct] : undefined;
}

function sampleOf(values: ArrayLike<number>, rows: RowSet): number[] {
  const step = Math.max(1, Math.floor(rows.count / sampled));
  const sample: number[] = [];
  let seen = 0;
  rows.each('asc', (row) => {
    if (seen++ % step === 0) sample.push(values[row]!);
  });
  return sample;
}

/** Bounds between parts of about as many rows each. A value that many rows have is a part of its own. */
function evenBounds(sorted: readonly number[], compare: Compare): Set<number> {
  const bounds = new Set<number>();
  for (let part = 1; part < mostParts; part += 1) {
    const bound = sorted[Math.floor((part * sorted.length) / mostParts)]!;
    const isFrequent = bounds.has(bound);
    bounds.add(bound);
    const next = isFrequent && sorted.find((value) => compare(value, bound) > 0);
    if (typeof next === 'number') bounds.add(next);
  }
  return bounds;
}

/**
 * The rows of a column by the part of its order that their value stands in. So a range, or a page, is found by sets, and only the values at its
 * ends are looked at. Values that come later go into the parts that were made once.
 */
export class OrderedParts {
  /** Where the parts after the first one begin. */
  private readonly bounds: number[];
  /** The rows of a part and of all before it; before them, no rows. */
  private upTo: RowSet[];
  /** The least and the most value that each part has had. */
  private readonly least: Float64Array;
  private readonly most: Float64Array;

  /** @param rows those that have values @param compare the column's order */
  constructor(
    rows: RowSet,
    values: ArrayLike<number>,
    private readonly compare: Compare,
  ) {
    const distinct = distinctOf(values, rows)?.sort(compare).slice(1);
    this.bounds = distinct ?? [...evenBounds(sampleOf(values, rows).sort(compare), compare)].sort(compare);
    this.upTo = Array.from({ length: this.bounds.length + 2 }, () => rows.none());
    this.least = new Float64Array(this.count).fill(Infinity);
    this.most = new Float64Array(this.count).fill(-Infinity);
    rows.each('asc', (row) => {
      const part = this.partOf(values[row]!);
      this.upTo[part + 1]!.add(row);
      this.widen(part, values[row]!);
    });
    for (let part = 1; part < this.count; part += 1) this.upTo[part + 1]!.addAll(this.upTo[part]!);
  }

  get count(): number {
    return this.bounds.length + 1;
  }

  /** How many bounds are not above the value. */
  private partOf(value: number): number {
    let low = 0;
    let high = this.bounds.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(this.bounds[middle]!, value) > 0) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  private widen(part: number, value: number): void {
    if (value < this.least[part]!) this.least[part] = value;
    if (value > this.most[part]!) this.most[part] = value;
  }

  grow(size: number): void {
    this.upTo = this.upTo.map((rows) => rows.grown(size));
  }

  put(row: number, value: number): void {
    const part = this.partOf(value);
    this.widen(part, value);
    for (let at = 0; at < this.count; at += 1) {
      if (at < part) this.upTo[at + 1]!.delete(row);
      else this.upTo[at + 1]!.add(row);
    }
  }

  /** The rows of the parts from `from` to `to`; none if there are no such parts. */
  span(from: number, to = from): Span {
    return { of: this.upTo[Math.max(to + 1, 0)]!, without: this.upTo[from]! };
  }

  /** Whether all rows of a part have the same value. */
  isEqual(part: number): boolean {
    return this.least[part] === this.most[part];
  }

  /** The rows that may have a value from `low` to `high`, and those that have one. For parts in the order of the numbers. */
  range(low: number, high: number): { candidates: Span; sure: Span } {
    const from = this.partOf(low);
    const to = this.partOf(high);
    const sureFrom = this.least[from]! >= low ? from : from + 1;
    const sureTo = this.most[to]! <= high ? to : to - 1;
    return { candidates: this.span(from, to), sure: this.span(sureFrom, Math.max(sureTo, sureFrom - 1)) };
  }

  /** The rows that may have one of these values, and whether all of them have one. */
  oneOf(wanted: readonly number[]): { candidates: Span[]; areSure: boolean } {
    const parts = new Set<number>();
    for (const value of wanted) {
      const part = this.partOf(value);
      if (!this.isEqual(part) || this.least[part] === value) parts.add(part);
    }
    const candidates = [...parts].map((part) => this.span(part));
    return { candidates, areSure: [...parts].every((part) => this.isEqual(part)) };
  }
}
