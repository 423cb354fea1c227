import type { Range } from './condition';
import { RowSet } from './row-set';

type Values = Int32Array | Float64Array;

/** How a column keeps its numbers: whole ones of 32 bits, or with a fraction and more digits. */
export type Numbers = 'whole' | 'number';

/** A column with at most so many different values keeps a set of rows for each: finding those takes no look at the values. */
const mostSets = 64;

/** Numbers by row. Null is lower than every number, as lists sort it. */
export class NumberColumn {
  values: Values;
  private readonly nothing: number;
  private sets: Map<number, RowSet> | undefined = new Map();

  constructor(
    private readonly numbers: Numbers,
    private size: number,
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
    this.size = size;
    for (const [value, rows] of this.sets ?? []) this.sets!.set(value, rows.grown(size));
  }

  put(row: number, value: number | null): void {
    const before = this.values[row]!;
    const after = value ?? this.nothing;
    this.values[row] = after;
    if (!this.sets) return;
    if (before !== after) this.sets.get(before)?.delete(row);
    this.setOf(after)?.add(row);
  }

  private setOf(value: number): RowSet | undefined {
    const known = this.sets?.get(value);
    if (known || !this.sets) return known;
    if (this.sets.size === mostSets) {
      this.sets = undefined;
      return undefined;
    }
    const rows = RowSet.empty(this.size);
    this.sets.set(value, rows);
    return rows;
  }

  /** Keeps the rows whose value passes. Null passes no test. */
  keepWhere(rows: RowSet, passes: (value: number) => boolean): void {
    const { values, nothing } = this;
    if (this.sets) this.keepSets(rows, passes);
    else rows.keep((row) => passes(values[row]!) && values[row] !== nothing);
  }

  private keepSets(rows: RowSet, passes: (value: number) => boolean): void {
    const kept = RowSet.empty(this.size);
    for (const [value, those] of this.sets!) if (value !== this.nothing && passes(value)) kept.addAll(those);
    rows.keepOnly(kept);
  }

  keepRange(rows: RowSet, range: Omit<Range, 'column'>): void {
    const low = Math.max(range.from ?? lowest, (range.above ?? lowest) + instant);
    const high = Math.min(range.to ?? Infinity, (range.below ?? Infinity) - instant);
    if (this.sets) this.keepSets(rows, (value) => value >= low && value <= high);
    else keepBetween(rows.bits, this.values, Math.max(low, this.nothing + 1), high);
  }

  keepOneOf(rows: RowSet, wanted: readonly number[]): void {
    const [only] = wanted;
    if (only !== undefined && wanted.length === 1) return this.keepRange(rows, { from: only, to: only });
    const table = this.sets || this.numbers === 'number' ? undefined : tableOf(wanted.filter(Number.isInteger));
    if (table) return keepAmong(rows.bits, this.values, table);
    const among = new Set(wanted);
    this.keepWhere(rows, (value) => among.has(value));
  }

  /** Keeps the rows whose value has one of these bits. */
  keepBits(rows: RowSet, mask: number): void {
    this.keepWhere(rows, (value) => (value & mask) !== 0);
  }
}

/** Marks of whole numbers from `least` on. */
interface Table {
  least: number;
  marks: Uint8Array;
}

const longestTable = 65_536;

/** Undefined if there is none, or they stand too far from each other. */
function tableOf(wanted: readonly number[]): Table | undefined {
  const least = Math.min(...wanted);
  const length = Math.max(...wanted) - least + 1;
  if (wanted.length === 0 || length > longestTable) return undefined;
  const marks = new Uint8Array(length);
  for (const value of wanted) marks[value - least] = 1;
  return { least, marks };
}

/** Above null's value. */
const lowest = -Number.MAX_VALUE;

/** Less than the time between two moments of the database, and more than the error of an epoch second. */
const instant = 5e-7;

/** A loop of its own, because it reads every value of a table: a call for each would take three times as long. */
function keepBetween(bits: Uint32Array, values: Values, low: number, high: number): void {
  for (let at = 0; at < bits.length; at += 1) {
    let left = bits[at]!;
    let kept = left;
    while (left !== 0) {
      const bit = 31 - Math.clz32(left);
      left ^= 1 << bit;
      const value = values[(at << 5) | bit]!;
      if (!(value >= low && value <= high)) kept ^= 1 << bit;
    }
    bits[at] = kept;
  }
}

/** The same for values that a table marks. Null is beyond every table. */
function keepAmong(bits: Uint32Array, values: Values, { least, marks }: Table): void {
  for (let at = 0; at < bits.length; at += 1) {
    let left = bits[at]!;
    let kept = left;
    while (left !== 0) {
      const bit = 31 - Math.clz32(left);
      left ^= 1 << bit;
      if (marks[values[(at << 5) | bit]! - least] !== 1) kept ^= 1 << bit;
    }
    bits[at] = kept;
  }
}
