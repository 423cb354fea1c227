import { plain } from '@toam/domain/vietnamese';
import type { Keys } from './first-rows';
import { NumberColumn } from './number-column';
import type { RowSet } from './row-set';
import { TextFinder } from './text-finder';

/** Looking for a part in all texts at once is so many times quicker than in each. */
const quicker = 4;

/** Texts by row: each different text is kept once, rows have its code. */
export class TextColumn {
  private readonly codes: NumberColumn;
  private readonly texts: string[] = [];
  /** The same without case and accents, by their codes. Of a plain column those that a search has asked for. */
  private readonly plains = new TextFinder();
  private odd: string[] = [];
  /** Codes of texts with signs of two units, such as emojis. */
  private readonly paired = new Set<number>();
  private readonly codeOf = new Map<string, number>();
  /** Codes in the order of their texts, for those that are sorted so far. */
  private sorted = new Int32Array();
  private ranks = new Int32Array();

  /** @param isPlain the texts are without case and accents, or nobody searches them: they are taken as they are */
  constructor(
    size: number,
    private readonly isPlain = false,
  ) {
    this.codes = new NumberColumn('whole', size);
  }

  grow(size: number): void {
    this.codes.grow(size);
  }

  put(row: number, text: string | null): void {
    this.codes.put(row, text === null ? null : this.code(text));
  }

  private code(text: string): number {
    const known = this.codeOf.get(text);
    if (known !== undefined) return known;
    const code = this.texts.push(text) - 1;
    this.codeOf.set(text, code);
    if (/[\ud800-\udfff]/.test(text)) this.paired.add(code);
    if (this.isPlain) return code;
    this.plains.add(plain(text));
    if (unlike.test(text)) this.odd.push(text);
    return code;
  }

  /** Cuts the column into parts when its rows are there. */
  settle(rows: RowSet): void {
    this.codes.settle(rows, (one, other) => (one < 0 || other < 0 ? one - other : this.compare(one, other)));
  }

  /** Two codes by their texts: code points, as the database's collation "C". */
  private readonly compare = (one: number, other: number): number => {
    const { texts, paired } = this;
    const [text, another] = [texts[one]!, texts[other]!];
    if (paired.size > 0 && (paired.has(one) || paired.has(other))) return byCodePoints(text, another);
    return text < another ? -1 : text > another ? 1 : 0;
  };

  private codesOf(texts: readonly string[]): number[] {
    return texts.map((text) => this.codeOf.get(text)).filter((code) => code !== undefined);
  }

  keepOneOf(rows: RowSet, texts: readonly string[]): void {
    this.codes.keepOneOf(rows, this.codesOf(texts));
  }

  keepKnown(rows: RowSet): void {
    this.codes.keepKnown(rows);
  }

  /** Keeps the rows with a text that is not empty. */
  keepFilled(rows: RowSet): void {
    this.codes.keepOthers(rows, this.codesOf(['']));
  }

  /** Keeps the rows whose text has the part, without case and accents. */
  keepPart(rows: RowSet, part: string): void {
    const { texts } = this;
    if (rows.count * quicker < texts.length) return this.keepPlain(rows, (text) => text.includes(part));
    const { values } = this.codes;
    const has = new Uint8Array(texts.length);
    for (const code of this.allPlains().with(part)) has[code] = 1;
    rows.keep((row) => values[row]! >= 0 && has[values[row]!] === 1);
  }

  /** Readies the column for parts. Else the first of them waits: a million texts take up to half a second. */
  join(): void {
    this.allPlains().join();
  }

  private allPlains(): TextFinder {
    const { isPlain, plains, texts } = this;
    if (isPlain) for (let code = plains.count; code < texts.length; code += 1) plains.add(texts[code]!);
    return plains;
  }

  private read(code: number): string {
    return this.isPlain ? this.texts[code]! : this.plains.at(code);
  }

  /** Keeps the rows whose text passes, without case and accents. */
  keepPlain(rows: RowSet, passes: (text: string) => boolean): void {
    const { values } = this.codes;
    const test = this.test(passes);
    rows.keep((row) => values[row]! >= 0 && test(row));
  }

  /** Whether a row's text passes, without case and accents; null passes as the empty text. Every different text is asked once. */
  test(passes: (text: string) => boolean): (row: number) => boolean {
    const { values } = this.codes;
    const answers = new Int8Array(this.texts.length);
    const ofNull = passes('');
    return (row) => {
      const code = values[row]!;
      if (code < 0) return ofNull;
      if (answers[code] === 0) answers[code] = passes(this.read(code)) ? 1 : -1;
      return answers[code] === 1;
    };
  }

  /** New texts with signs such as '²', which the database may read in another way. */
  takeOdd(): string[] {
    const { odd } = this;
    this.odd = [];
    return odd;
  }

  /** How the database reads texts. */
  readAs(plains: ReadonlyMap<string, string>): void {
    if (this.isPlain) return;
    for (const [text, read] of plains) {
      const code = this.codeOf.get(text);
      if (code !== undefined) this.plains.replace(code, read);
    }
  }

  /** A row's text without case and accents; null is empty. */
  plainOf(row: number): string {
    const code = this.codes.values[row]!;
    return code < 0 ? '' : this.read(code);
  }

  /** What orders rows by their texts. Null comes first. */
  keys(): Keys {
    this.sortNew();
    return { ...this.codes.keys(), ranks: this.ranks };
  }

  /** A text that came later is put between the sorted ones; many are sorted anew. */
  private sortNew(): void {
    const { texts, sorted } = this;
    if (sorted.length === texts.length) return;
    const codes = Int32Array.from(texts.keys());
    if (texts.length - sorted.length > 1000) codes.sort(this.compare);
    else this.insertNew(codes);
    this.sorted = codes;
    this.ranks = new Int32Array(texts.length);
    for (const [rank, code] of codes.entries()) this.ranks[code] = rank;
  }

  private insertNew(into: Int32Array): void {
    const { texts, sorted } = this;
    const added = Array.from({ length: texts.length - sorted.length }, (_, at) => sorted.length + at);
    added.sort(this.compare);
    let from = 0;
    for (const [at, code] of added.entries()) {
      const to = this.placeOf(code);
      into.set(sorted.subarray(from, to), from + at);
      into[to + at] = code;
      from = to;
    }
    into.set(sorted.subarray(from), from + added.length);
  }

  /** How many sorted texts stand before this one. */
  private placeOf(code: number): number {
    const { sorted } = this;
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(sorted[middle]!, code) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Not the letters of Vietnamese, which we read as the database does. Of other signs, also of tones that stand alone, it reads more or less. */
const unlike = /[^\n -~À-ÃÈ-ÊÌÍÒ-ÕÙÚÝà-ãè-êìíò-õùúýĂăĐđĨĩŨũƠơƯư\u1ea0-\u1ef9]/;

/** A unit's place in the order of code points: halves of pairs stand behind all others. */
const placeOfUnit = (unit: number): number => (unit >= 0xe000 ? unit - 0x800 : unit >= 0xd800 ? unit + 0x2000 : unit);

function byCodePoints(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at += 1) {
    const [unit, another] = [one.charCodeAt(at), other.charCodeAt(at)];
    if (unit !== another) return placeOfUnit(unit) - placeOfUnit(another);
  }
  return one.length - other.length;
}
