import { maxDealRows } from '@toam/contracts/deal/deal-import.endpoints';
import type { SheetReading, SheetWish } from '@toam/contracts/sheet/sheet-reading.schema';
import { dealStatusText, dealTypeText } from '@toam/contracts/deal/deal.text';
import { dealCellProblemText, dealImportText as text, formerBothText } from '@toam/contracts/deal/deal-import.text';
import {
  type DealCellKind,
  type DealChoices,
  dealHeads,
  type DealSheet,
  dealSheets,
  dealTable,
  readDealCell,
  sheetOf,
} from '@toam/domain/deal/deal-import';
import { DealType } from '@toam/domain/deal/deal-values';
import { textOfCell } from '@toam/domain/sheet/import-cells';
import type { SheetRow } from '@toam/domain/sheet/sheet-table';
import { HttpError } from '../../http-error';
import type { Upload } from '../../http/upload';
import type { ReadLimits } from '../../sheets/read-limits';
import { readTable } from '../../sheets/read-table';
import { UnreadableSheet } from '../../sheets/unreadable-sheet';

/** Rows above the records: a heading, titles. */
const headRows = 20;

export const limits: ReadLimits = {
  rows: maxDealRows + headRows,
  columns: 60,
  unpacked: 60_000_000,
  cell: 2000,
  timeout: 15_000,
};

/** An error of a row; `column` is a name of the sheet's columns, null for the whole row. */
export interface RowError {
  column: string | null;
  message: string;
}

/** A row of the file: its values by column, and what could not be read. */
export interface DealSheetRow {
  row: number;
  said: Readonly<Record<string, string | number | undefined>>;
  errors: RowError[];
}

export interface ReadDealSheet {
  rows: DealSheetRow[];
  titles: string[];
  /** The cells of the rows as people read them: what an annotated copy shows. */
  cells: string[][];
  reading: SheetReading;
  /** The column of each cell. */
  names: (string | null)[];
}

const choicesOf: Partial<Record<DealCellKind, DealChoices>> = {
  type: { ...dealTypeText, [DealType.both]: [dealTypeText[DealType.both], formerBothText] },
  status: dealStatusText,
};

function readRow(sheet: DealSheet, names: (string | null)[], { row, cells }: SheetRow): DealSheetRow {
  const said: Record<string, string | number | undefined> = {};
  const errors: RowError[] = [];
  names.forEach((name, at) => {
    if (name === null) return;
    const { kind } = dealSheets[sheet][name]!;
    const { value, problem } = readDealCell(kind, cells[at] ?? null, choicesOf[kind]);
    if (problem) errors.push({ column: name, message: dealCellProblemText[problem] });
    said[name] = value;
  });
  return { row, said, errors };
}

const refuse = (message: string): HttpError => new HttpError('invalid', message, { errors: { file: message } });

/**
 * Reads a workbook as a sheet of transactions or receipts.
 * @throws HttpError invalid if its header is of the other one, or of neither. @throws UnreadableSheet
 */
export async function readDealSheet(sheet: DealSheet, { bytes }: Upload, wish: SheetWish): Promise<ReadDealSheet> {
  const { titles, rows, reading } = await readTable(bytes, { limits, wish, rules: dealTable(sheet) });
  const found = sheetOf(titles);
  if (found === null) throw refuse(text.noHeads);
  if (found !== sheet) throw refuse(text.wrongSheet[found]);
  if (rows.length === 0) throw new UnreadableSheet('empty');
  if (rows.length > maxDealRows) throw new UnreadableSheet('tooManyRows');
  const names = dealHeads(sheet, titles);
  return {
    ...{ names, reading },
    rows: rows.map((row) => readRow(sheet, names, row)),
    titles,
    cells: rows.map(({ cells }) => titles.map((_, index) => textOfCell(cells[index] ?? null))),
  };
}
