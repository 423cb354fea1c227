import { namedLeftOut, type SheetReading, type SheetWish } from '@toam/contracts/sheet/sheet-reading.schema';
import { cutText } from '@toam/domain/cut-text';
import type { ImportCell } from '@toam/domain/sheet/import-cells';
import { namedColumns, type SheetTable, tableOf, type TableRules } from '@toam/domain/sheet/sheet-table';
import type { ReadLimits, ReadSheet, SheetStart } from './read-limits';
import { readSheet } from './read-sheet';

/** How one kind of import reads a workbook. */
export interface TableOrder {
  limits: ReadLimits;
  wish: SheetWish;
  rules: TableRules;
  /** Whether a sheet has titles, by its first rows; absent: it has. */
  hasHead?: (first: ImportCell[][]) => boolean;
}

export interface ReadTable extends SheetTable {
  reading: SheetReading;
}

/** Of the sheets that name as many columns, the first. */
function bestOf(sheets: SheetStart[], rules: TableRules): number {
  const counts = sheets.map(({ rows }) => namedColumns(rows, rules));
  return counts.indexOf(Math.max(...counts));
}

const readingOf = (read: ReadSheet, { leftOut }: SheetTable, wish: SheetWish): SheetReading => ({
  ...{ sheet: read.sheet, sheets: read.sheets, takes_hidden: wish.hidden, beyond: read.beyond },
  ...{ hidden_rows: read.hidden.rows, hidden_columns: read.hidden.columns },
  left_out: {
    count: leftOut.length,
    rows: leftOut.slice(0, namedLeftOut).map(({ row, text }) => ({ row, text: cutText(text, 60) })),
  },
});

/** Reads the table of a workbook's best sheet, or of the one that is wished for. @throws UnreadableSheet */
export async function readTable(bytes: Buffer, { limits, wish, rules, hasHead }: TableOrder): Promise<ReadTable> {
  const read = await readSheet(bytes, { limits, wish, choose: (sheets) => bestOf(sheets, rules) });
  const table = tableOf(read.rows, rules, hasHead?.(read.rows.slice(0, 20).map(({ cells }) => cells)));
  return { ...table, reading: readingOf(read, table, wish) };
}
