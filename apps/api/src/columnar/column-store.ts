import type { Condition } from './condition';
import { firstByRow, firstRows, type Keys } from './first-rows';
import { KeyLists } from './key-lists';
import { ListColumn } from './list-column';
import { NumberColumn } from './number-column';
import { RowSet } from './row-set';
import type { ColumnKind, ColumnKinds, StoreAnswer, StoredRow, StoreOrder, StoreQuestion } from './store-question';
import { TextColumn } from './text-column';
import { WordLists } from './word-lists';

/**
 * A table's columns in memory: they find, count and order a million rows without reading rows. A row's number is its id, so ids should be dense.
 * It answers `Condition`s as SQL does.
 */
export class ColumnStore<Column extends string = string> {
  private readonly numbers = new Map<string, NumberColumn>();
  private readonly texts = new Map<string, TextColumn>();
  private readonly lists = new Map<string, ListColumn>();
  private readonly words = new WordLists();
  private readonly tags = new KeyLists<number>();
  private readonly columns: { put(id: number, value: never): void; grow(size: number): void }[];
  private size = 1024;
  private alive = RowSet.empty(this.size);

  /**
   * @param joined a name for the text of a row's id and these columns, with spaces between them. Its words are the row's words, so parts of
   * it are found by them; the text is not stored.
   */
  constructor(
    kinds: ColumnKinds<Column>,
    private readonly joined?: { name: Column; of: readonly Column[] },
  ) {
    this.columns = Object.entries<ColumnKind>(kinds).map(([name, kind]) => this.begin(name, kind));
  }

  private begin(name: string, kind: ColumnKind) {
    if (kind === 'text') return added(this.texts, name, new TextColumn(this.size));
    if (kind === 'list') return added(this.lists, name, new ListColumn(this.size));
    return added(this.numbers, name, new NumberColumn(kind, this.size));
  }

  /** Adds or replaces a row. Rows that come in the order of their ids take the least memory. */
  put({ id, values, words, tags }: StoredRow): void {
    if (id >= this.size) this.grow(Math.max(id + 1, Math.ceil(this.size * 1.5)));
    this.alive.add(id);
    for (const [at, column] of this.columns.entries()) column.put(id, values[at] as never);
    this.words.put(id, words);
    this.tags.put(id, tags);
  }

  private grow(size: number): void {
    this.size = size;
    this.alive = this.alive.grown(size);
    for (const column of this.columns) column.grow(size);
  }

  remove(id: number): void {
    if (id < this.size) this.alive.delete(id);
  }

  /** Texts put since the last call whose signs only the database reads well. It is asked for them before the next question. */
  takeOdd(): string[] {
    return [...new Set([...this.texts.values()].flatMap((texts) => texts.takeOdd()))];
  }

  /** How the database reads texts: without case and accents. */
  readAs(plains: ReadonlyMap<string, string>): void {
    if (plains.size) for (const texts of this.texts.values()) texts.readAs(plains);
  }

  /** After the first rows: gives back memory that growing took, and sorts these columns' texts, so that no question waits for it. */
  settle(sorted: readonly Column[]): void {
    this.words.trim();
    this.tags.trim();
    for (const name of sorted) this.textOf(name).keys();
  }

  get rows(): number {
    return this.alive.count;
  }

  /** How many rows changed since they came. Many make questions slow: then a new store is due. */
  get changed(): number {
    return this.words.changedRows;
  }

  ask({ where, counts, order, offset, limit }: StoreQuestion<Column>): StoreAnswer {
    const found = this.alive.copy();
    this.keep(found, where);
    const counted = Object.entries<Condition<Column>>(counts).map(
      ([name, condition]) => [name, this.among(found, condition).count] as const,
    );
    return {
      total: found.count,
      ids: limit === 0 ? [] : this.first(found, order, offset, limit),
      counts: Object.fromEntries(counted),
    };
  }

  private first(rows: RowSet, order: StoreOrder<Column>, offset: number, limit: number): number[] {
    const { direction } = order;
    if ('points' in order) return firstRows(rows, this.pointsOf(rows, order.points), direction, offset, limit);
    if (order.column === 'id') return firstByRow(rows, direction, offset, limit);
    const keys = this.texts.get(order.column)?.keys() ?? { of: this.numberOf(order.column).values };
    return firstRows(rows, keys, direction, offset, limit);
  }

  private pointsOf(rows: RowSet, points: readonly { for: Condition<Column>; count: number }[]): Keys {
    const of = new Uint16Array(this.size);
    for (const { for: condition, count } of points)
      this.among(rows, condition).each('asc', (row) => void (of[row]! += count));
    return { of };
  }

  /** Those of the rows that meet the condition. */
  private among(rows: RowSet, condition: Condition<Column>): RowSet {
    const found = rows.copy();
    this.keep(found, condition);
    return found;
  }

  /** Keeps the rows that meet the condition. */
  private keep(rows: RowSet, condition: Condition<Column>): void {
    if ('all' in condition) {
      for (const one of condition.all.toSorted((a, b) => priceOf(a) - priceOf(b))) this.keep(rows, one);
    } else if ('any' in condition && condition.any.length === 1) this.keep(rows, condition.any[0]!);
    else if ('any' in condition) {
      rows.keepOnly(...condition.any.map((one) => this.among(rows, one)));
    } else if ('not' in condition) rows.deleteAll(this.among(rows, condition.not));
    else if ('words' in condition) {
      for (const word of condition.words) this.words.keepWord(rows, word, this.size);
    } else if ('tags' in condition) rows.keepOnly(...condition.tags.map((tag) => this.tags.rowsWith(tag, this.size)));
    else if ('ids' in condition) rows.keepOnly(RowSet.of(condition.ids, this.size));
    else this.keepByColumn(rows, condition);
  }

  private keepByColumn(rows: RowSet, condition: Extract<Condition<Column>, { column: Column }>): void {
    const { column } = condition;
    const texts = this.texts.get(column);
    if ('part' in condition && column === this.joined?.name) this.keepJoined(rows, condition.part);
    else if ('overlaps' in condition) this.listOf(column).keepOverlapping(rows, condition.overlaps);
    else if ('isTrue' in condition) this.numberOf(column).keepOneOf(rows, [1]);
    else if ('isFilled' in condition) this.textOf(column).keepFilled(rows);
    else if ('part' in condition) this.textOf(column).keepPlain(rows, (text) => text.includes(condition.part));
    else if ('reads' in condition) this.textOf(column).keepPlain(rows, (text) => text === condition.reads);
    else if (!('oneOf' in condition)) this.numberOf(column).keepRange(rows, condition);
    else if (texts) texts.keepOneOf(rows, condition.oneOf.map(String));
    else this.numberOf(column).keepOneOf(rows, condition.oneOf.map(Number));
  }

  private keepJoined(rows: RowSet, part: string): void {
    const pieces = part.match(/[a-z0-9]+/g) ?? [];
    for (const piece of pieces) this.words.keepPart(rows, piece, this.size);
    if (pieces.length === 1 && pieces[0] === part) return;
    const texts = this.joined!.of.map((name) => this.textOf(name));
    rows.keep((row) => texts.reduce((text, column) => `${text} ${column.plainOf(row)}`, String(row)).includes(part));
  }

  private numberOf(column: string): NumberColumn {
    return known(this.numbers.get(column), column);
  }

  private textOf(column: string): TextColumn {
    return known(this.texts.get(column), column);
  }

  private listOf(column: string): ListColumn {
    return known(this.lists.get(column), column);
  }
}

function added<One>(columns: Map<string, One>, name: string, column: One): One {
  columns.set(name, column);
  return column;
}

function known<One>(column: One | undefined, name: string): One {
  if (!column) throw new Error(`the store has no such column ${name}`);
  return column;
}

/** Conditions that look at no row's value come first, those that read texts last. */
function priceOf(condition: Condition): number {
  if ('words' in condition || 'tags' in condition || 'ids' in condition) return 0;
  if ('part' in condition || 'reads' in condition) return 3;
  return 'column' in condition ? 1 : 2;
}
