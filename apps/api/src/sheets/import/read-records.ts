import { type SheetReading, namedLeftOut, type SheetWish } from '@toam/contracts/sheet/sheet-reading.schema';
import { maxSheetColumns } from '@toam/contracts/sheet/import.endpoints';
import { importText } from '@toam/contracts/sheet/import.text';
import { sheetProblemText } from '@toam/contracts/sheet/sheet.text';
import type { Actor } from '@toam/domain/actor';
import { cutText } from '@toam/domain/cut-text';
import type { ImportCell } from '@toam/domain/sheet/import-cells';
import { namedColumns, type SheetTable, tableOf, type TableRules } from '@toam/domain/sheet/sheet-table';
import { HttpError } from '../../http-error';
import { perUserLimit } from '../../http/per-user-limit';
import type { ReadSheet, SheetStart } from '../read-limits';
import { readSheet } from '../read-sheet';
import { type SheetProblem, UnreadableSheet } from '../unreadable-sheet';
import type { ImportNoun, SheetRules } from './import-noun';

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

/** Rows above the records: a heading, titles. */
const rowsAbove = 20;

/** Reads the table of a workbook's best sheet, or of the one that is wished for. @throws UnreadableSheet */
async function readTable(bytes: Buffer, { limits: own, mostRows, rules, hasHead }: SheetRules, wish: SheetWish) {
  const limits = { ...own, rows: mostRows + rowsAbove, columns: maxSheetColumns };
  const read = await readSheet(bytes, { limits, wish, choose: (sheets) => bestOf(sheets, rules) });
  const table = tableOf(read.rows, rules, hasHead?.(read.rows.slice(0, 20).map(({ cells }) => cells)));
  return { ...table, reading: readingOf(read, table, wish) };
}

const wrongType: readonly SheetProblem[] = ['notSheet', 'xls', 'xlsb', 'csv'];

const refusal = (code: 'invalid' | 'wrong_type', message: string) =>
  new HttpError(code, message, { errors: { file: message } });

/** What the sender of a file that can't be read is told to do. */
function refusalOf({ reason }: UnreadableSheet, { mostRows }: SheetRules): HttpError {
  const said = sheetProblemText[reason];
  const most = reason === 'tooManyColumns' ? maxSheetColumns : mostRows;
  const message = typeof said === 'string' ? said : said(most.toLocaleString('vi-VN'));
  return refusal(wrongType.includes(reason) ? 'wrong_type' : 'invalid', message);
}

/** How many values each header shows while columns are chosen, and how many rows are searched for them. */
const maxSamples = 3;
export const sampledRows = 200;

type Cells = { cells: ImportCell[] };

function samplesOf({ cellText }: ImportNoun, rows: Cells[], at: number, field: string | null): string[] {
  const samples: string[] = [];
  for (const { cells } of rows.slice(0, sampledRows)) {
    const text = cutText(cellText(field, cells[at] ?? null), 60);
    if (text && !samples.includes(text)) samples.push(text);
    if (samples.length === maxSamples) break;
  }
  return samples;
}

/** Headers, each with its first values. @param columns the field of each column, so that days are shown as days */
export const headersOf = (noun: ImportNoun, titles: string[], rows: Cells[], columns: (string | null)[]) =>
  columns.map((field, at) => ({ title: cutText(titles[at] ?? '', 200), samples: samplesOf(noun, rows, at, field) }));

/** Reads a workbook: its titles and its rows. @throws UnreadableSheet; HttpError invalid for a sheet of something else */
export async function readRecords(noun: ImportNoun, bytes: Buffer, wish: SheetWish) {
  const { sheet } = noun;
  const { head, titles, rows, reading } = await readTable(bytes, sheet, wish);
  const problem = sheet.problemOf?.(titles);
  if (problem) throw refusal('invalid', problem);
  if (rows.length === 0) throw new UnreadableSheet('empty');
  if (rows.length > sheet.mostRows) throw new UnreadableSheet('tooManyRows');
  const width = rows.reduce((max, { cells }) => Math.max(max, cells.length), titles.length);
  const columns = sheet.rules.fieldsOf(Array.from({ length: width }, (_, column) => titles[column] ?? ''));
  return {
    rows: rows.map(({ row, cells }) => ({ row, cells })),
    values: {
      head: head && { row: head.row, cells: head.cells },
      first_is_data: head === null,
      headers: headersOf(noun, titles, rows, columns),
      columns,
      reading,
      row_count: rows.length,
    },
  };
}

/** People whose files are read at the same time. */
const takeUpload = perUserLimit({ max: 4, busy: importText.busy, busyYourself: importText.busyYourself });

/** Reads within the person's turn. @throws HttpError saying what is wrong with the file; too_many while others upload */
export async function inTurn<Done>({ sheet }: ImportNoun, actor: Actor, work: () => Promise<Done>): Promise<Done> {
  const release = takeUpload(actor.id);
  try {
    return await work();
  } catch (error) {
    throw error instanceof UnreadableSheet ? refusalOf(error, sheet) : error;
  } finally {
    release();
  }
}

export const fileNameOf = ({ text }: ImportNoun, name: string): string =>
  cutText(name.normalize('NFC').trim(), 200) || text.unnamed;
