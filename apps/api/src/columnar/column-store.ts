import type { Condition, Leaf } from './condition';
import { type Directions, firstByRow, firstRows, type Keys } from './first-rows';
import { KeyLists } from './key-lists';
import { ListColumn } from './list-column';
import { NumberColumn } from './number-column';
import { RowSet } from './row-set';
import type { ColumnKind, ColumnKinds, StoreAnswer, StoredRow, StoreOrder, StoreQuestion } from './store-question';
import { TextColumn } from './text-column';
import { WordLists } from './word-lists';
import { WorkLimit } from './work-limit';

/** A text that is not stored: that of a row's id, if it is part of it, and of these columns, with spaces between them. */
export interface JoinedText<Column extends string = string> {
  name: Column;
  of: readonly Column[];
  hasId: boolean;
}

/** Rows that a new store has room for. */
const firstSize = 1024;

/**
 * A table's columns in memory: they find, count and order a million rows without reading rows. A row's number is its id, so ids should be dense.
 * It answers `Condition`s as SQL does.
 */
export class ColumnStore<Column extends string = string> {
  private readonly numbers = new Map<string, NumberColumn>();
  private readonly texts = new Map<string, TextColumn>();
  private readonly lists = new Map<string, ListColumn>();
  private readonly keys = new Map<string, KeyLists<number>>();
  private readonly words: WordLists;
  private readonly columns: { put(id: number, value: never): void; grow(size: number): void }[];
  private size = firstSize;
  private alive = RowSet.empty(this.size);
  private living = 0;
  /** Sets that no question uses now: a million rows take 125 KB, and new memory for each would keep the collector busy. */
  private spare: RowSet[] = [];
  /** Of the question that is being answered. */
  private limit = new WorkLimit(Infinity);

  /** @param joined its words are the row's words, so parts of it are found by them */
  constructor(
    kinds: ColumnKinds<Column>,
    private readonly joined?: JoinedText<Column>,
  ) {
    this.words = new WordLists(firstSize, joined?.hasId ?? true);
    this.columns = Object.entries<ColumnKind>(kinds).map(([name, kind]) => this.begin(name, kind));
  }

  private begin(name: string, kind: ColumnKind) {
    if (kind === 'text' || kind === 'plain')
      return added(this.texts, name, new TextColumn(this.size, kind === 'plain'));
    if (kind === 'list') return added(this.lists, name, new ListColumn(this.size));
    if (kind === 'keys') return added(this.keys, name, new KeyLists<number>(this.size));
    return added(this.numbers, name, new NumberColumn(kind, this.size));
  }

  /** Adds or replaces a row. Rows that come in the order of their ids take the least memory. */
  put({ id, values, words }: StoredRow): void {
    if (id >= this.size) this.grow(Math.max(id + 1, Math.ceil(this.size * 1.5)));
    if (!this.alive.has(id)) this.living += 1;
    this.alive.add(id);
    for (const [at, column] of this.columns.entries()) column.put(id, values[at] as never);
    this.words.put(id, words);
  }

  private grow(size: number): void {
    this.size = size;
    this.alive = this.alive.grown(size);
    this.spare = [];
    for (const growing of [...this.columns, this.words]) growing.grow(size);
  }

  remove(id: number): void {
    if (id >= this.size || !this.alive.has(id)) return;
    this.living -= 1;
    this.alive.delete(id);
  }

  /** Texts put since the last call whose signs only the database reads well. It is asked for them before the next question. */
  takeOdd(): string[] {
    return [...new Set([...this.texts.values()].flatMap((texts) => texts.takeOdd()))];
  }

  /** How the database reads texts: without case and accents. */
  readAs(plains: ReadonlyMap<string, string>): void {
    if (plains.size) for (const texts of this.texts.values()) texts.readAs(plains);
  }

  /**
   * When the first rows are there: arranges columns so that questions look at few of their values. It pauses between columns, which take up to
   * half a second each.
   * @param sorted columns of texts that order rows; the others are looked through
   */
  async settle(sorted: readonly Column[], pause: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
    this.words.settle();
    for (const lists of this.keys.values()) lists.settle();
    for (const name of sorted) {
      await pause();
      this.textOf(name).keys();
    }
    for (const [name, texts] of this.texts) {
      if (sorted.some((one) => one === name)) continue;
      await pause();
      texts.join();
    }
    for (const column of [...this.numbers.values(), ...this.texts.values()]) {
      await pause();
      column.settle(this.alive);
    }
  }

  get rows(): number {
    return this.living;
  }

  /** How many rows changed since they came. Many make questions slow: then a new store is due. */
  get changed(): number {
    return this.words.changedRows;
  }

  /** @param milliseconds that the answer may take @throws Error if it takes longer */
  ask({ where, counts, order, offset, limit }: StoreQuestion<Column>, milliseconds = Infinity): StoreAnswer {
    this.limit = new WorkLimit(milliseconds);
    return this.with(this.alive, where, (found) => {
      const total = found.count;
      return {
        total,
        ids: this.page(found, total, order, offset, Math.min(limit, total - offset)),
        counts: Object.fromEntries(
          Object.entries<Condition<Column>>(counts).map(([name, condition]) => [
            name,
            this.with(found, condition, (counted) => counted.count),
          ]),
        ),
      };
    });
  }

  /** @param limit no more than there are from `offset` on: room is made for all of them */
  private page(rows: RowSet, total: number, order: StoreOrder<Column>, offset: number, limit: number): number[] {
    if (limit <= 0) return [];
    const { direction, ties = direction } = order;
    const directions = { direction, ties };
    if ('points' in order) return firstRows(rows, total, this.pointsOf(rows, order.points), directions, offset, limit);
    if (order.column === 'id') return firstByRow(rows, direction, offset, limit);
    const column = this.texts.get(order.column) ?? this.numberOf(order.column);
    if (order.unknown === 'last' && direction === 'asc')
      return this.firstKnown(rows, column, directions, offset, limit);
    return firstRows(rows, total, column.keys(), directions, offset, limit);
  }

  /** Those without a value come after the others. */
  private firstKnown(
    rows: RowSet,
    column: NumberColumn | TextColumn,
    directions: Directions,
    offset: number,
    limit: number,
  ): number[] {
    const known = rows.copy();
    column.keepKnown(known);
    const { count } = known;
    const found = firstRows(known, count, column.keys(), directions, offset, limit);
    if (found.length === limit) return found;
    const unknown = rows.copy();
    unknown.deleteAll(known);
    return [...found, ...firstByRow(unknown, directions.ties, Math.max(offset - count, 0), limit - found.length)];
  }

  private pointsOf(rows: RowSet, points: readonly { for: Condition<Column>; count: number }[]): Keys {
    const of = new Uint16Array(this.size);
    for (const { for: condition, count } of points)
      this.with(rows, condition, (met) => met.each('asc', (row) => void (of[row]! += count)));
    return { of };
  }

  /** Lends those of the rows that meet the condition; they are taken back afterwards. */
  private with<Found>(rows: RowSet, condition: Condition<Column>, use: (met: RowSet) => Found): Found {
    const met = this.among(rows, condition);
    const found = use(met);
    this.spare.push(met);
    return found;
  }

  private among(rows: RowSet, condition: Condition<Column>): RowSet {
    const met = this.lent();
    met.becomeAll(rows);
    this.keep(met, condition);
    return met;
  }

  /** A set with any rows in it. */
  private lent(): RowSet {
    return this.spare.pop() ?? this.alive.none();
  }

  /** Keeps the rows that meet the condition. */
  private keep(rows: RowSet, condition: Condition<Column>): void {
    if ('all' in condition) {
      const asked = condition.all.filter((one) => !this.isNeedless(one, condition.all));
      for (const one of asked.sort((a, b) => priceOf(a) - priceOf(b))) this.keep(rows, one);
    } else if ('any' in condition && condition.any.length === 1) this.keep(rows, condition.any[0]!);
    else if ('any' in condition) {
      const branches = condition.any.map((one) => this.among(rows, one));
      rows.keepAny(branches);
      this.spare.push(...branches);
    } else if ('not' in condition) this.with(rows, condition.not, (met) => rows.deleteAll(met));
    else this.keepLeaf(rows, condition);
  }

  private keepLeaf(rows: RowSet, condition: Leaf<Column>): void {
    this.limit.check();
    if ('words' in condition) {
      for (const word of condition.words) this.words.keepWord(rows, word);
    } else if ('ids' in condition) rows.keepAll(RowSet.of(condition.ids, this.size));
    else this.keepByColumn(rows, condition);
  }

  /** Whether a part of the joined text is asked of one of its columns, too, which is found sooner: numerals are many, and stand in few texts. */
  private isNeedless(one: Condition<Column>, among: readonly Condition<Column>[]): boolean {
    if (!('part' in one) || one.column !== this.joined?.name || !/\d/.test(one.part)) return false;
    const { of } = this.joined;
    return among.some((other) => 'part' in other && of.includes(other.column) && other.part === one.part);
  }

  private keepByColumn(rows: RowSet, condition: Extract<Condition<Column>, { column: Column }>): void {
    const { column } = condition;
    const texts = this.texts.get(column);
    if ('part' in condition && column === this.joined?.name) this.keepJoined(rows, condition.part);
    else if ('overlaps' in condition) this.keepOverlapping(rows, column, condition.overlaps);
    else if ('isTrue' in condition) this.numberOf(column).keepOneOf(rows, [1]);
    else if ('isFilled' in condition && texts) texts.keepFilled(rows);
    else if ('isFilled' in condition) this.numberOf(column).keepKnown(rows);
    else if ('part' in condition) this.textOf(column).keepPart(rows, condition.part);
    else if ('reads' in condition)
      this.textOf(column).keepPlain(
        rows,
        this.limit.watched((text) => text === condition.reads),
      );
    else if (!('oneOf' in condition)) this.numberOf(column).keepRange(rows, condition);
    else if (texts) texts.keepOneOf(rows, condition.oneOf.map(String));
    else this.numberOf(column).keepOneOf(rows, condition.oneOf.map(Number));
  }

  private keepOverlapping(rows: RowSet, column: Column, wanted: readonly (number | string)[]): void {
    const keys = this.keys.get(column);
    if (keys) keys.keepWith(rows, wanted.map(Number));
    else known(this.lists.get(column), column).keepOverlapping(rows, wanted.map(String));
  }

  private keepJoined(rows: RowSet, part: string): void {
    const pieces = part.match(/[a-z0-9]+/g) ?? [];
    for (const piece of pieces) {
      this.limit.check();
      this.words.keepPart(rows, piece);
    }
    if (part === '' || (pieces.length === 1 && pieces[0] === part)) return;
    const others = this.lent();
    others.becomeAll(rows);
    for (const column of this.joined!.of) this.with(others, { column, part }, (met) => others.deleteAll(met));
    rows.deleteAll(others);
    if (part.includes(' ')) {
      this.keepAcross(others, part);
      rows.addAll(others);
    }
    this.spare.push(others);
  }

  /** Keeps the rows where the part begins in one of the joined columns, or in the id, and ends in another one. */
  private keepAcross(rows: RowSet, part: string): void {
    const { of, hasId } = this.joined!;
    const texts = of.map((name) => this.textOf(name));
    const mayGoOn = texts.map((column) => column.test((text) => isAcross(part, text)));
    const joined = (row: number) => {
      const plains = texts.map((column) => column.plainOf(row));
      return (hasId ? [row, ...plains] : plains).join(' ');
    };
    rows.keep(this.limit.watched((row) => mayGoOn.some((test) => test(row)) && joined(row).includes(part)));
  }

  private numberOf(column: string): NumberColumn {
    return known(this.numbers.get(column), column);
  }

  private textOf(column: string): TextColumn {
    return known(this.texts.get(column), column);
  }
}

function added<One>(columns: Map<string, One>, name: string, column: One): One {
  columns.set(name, column);
  return column;
}

/** Whether a part that begins before this text, in a text joined with spaces, may go on into it. */
function isAcross(part: string, text: string): boolean {
  for (let at = part.indexOf(' '); at >= 0; at = part.indexOf(' ', at + 1)) {
    const rest = part.slice(at + 1);
    if (text.startsWith(rest) || rest.startsWith(`${text} `)) return true;
  }
  return false;
}

function known<One>(column: One | undefined, name: string): One {
  if (!column) throw new Error(`the store has no such column ${name}`);
  return column;
}

/** Conditions that look at no row's value come first, those that read texts last. */
function priceOf(condition: Condition): number {
  if ('words' in condition || 'ids' in condition || 'overlaps' in condition) return 0;
  if ('part' in condition || 'reads' in condition) return 3;
  return 'column' in condition ? 1 : 2;
}
