import { NumberColumn } from './number-column';
import type { RowSet } from './row-set';

/** Lists of few different texts by row, such as directions. Each text is a bit of a number. */
export class ListColumn {
  private readonly masks: NumberColumn;
  private readonly texts: string[] = [];

  constructor(size: number) {
    this.masks = new NumberColumn('whole', size);
  }

  grow(size: number): void {
    this.masks.grow(size);
  }

  /** @throws RangeError if the column has more than 31 different texts */
  put(row: number, texts: readonly string[]): void {
    for (const text of texts) if (!this.texts.includes(text)) this.texts.push(text);
    if (this.texts.length > 31) throw new RangeError('a column of lists has more than 31 texts');
    this.masks.put(row, this.maskOf(texts));
  }

  private maskOf(texts: readonly string[]): number {
    return this.texts.reduce((mask, text, bit) => (texts.includes(text) ? mask | (1 << bit) : mask), 0);
  }

  keepOverlapping(rows: RowSet, texts: readonly string[]): void {
    this.masks.keepBits(rows, this.maskOf(texts));
  }
}
