import type { Range } from './condition';
import type { Keys } from './first-rows';
import { OrderedParts } from './ordered-parts';
import type { RowSet, Span } from './row-set';

type Values = Int32Array | Float64Array;

/** How a column keeps its numbers: whole ones of 32 bits, or with a fraction and more digits. */
export type Numbers = 'whole' | 'number';

/** Numbers by row. Null is lower than every number, as lists sort it. */
export class NumberColumn {
  values: Values;
  private readonly nothing: number;
  private parts: OrderedParts | undefined;

  constructor(
    private readonly numbers: Numbers,
    size: number,
  ) {
    this.nothing = numbers === 'whole' ? -(2 ** 31) : -Infinity;
    this.values = this.room(size);
  }

  private room(size: number): Values {
    return (this.numbers === 'whole' ? new Int32Array(size) : new Float64Array(size)).fill(this.nothing);
  }

  grow(size: number): void {
    const values = this.room(size);
    values.set(this.values);
    this.values = values;
    this.parts?.grow(size);
  }

  put(row: number, value: number | null): void {
    this.values[row] = value ?? this.nothing;
    this.parts?.put(row, this.values[row]!);
  }

  /** Cuts the column into parts when its rows are there. @param compare an order of the values other than their own */
  settle(rows: RowSet, compare: (one: number, other: number) => number = (one, other) => one - other): void {
    this.parts = new OrderedParts(rows, this.values, compare);
  }

  /** What orders rows by this column. */
  keys(): Keys {
    return { of: this.values, parts: this.parts };
  }

  /** Keeps the rows whose value passes. Null passes no test. */
  keepWhere(rows: RowSet, passes: (value: number) => boolean): void {
    const { values, nothing } = this;
    rows.keep((row) => values[row] !== nothing && passes(values[row]!));
  }

  keepRange(rows: RowSet, range: Omit<Range, 'column'>): void {
    const low = Math.max(range.from ?? lowest, (range.above ?? lowest) + instant, this.nothing + 1);
    const high = Math.min(range.to ?? Infinity, (range.below ?? Infinity) - instant);
    if (low > high) return rows.clear();
    if (!this.parts) return this.keepWhere(rows, (value) => value >= low && value <= high);
    const { candidates, sure } = this.parts.range(low, high);
    rows.keepSpan(candidates);
    keepBetween(rows.bits, this.values, low, high, sure);
  }

  /** Null is none of them, nor is the number that stands for it. */
  keepOneOf(rows: RowSet, asked: readonly number[]): void {
    const wanted = asked.filter((value) => value !== this.nothing);
    const found = this.parts?.oneOf(wanted);
    if (found) rows.keepSpans(found.candidates);
    if (found?.areSure) return;
    if (wanted.length === 1) return keepValue(rows.bits, this.values, wanted[0]!);
    if (wanted.length <= fewWanted) return keepValues(rows.bits, this.values, wanted);
    const among = new Set(wanted);
    this.keepWhere(rows, (value) => among.has(value));
  }

  keepKnown(rows: RowSet): void {
    this.keepOthers(rows, []);
  }

  /** Keeps the rows with a value that is not null and none of these. */
  keepOthers(rows: RowSet, unwanted: readonly number[]): void {
    const found = this.parts?.oneOf([this.nothing, ...unwanted]);
    if (found?.areSure) for (const span of found.candidates) rows.deleteSpan(span);
    else this.keepWhere(rows, (value) => !unwanted.includes(value));
  }
}

/** So many values are compared one by one. */
const fewWanted = 8;

/** Above null's value. */
const lowest = -Number.MAX_VALUE;

/** Less than the time between two moments of the database, and more than the error of an epoch second. */
const instant = 5e-7;

/*
 * Loops of their own, because they may read many values: a call for each would take three times as long.
 */

/** Keeps the rows with a value from `low` to `high`; those of `sure` have one. */
function keepBetween(bits: Uint32Array, values: Values, low: number, high: number, sure: Span): void {
  const of = sure.of.bits;
  const without = sure.without.bits;
  for (let at = 0; at < bits.length; at += 1) {
    let left = bits[at]! & ~(of[at]! & ~without[at]!);
    if (left === 0) continue;
    let kept = bits[at]!;
    while (left !== 0) {
      const bit = 31 - Math.clz32(left);
      left ^= 1 << bit;
      const value = values[(at << 5) | bit]!;
      if (!(value >= low && value <= high)) kept ^= 1 << bit;
    }
    bits[at] = kept;
  }
}

function keepValue(bits: Uint32Array, values: Values, wanted: number): void {
  for (let at = 0; at < bits.length; at += 1) {
    let left = bits[at]!;
    if (left === 0) continue;
    let kept = left;
    while (left !== 0) {
      const bit = 31 - Math.clz32(left);
      left ^= 1 << bit;
      if (values[(at << 5) | bit] !== wanted) kept ^= 1 << bit;
    }
    bits[at] = kept;
  }
}

/** Keeps the rows with one of a few values. */
function keepValues(bits: Uint32Array, values: Values, wanted: readonly number[]): void {
  for (let at = 0; at < bits.length; at += 1) {
    let left = bits[at]!;
    let kept = left;
    while (left !== 0) {
      const bit = 31 - Math.clz32(left);
      left ^= 1 << bit;
      const value = values[(at << 5) | bit]!;
      let n = 0;
      while (n < wanted.length && wanted[n] !== value) n += 1;
      if (n === wanted.length) kept ^= 1 << bit;
    }
    bits[at] = kept;
  }
}
