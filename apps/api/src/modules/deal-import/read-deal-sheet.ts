import { maxDealRows } from '@toam/contracts/deal/deal-import.endpoints';
import { dealStatusText, dealTypeText } from '@toam/contracts/texts/deal';
import { dealCellProblemText, dealImportText as text } from '@toam/contracts/texts/deal-import';
import {
  type DealCellKind,
  type DealChoices,
  dealHeadAt,
  dealHeads,
  type DealSheet,
  dealSheets,
  readDealCell,
  sheetOf,
} from '@toam/domain/deal/deal-import';
import { textOfCell } from '@toam/domain/sheet/import-cells';
import { HttpError } from '../../http/http-error';
import type { Upload } from '../../http/upload';
import type { ReadLimits, ReadRow } from '../../sheets/read-limits';
import { readSheet } from '../../sheets/read-sheet';
import { UnreadableSheet } from '../../sheets/unreadable-sheet';

/** The headers must be among this many first rows. */
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
  /** The cells as people read them, the header first: what an annotated copy shows. */
  cells: string[][];
  /** The column of each cell. */
  names: (string | null)[];
}

const choicesOf: Partial<Record<DealCellKind, DealChoices>> = { type: dealTypeText, status: dealStatusText };

function readRow(sheet: DealSheet, names: (string | null)[], { row, cells }: ReadRow): DealSheetRow {
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
export async function readDealSheet(sheet: DealSheet, { bytes }: Upload): Promise<ReadDealSheet> {
  const { rows: read } = await readSheet(bytes, limits);
  const texts = read.slice(0, headRows).map(({ cells }) => cells.map(textOfCell));
  const at = dealHeadAt(texts);
  const heads = texts[at] ?? [];
  const found = sheetOf(heads);
  if (found === null) throw refuse(text.noHeads);
  if (found !== sheet) throw refuse(text.wrongSheet[found]);
  const below = read.slice(at + 1);
  if (below.length === 0) throw new UnreadableSheet('empty');
  if (below.length > maxDealRows) throw new UnreadableSheet('tooManyRows');
  const names = dealHeads(sheet, heads);
  return {
    names,
    rows: below.map((row) => readRow(sheet, names, row)),
    cells: [heads, ...below.map(({ cells }) => heads.map((_, index) => textOfCell(cells[index] ?? null)))],
  };
}
