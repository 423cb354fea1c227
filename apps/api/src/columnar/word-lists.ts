import { KeyLists } from './key-lists';
import type { RowSet } from './row-set';

const isNumeral = (word: string): boolean => /^\d+$/.test(word);

/** The rows of each word. A row's number is a word of it, too, and is not stored. Numerals have lists of their own: most parts are letters. */
export class WordLists {
  private readonly words = new KeyLists<string>();
  private readonly numerals = new KeyLists<string>();

  put(row: number, words: readonly string[]): void {
    const numerals = words.filter(isNumeral);
    this.words.put(row, numerals.length ? words.filter((word) => !isNumeral(word)) : words);
    this.numerals.put(
      row,
      numerals.filter((word) => word !== String(row)),
    );
  }

  trim(): void {
    this.words.trim();
    this.numerals.trim();
  }

  get changedRows(): number {
    return this.words.changedRows;
  }

  /** Keeps the rows with this word. */
  keepWord(rows: RowSet, word: string, size: number): void {
    if (!isNumeral(word)) return rows.keepOnly(this.words.rowsWith(word, size));
    const found = this.numerals.rowsWith(word, size);
    const row = Number(word);
    if (row < size && String(row) === word) found.add(row);
    rows.keepOnly(found);
  }

  /** Keeps the rows with a word that has this part. */
  keepPart(rows: RowSet, part: string, size: number): void {
    const hasPart = (word: string) => word.includes(part);
    const found = this.words.rowsWhere(hasPart, size);
    if (!isNumeral(part)) return rows.keepOnly(found);
    found.addAll(this.numerals.rowsWhere(hasPart, size));
    rows.keep((row) => found.has(row) || hasPart(String(row)));
  }
}
