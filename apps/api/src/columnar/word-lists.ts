import { KeyLists } from './key-lists';
import type { RowSet } from './row-set';
import { TextFinder } from './text-finder';

const isNumeral = (word: string): boolean => /^\d+$/.test(word);

/** Different texts. */
class KnownTexts {
  private readonly texts: string[] = [];
  private readonly finder = new TextFinder();

  add(text: string): void {
    this.texts.push(text);
    this.finder.add(text);
  }

  with(part: string): string[] {
    return this.finder.with(part).map((place) => this.texts[place]!);
  }
}

/** The rows of each word. Numerals have lists of their own: most parts are letters. */
export class WordLists {
  private readonly words: KeyLists<string>;
  private readonly numerals: KeyLists<string>;
  private readonly allWords = new KnownTexts();
  private readonly allNumerals = new KnownTexts();

  /** @param hasNumbers whether a row's number is a word of it, too; it is not stored */
  constructor(
    private size: number,
    private readonly hasNumbers: boolean,
  ) {
    this.words = new KeyLists<string>(size, (word) => this.allWords.add(word));
    this.numerals = new KeyLists<string>(size, (numeral) => this.allNumerals.add(numeral));
  }

  grow(size: number): void {
    this.size = size;
    this.words.grow(size);
    this.numerals.grow(size);
  }

  put(row: number, words: readonly string[]): void {
    const numerals = words.filter(isNumeral);
    this.words.put(row, numerals.length ? words.filter((word) => !isNumeral(word)) : words);
    this.numerals.put(row, this.hasNumbers ? numerals.filter((word) => word !== String(row)) : numerals);
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
    const isItsNumber = this.hasNumbers && row < this.size && String(row) === word && rows.has(row);
    this.numerals.keepWith(rows, [word]);
    if (isItsNumber) rows.add(row);
  }

  /** Keeps the rows with a word that has this part. */
  keepPart(rows: RowSet, part: string): void {
    const words = this.allWords.with(part);
    if (!isNumeral(part)) return this.words.keepWith(rows, words);
    const asWord = rows.copy();
    this.words.keepWith(asWord, words);
    const asNumeral = rows.copy();
    this.numerals.keepWith(asNumeral, this.allNumerals.with(part));
    const { hasNumbers } = this;
    rows.keep((row) => asWord.has(row) || asNumeral.has(row) || (hasNumbers && String(row).includes(part)));
  }
}
