import { dayOfSerial, type ImportCell } from '@toam/domain/sheet/import-cells';
import type { ReadLimits } from './read-limits';
import { isEmptyCell, type Merge, mergeOf, placeOf, type RawRow } from './seen-cells';
import { UnreadableSheet } from './unreadable-sheet';
import { type Book, cleanText, type NumberStyle } from './workbook-book';

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

const isYes = (attribute: string | undefined): boolean => attribute === '1' || attribute === 'true';

/** The most merged cells of a sheet. */
const maxMerges = 100_000;

/** Cells in one row to the right of the last column: fewer are strays, more are columns. */
const maxStrays = 3;

type Attributes = Record<string, string>;

/** Collects the rows of one sheet that are not empty, hidden ones too, and where it hides and merges. */
export class RowReader {
  readonly rows: RawRow[] = [];
  readonly hiddenColumns: { from: number; to: number }[] = [];
  readonly merges: Merge[] = [];
  /** Cells to the right of the last column. */
  beyond = 0;
  /** Rows that were looked at, empty ones too. */
  seen = 0;
  private row = 0;
  private isHidden = false;
  private cells: ImportCell[] = [];
  private strays = 0;
  private cell: Cell | null = null;
  private into: 'v' | 't' | null = null;
  private isPronounced = false;
  private kept = 0;
  private visible = 0;

  /** @param takesHidden hidden rows count against the limit, too */
  constructor(
    private readonly book: Pick<Book, 'startsIn1904'>,
    private readonly strings: string[],
    private readonly styles: NumberStyle[],
    private readonly limits: ReadLimits,
    private readonly takesHidden: boolean,
  ) {}

  open(name: string, attributes: () => Attributes): void {
    if (name === 'row') this.openRow(attributes());
    else if (name === 'c') this.openCell(attributes());
    else if (name === 'rPh') this.isPronounced = true;
    else if (name === 'col') this.hide(attributes());
    else if (name === 'mergeCell') this.merge(attributes());
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

  /** A column that is hidden, or too narrow to be seen. */
  private hide({ min = '', max = '', hidden, width }: Attributes): void {
    if (isYes(hidden) || Number(width ?? 1) === 0)
      this.hiddenColumns.push({ from: Number(min) - 1, to: Number(max) - 1 });
  }

  private merge({ ref = '' }: Attributes): void {
    const merge = mergeOf(ref);
    if (merge) this.merges.push(merge);
    if (this.merges.length > maxMerges) throw new UnreadableSheet('tooBig');
  }

  private openRow({ r, hidden }: Attributes): void {
    const named = r && /^\d{1,7}$/.test(r) ? Number(r) : 0;
    // row numbers must grow; a missing or smaller number counts as the next row
    this.row = named > this.row ? named : this.row + 1;
    this.isHidden = isYes(hidden);
    this.cells = [];
    this.strays = 0;
    this.seen += 1;
  }

  private openCell({ r = '', t = 'n', s = '' }: Attributes): void {
    const named = placeOf(r).column;
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
    if (cell.at >= this.limits.columns) return this.leaveOut(value);
    this.kept += typeof value === 'string' ? value.length : 0;
    if (this.kept > maxText) throw new UnreadableSheet('tooBig');
    while (this.cells.length < cell.at) this.cells.push(null);
    this.cells[cell.at] = value;
  }

  private leaveOut(value: ImportCell): void {
    if (isEmptyCell(value)) return;
    this.beyond += 1;
    this.strays += 1;
    if (this.strays > maxStrays) throw new UnreadableSheet('tooManyColumns');
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
    // a column of tick boxes goes on below the table
    if (this.cells.every((cell) => isEmptyCell(cell) || typeof cell === 'boolean')) return;
    const isCounted = this.takesHidden || !this.isHidden;
    this.visible += isCounted ? 1 : 0;
    // hidden rows are kept for what is merged over visible ones, as many as visible ones may be
    if (this.visible > this.limits.rows) throw new UnreadableSheet('tooManyRows');
    if (isCounted || this.rows.length < 2 * this.limits.rows)
      this.rows.push({ row: this.row, cells: this.cells, isHidden: this.isHidden });
  }
}
