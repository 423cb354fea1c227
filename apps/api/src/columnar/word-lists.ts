import { KeyLists } from './key-lists';
import type { RowSet } from './row-set';

const isNumeral = (word: string): boolean => /^\d+$/.test(word);

/** The rows of each word. A row's number is a word of it, too, and is not stored. Numerals have lists of their own: most parts are letters. */
export class WordLists {
  private readonly words: KeyLists<string>;
  private readonly numerals: KeyLists<string>;

  constructor(private size: number) {
    this.words = new KeyLists(size);
    this.numerals = new KeyLists(size);
  }

  grow(size: number): void {
    this.size = size;
    this.words.grow(size);
    this.numerals.grow(size);
  }

  put(row: number, words: readonly string[]): void {
    const numerals = words.filter(isNumeral);
    this.words.put(row, numerals.length ? words.filter((word) => !isNumeral(word)) : words);
    this.numerals.put(
      row,
      numerals.filter((word) => word !== String(row)),
    );
  }

  settle(): void {
    this.words.settle();
    this.numerals.settle();
  }

  get changedRows(): number {
    return this.words.changedRows;
  }

  /** Keeps the rows with this word. */
  keepWord(rows: RowSet, word: string): void {
    if (!isNumeral(word)) return this.words.keepWith(rows, [word]);
    const row = Number(word);
    const isItsNumber = row < this.size && String(row) === word && rows.has(row);
    this.numerals.keepWith(rows, [word]);
    if (isItsNumber) rows.add(row);
  }

  /** Keeps the rows with a word that has this part. */
  keepPart(rows: RowSet, part: string): void {
    const hasPart = (word: string) => word.includes(part);
    if (!isNumeral(part)) return this.words.keepWhere(rows, hasPart);
    const asWord = rows.copy();
    this.words.keepWhere(asWord, hasPart);
    const asNumeral = rows.copy();
    this.numerals.keepWhere(asNumeral, hasPart);
    rows.keep((row) => asWord.has(row) || asNumeral.has(row) || hasPart(String(row)));
  }
}
