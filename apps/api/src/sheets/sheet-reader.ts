import type { ChooseSheet, ReadLimits, ReadSheet, ReadWish } from './read-limits';
import { RowReader } from './row-reader';
import { fillMerged, type RawRow, visible } from './seen-cells';
import { UnreadableSheet } from './unreadable-sheet';
import { type Book, type BookSheet, readBook, readNumberStyles, readStrings } from './workbook-book';
import { WorkbookParts } from './workbook-parts';

/** How many rows with something in them tell what a sheet is about, and how many are looked at for them. */
const startRows = 25;
const maxLooked = 500;

/** The most sheets of a workbook among which one is chosen. */
const maxSheets = 100;

/** The sheets of one workbook. */
class SheetReader {
  private constructor(
    private readonly parts: WorkbookParts,
    private readonly book: Book,
    private readonly readerOf: (takesHidden: boolean, most?: number) => RowReader,
  ) {}

  static async open(bytes: Buffer, limits: ReadLimits): Promise<SheetReader> {
    const parts = await WorkbookParts.open(bytes, limits);
    const book = await readBook(parts);
    const strings = await readStrings(parts, book.strings, limits);
    const styles = await readNumberStyles(parts, book.styles);
    return new SheetReader(
      parts,
      book,
      (takesHidden, rows = limits.rows) => new RowReader(book, strings, styles, { ...limits, rows }, takesHidden),
    );
  }

  /** The sheets that people see; hidden ones if there is no other. */
  get sheets(): BookSheet[] {
    const seen = this.book.sheets.filter(({ isHidden }) => !isHidden);
    return (seen.length > 0 ? seen : this.book.sheets).slice(0, maxSheets);
  }

  private async rowsOf({ part }: BookSheet, rows: RowReader, stop?: (rows: RowReader) => boolean): Promise<RowReader> {
    await this.parts.read(
      part,
      {
        open: (tag, attributes) => rows.open(tag, attributes),
        text: (text) => rows.text(text),
        close: (tag) => rows.close(tag),
      },
      stop && (() => stop(rows)),
    );
    return rows;
  }

  /** The first rows of a sheet. It may be too large for an import. */
  startOf(sheet: BookSheet): Promise<RowReader> {
    const isEnough = ({ rows, seen }: RowReader) => rows.length >= startRows || seen >= maxLooked;
    return this.rowsOf(sheet, this.readerOf(true, Infinity), isEnough);
  }

  async read(sheet: BookSheet, takesHidden: boolean): Promise<Pick<ReadSheet, 'rows' | 'hidden' | 'beyond'>> {
    const found = await this.rowsOf(sheet, this.readerOf(takesHidden));
    fillMerged(found.rows, found.merges);
    return { ...visible(found.rows, found.hiddenColumns, takesHidden), beyond: found.beyond };
  }
}

/** The sheets with rows and their first ones. @throws UnreadableSheet if there is none */
async function startsOf(reader: SheetReader): Promise<{ sheet: BookSheet; rows: RawRow[] }[]> {
  const starts: { sheet: BookSheet; rows: RawRow[] }[] = [];
  let problem = new UnreadableSheet('empty');
  for (const sheet of reader.sheets) {
    try {
      const { rows } = await reader.startOf(sheet);
      if (rows.length > 0) starts.push({ sheet, rows: rows.slice(0, startRows) });
    } catch (error) {
      // such a sheet is no list of people, but another one may be
      if (!(error instanceof UnreadableSheet) || error.reason !== 'tooManyColumns') throw error;
      problem = error;
    }
  }
  if (starts.length === 0) throw problem;
  return starts;
}

/**
 * Reads one sheet of a workbook as it looks: what is hidden is left out unless it is wished for, a merged cell counts for all its
 * rows. It reads values only: for a formula, its saved result. The limits hold even if the file claims a smaller size.
 * @param choose chooses among the sheets with rows
 * @throws UnreadableSheet
 */
export async function readRows(
  bytes: Buffer,
  limits: ReadLimits,
  wish: ReadWish,
  choose: (sheets: Parameters<ChooseSheet>[0]) => number | Promise<number>,
): Promise<ReadSheet> {
  try {
    const reader = await SheetReader.open(bytes, limits);
    const starts = await startsOf(reader);
    const wished = starts.findIndex(({ sheet }) => sheet.name === wish.sheet);
    const seen = starts.map(({ sheet, rows }) => ({
      name: sheet.name,
      rows: rows.filter(({ isHidden }) => wish.hidden || !isHidden).map(({ cells }) => cells),
    }));
    const { sheet } = starts[wished >= 0 ? wished : await choose(seen)] ?? starts[0]!;
    const read = await reader.read(sheet, wish.hidden);
    if (read.rows.length === 0) throw new UnreadableSheet('allHidden');
    return { ...read, sheet: sheet.name, sheets: seen.map(({ name }) => name) };
  } catch (error) {
    // errors of zip, inflate and the parser mean that the file is damaged
    if (error instanceof UnreadableSheet) throw error;
    throw new UnreadableSheet('broken');
  }
}
