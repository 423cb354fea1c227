import { dayOfSerial, type ImportCell } from '@toam/domain/sheet/import-cells';
import type { ReadBook, ReadLimits, ReadRow } from './read-limits';
import { UnreadableSheet } from './unreadable-sheet';
import { type Book, cleanText, type NumberStyle, readBook, readNumberStyles, readStrings } from './workbook-book';
import { WorkbookParts } from './workbook-parts';

/** The column of a cell, counted from 0: 'AB12' → 27; -1 without letters. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]+/i.exec(reference)?.[0].toUpperCase() ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** What people see of hundredths in a percent's cell: 0.33333 is '33.333%'. Excel keeps 15 digits, so the last ones are no part of it. */
const percentText = (hundredths: number): string => `${Number((hundredths * 100).toPrecision(12))}%`;

interface Cell {
  at: number;
  type: string;
  style: NumberStyle;
  value: string;
  hasValue: boolean;
  hasFormula: boolean;
}

/** Characters of all rows together. Many cells may refer to one long shared text, and each gets a copy. */
const maxText = 20_000_000;

/** Reads the rows of one sheet from a stream and passes on those that are not empty. */
class RowReader {
  private row = 0;
  private cells: ImportCell[] = [];
  private cell: Cell | null = null;
  private into: 'v' | 't' | null = null;
  private isPronounced = false;
  private kept = 0;
  count = 0;

  constructor(
    private readonly book: Book,
    private readonly strings: string[],
    private readonly styles: NumberStyle[],
    private readonly limits: ReadLimits,
    private readonly take: (row: ReadRow) => void,
  ) {}

  open(name: string, attributes: () => Record<string, string>): void {
    if (name === 'row') this.openRow(attributes());
    else if (name === 'c') this.openCell(attributes());
    else if (name === 'rPh') this.isPronounced = true;
    else if (!this.cell) return;
    else if (name === 'f') this.cell.hasFormula = true;
    else if (name === 'v' || (name === 't' && !this.isPronounced)) {
      this.into = name;
      this.cell.hasValue = true;
    }
  }

  text(text: string): void {
    if (this.into && this.cell && this.cell.value.length < this.limits.cell) this.cell.value += text;
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.into = null;
    else if (name === 'rPh') this.isPronounced = false;
    else if (name === 'c') this.closeCell();
    else if (name === 'row') this.closeRow();
  }

  private openRow({ r }: Record<string, string>): void {
    const named = r && /^\d{1,7}$/.test(r) ? Number(r) : 0;
    // row numbers must grow; a missing or smaller number counts as the next row
    this.row = named > this.row ? named : this.row + 1;
    this.cells = [];
  }

  private openCell({ r = '', t = 'n', s = '' }: Record<string, string>): void {
    const named = columnOf(r);
    const at = named >= 0 ? named : this.cells.length;
    this.cell = {
      ...{ at, type: t, style: this.styles[Number(s)] ?? 'plain' },
      ...{ value: '', hasValue: false, hasFormula: false },
    };
  }

  private closeCell(): void {
    const { cell } = this;
    this.cell = null;
    if (!cell) return;
    const value = this.valueOf(cell);
    if (value === null || value === '') return;
    if (cell.at >= this.limits.columns) throw new UnreadableSheet('tooManyColumns');
    this.kept += typeof value === 'string' ? value.length : 0;
    if (this.kept > maxText) throw new UnreadableSheet('tooBig');
    while (this.cells.length < cell.at) this.cells.push(null);
    this.cells[cell.at] = value;
  }

  private valueOf({ type, value, hasValue, hasFormula, style }: Cell): ImportCell {
    if (!hasValue || value === '') return hasFormula && type !== 'str' ? { failed: '' } : null;
    if (type === 's') return this.strings[Number(value)] ?? null;
    if (type === 'str' || type === 'inlineStr') return cleanText(value, this.limits.cell).trim();
    if (type === 'b') return value === '1' || value === 'true';
    if (type === 'e') return { failed: cleanText(value, 20) };
    if (type === 'd') return /^\d{4}-\d{2}-\d{2}/.test(value) ? { day: value.slice(0, 10) } : cleanText(value, 40);
    const number = Number(value);
    if (!Number.isFinite(number)) return cleanText(value, this.limits.cell);
    if (style === 'percent') return percentText(number);
    const day = style === 'day' ? dayOfSerial(number, this.book.startsIn1904) : null;
    return day ? { day } : number;
  }

  private closeRow(): void {
    if (this.cells.every((cell) => cell === null || (typeof cell === 'string' && cell.trim() === ''))) return;
    this.count += 1;
    if (this.count > this.limits.rows) throw new UnreadableSheet('tooManyRows');
    this.take({ row: this.row, cells: this.cells });
  }
}

/**
 * Reads the first sheet of a workbook that has rows; hidden sheets come last. It reads values only: for a formula, its saved
 * result. The limits hold even if the file claims a smaller size.
 * @param take gets each row that is not empty, in the file's order
 * @throws UnreadableSheet
 */
export async function readRows(bytes: Buffer, limits: ReadLimits, take: (row: ReadRow) => void): Promise<ReadBook> {
  try {
    const parts = await WorkbookParts.open(bytes, limits);
    const book = await readBook(parts);
    const strings = await readStrings(parts, book.strings, limits);
    const styles = await readNumberStyles(parts, book.styles);
    for (const { name, part } of book.sheets.toSorted((one, other) => Number(one.isHidden) - Number(other.isHidden))) {
      const rows = new RowReader(book, strings, styles, limits, take);
      await parts.read(part, {
        open: (tag, attributes) => rows.open(tag, attributes),
        text: (text) => rows.text(text),
        close: (tag) => rows.close(tag),
      });
      if (rows.count > 0) return { sheet: cleanText(name, 100), others: book.sheets.length - 1 };
    }
    throw new UnreadableSheet('empty');
  } catch (error) {
    // errors of zip, inflate and the parser mean that the file is damaged
    if (error instanceof UnreadableSheet) throw error;
    throw new UnreadableSheet('broken');
  }
}
