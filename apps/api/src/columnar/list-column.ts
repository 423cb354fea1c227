import { RowSet } from './row-set';

/** A column of lists keeps a set of rows for each text. */
const mostTexts = 64;

/** Lists of few different texts by row, such as directions. */
export class ListColumn {
  private readonly rowsOf = new Map<string, RowSet>();

  constructor(private size: number) {}

  grow(size: number): void {
    this.size = size;
    for (const [text, rows] of this.rowsOf) this.rowsOf.set(text, rows.grown(size));
  }

  /** @throws RangeError if the column has too many different texts */
  put(row: number, texts: readonly string[]): void {
    for (const rows of this.rowsOf.values()) rows.delete(row);
    for (const text of texts) this.setOf(text).add(row);
  }

  private setOf(text: string): RowSet {
    const known = this.rowsOf.get(text);
    if (known) return known;
    if (this.rowsOf.size === mostTexts) throw new RangeError(`a column of lists has more than ${mostTexts} texts`);
    const rows = RowSet.empty(this.size);
    this.rowsOf.set(text, rows);
    return rows;
  }

  keepOverlapping(rows: RowSet, texts: readonly string[]): void {
    rows.keepAny(texts.map((text) => this.rowsOf.get(text)).filter((one) => one !== undefined));
  }
}
