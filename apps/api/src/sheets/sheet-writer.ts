/// <reference path="./workbook-writer.d.ts" />
import { PassThrough } from 'node:stream';
import { spreadsheetText } from '@toam/domain/sheet/spreadsheet-text';
import type { CellValue, DataValidation, Style, Worksheet } from 'exceljs';
import WorkbookWriter from 'exceljs/lib/stream/xlsx/workbook-writer.js';
import type { MarkedCell, Sheet, SheetBatch, SheetCell, SheetColumn, SheetKind, SheetRow } from './sheet';

/** Seconds. Excel has no time zones, so times are written as Asia/Ho_Chi_Minh shows them (D4). It has no summer time. */
const vietnam = 7 * 3600;

const styles: Record<SheetKind, Partial<Style>> = {
  text: { numFmt: '@' },
  number: { numFmt: '#,##0.##' },
  money: { numFmt: '#,##0" ₫"' },
  moment: { numFmt: 'dd/mm/yyyy hh:mm', alignment: { horizontal: 'center' } },
  day: { numFmt: 'dd/mm/yyyy', alignment: { horizontal: 'center' } },
};

/** Rows that get a list of choices. */
const offeredRows = 1001;

/** Excel's own style for bad cells. */
const marked: Partial<Style> = {
  fill: { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFFFC7CE' } },
  font: { color: { argb: 'FF9C0006' } },
};

const isMarked = (cell: SheetCell | undefined): cell is MarkedCell => typeof cell === 'object' && cell !== null;

function valueOf(cell: SheetCell | undefined, { kind }: SheetColumn): CellValue {
  if (isMarked(cell)) return cell.marked === null ? null : spreadsheetText(cell.marked);
  if (cell === null || cell === undefined || cell === '') return null;
  if (kind === 'moment' || kind === 'day') return new Date((Number(cell) + vietnam) * 1000);
  return typeof cell === 'string' ? spreadsheetText(cell) : cell;
}

/** Writes a workbook, sheet after sheet and row by row. The finished bytes are taken after each step, so they do not pile up. */
export class SheetWriter {
  private readonly output = new PassThrough();
  private readonly workbook = new WorkbookWriter({
    stream: this.output,
    useStyles: true,
    useSharedStrings: false,
    zip: { zlib: { level: 1 } },
  });
  private sheet: Sheet;
  private worksheet: Worksheet;
  private made: Buffer[] = [];

  constructor(first: Sheet) {
    this.output.on('data', (part: Buffer) => this.made.push(part));
    this.sheet = first;
    this.worksheet = this.begin(first);
  }

  /** Begins a sheet with its head. */
  private begin(sheet: Sheet): Worksheet {
    this.sheet = sheet;
    this.worksheet = this.workbook.addWorksheet(sheet.name, { views: [{ state: 'frozen', ySplit: 1 }] });
    this.worksheet.columns = sheet.columns.map(({ kind, width }) => ({ width, style: styles[kind] }));
    this.worksheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: sheet.columns.length } };
    const head = this.worksheet.addRow(sheet.columns.map(({ header }) => spreadsheetText(header)));
    head.eachCell((cell) => {
      cell.style = { font: { bold: true }, alignment: { vertical: 'middle', wrapText: true } };
    });
    head.commit();
    sheet.columns.forEach((column, at) => this.offer(column, at + 1));
    return this.worksheet;
  }

  /** Adds the choices of a column as an Excel list. Other texts stay possible; the import checks them. */
  private offer({ choices }: SheetColumn, column: number): void {
    if (!choices) return;
    const { letter } = this.worksheet.getColumn(column);
    // the writer has this property, its types do not
    const { dataValidations } = this.worksheet as unknown as {
      dataValidations: { model: Record<string, DataValidation> };
    };
    dataValidations.model[`${letter}2:${letter}${offeredRows}`] = {
      type: 'list',
      allowBlank: true,
      formulae: [`"${choices.join(',')}"`],
    };
  }

  /** The bytes that are finished by now, possibly none. */
  async take(): Promise<Uint8Array> {
    // the compressor emits its bytes in another turn of the event loop
    await new Promise((go) => setImmediate(go));
    const bytes = Buffer.concat(this.made);
    this.made = [];
    return bytes;
  }

  /** Adds rows, or ends the sheet and begins the next one. */
  add(batch: SheetBatch): void {
    if (Array.isArray(batch)) return this.write(batch);
    this.worksheet.commit();
    this.begin(batch);
  }

  private write(rows: SheetRow[]): void {
    const { columns } = this.sheet;
    for (const row of rows) {
      const written = this.worksheet.addRow(columns.map((column, at) => valueOf(row[at], column)));
      row.forEach((cell, at) => {
        if (isMarked(cell)) written.getCell(at + 1).style = { ...styles.text, ...marked };
      });
      written.commit();
    }
  }

  async end(): Promise<void> {
    this.worksheet.commit();
    await this.workbook.commit();
  }
}
