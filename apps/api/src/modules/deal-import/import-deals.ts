import type { NewReceipt } from '@toam/contracts/deal/deal-fields';
import { type DealImportResult, maxDealRows } from '@toam/contracts/deal/deal-import.endpoints';
import { dealImportText as text } from '@toam/contracts/deal/deal-import.text';
import { sheetText } from '@toam/contracts/sheet/sheet.text';
import type { SheetWish } from '@toam/contracts/sheet/sheet-reading.schema';
import type { Actor } from '@toam/domain/actor';
import { cutText } from '@toam/domain/cut-text';
import { type DealSheet, dealSheets } from '@toam/domain/deal/deal-import';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { addAuditEvent, auditNothing } from '../../audit/audit-context';
import { withRetryOnDeadlock } from '../../db/retry-on-deadlock';
import { HttpError } from '../../http-error';
import { perUserLimit } from '../../http/per-user-limit';
import type { Upload } from '../../http/upload';
import { refuseSheet } from '../../sheets/refuse-sheet';
import { type Outcome, type SheetTransaction, type Trial, tryReceipts, tryTransactions } from '../deals/deals.writes';
import { insertImport } from './deal-import.queries';
import { type DealSheetRow, limits, type ReadDealSheet, readDealSheet, type RowError } from './read-deal-sheet';
import { addErrors, errorsOf, inColumnOrder, markOtherDeals, markSameCodes } from './row-errors';
import { readSheetNames, receiptOf, type SheetNames, transactionOf } from './row-values';

/** What the person asks for. */
export interface ImportOrder extends SheetWish {
  type: DealSheet;
  dry_run: boolean;
  only_if_clean: boolean;
}

type Counts = Record<Outcome, number>;
const nothing: Counts = { inserted: 0, updated: 0, skipped: 0 };

const takeTurn = perUserLimit({ max: 2, busy: text.busy, busyYourself: text.busyYourself });

/** How a sheet's rows are read and tried. */
interface SheetKind<Row> {
  valuesOf: (said: DealSheetRow['said'], names: SheetNames) => Row;
  attempt: (actor: Actor, rows: readonly Row[]) => Promise<Trial>;
}

/** A row that could be read, and its values. */
interface Valid<Row> {
  row: DealSheetRow;
  values: Row;
}

/** Rows between which other calls get their turn. */
const rowsAtOnce = 250;

/** The rows without errors. The others have theirs afterwards, all at once: whoever corrects a file does it once. */
async function readValues<Row>(type: DealSheet, { valuesOf }: SheetKind<Row>, rows: readonly DealSheetRow[]) {
  const names = await readSheetNames(type, rows);
  const valid: Valid<Row>[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % rowsAtOnce === rowsAtOnce - 1) await nextTurn();
    try {
      const values = valuesOf(row.said, names);
      if (row.errors.length === 0) valid.push({ row, values });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      addErrors(row, errorsOf(type, error));
    }
  }
  return valid;
}

/** Tries the rows in one transaction, and stores them unless it is a dry run or an error forbids it. @returns what became of them */
async function store<Row>(actor: Actor, order: ImportOrder, kind: SheetKind<Row>, rows: DealSheetRow[], file: string) {
  const { type, dry_run, only_if_clean } = order;
  const valid = await readValues(type, kind, rows);
  const isReadWell = valid.length === rows.length;
  return withRetryOnDeadlock(text.busy, async () => {
    // a new attempt after a deadlock begins anew
    const counts = { ...nothing };
    const done = (some: Counts, { seconds }: Trial) => ({
      counts: some,
      warnings: seconds.map(({ at, message }) => ({ row: valid[at]!.row.row, message })),
    });
    for (const { row } of valid) row.errors = [];
    const trial = await kind.attempt(
      actor,
      valid.map(({ values }) => values),
    );
    for (const [at, result] of trial.results.entries())
      if (result instanceof HttpError) valid[at]!.row.errors.push(...errorsOf(type, result));
      else counts[result] += 1;
    const isClean = isReadWell && valid.every(({ row }) => row.errors.length === 0);
    const isForbidden = only_if_clean && !isClean;
    const count = counts.inserted + counts.updated;
    if (dry_run || isForbidden || count === 0) {
      auditNothing();
      return done(isForbidden && !dry_run ? { ...nothing } : counts, trial);
    }
    await trial.write();
    addAuditEvent({ noun: type, count, detail: { file } });
    return done(counts, trial);
  });
}

const storeTransactions: SheetKind<SheetTransaction> = { valuesOf: transactionOf, attempt: tryTransactions };
const storeReceipts: SheetKind<NewReceipt> = { valuesOf: receiptOf, attempt: tryReceipts };

/** What stands in the cell of an error; null for the whole row, or an empty cell. */
const valueOf = ({ names, cells }: ReadDealSheet, at: number, { column }: RowError): string | null =>
  (column !== null && cells[at]?.[names.indexOf(column)]) || null;

function errorText(type: DealSheet, sheet: ReadDealSheet, at: number, error: RowError): string {
  const { column, message } = error;
  const value = valueOf(sheet, at, error);
  return column === null ? message : sheetText.wrongCell(dealSheets[type][column]!.label, value, message);
}

/** Keeps the file's rows with their errors, for the annotated copy. @returns its address */
async function keep(actor: Actor, type: DealSheet, file_name: string, sheet: ReadDealSheet): Promise<string> {
  const errors = sheet.rows.flatMap((row, at) =>
    row.errors.length === 0
      ? []
      : [{ at: at + 1, message: row.errors.map((error) => errorText(type, sheet, at, error)).join('\n') }],
  );
  const rows = [
    [sheetText.row, ...sheet.titles],
    ...sheet.rows.map(({ row }, at) => [String(row), ...(sheet.cells[at] ?? [])]),
  ];
  const id = await insertImport(actor.id, { type, file_name, rows, result: { errors } });
  return `/api/business/v2/import/${id}/file`;
}

/**
 * Stores the transactions or receipts of a workbook: codes that are known change their records, others make new ones. Each row is checked
 * and saved as by hand, with its history; what the rows touch is read and written at once. All rows or, if asked, those without errors,
 * in one transaction. D81.
 * @throws HttpError saying what is wrong with the file; too_many while others upload
 */
export async function importDeals(actor: Actor, order: ImportOrder, upload: Upload): Promise<DealImportResult> {
  const release = takeTurn(actor.id);
  try {
    const sheet = await readDealSheet(order.type, upload, order);
    const file = cutText(upload.name.normalize('NFC').trim(), 200) || text.templateFile[order.type];
    markSameCodes(sheet.rows);
    if (order.type === 'transaction') markOtherDeals(sheet.rows);
    const { counts, warnings } =
      order.type === 'transaction'
        ? await store(actor, order, storeTransactions, sheet.rows, file)
        : await store(actor, order, storeReceipts, sheet.rows, file);
    for (const row of sheet.rows) row.errors = inColumnOrder(order.type, row.errors);
    const errors = sheet.rows.flatMap(({ row, errors: own }, at) =>
      own.map((error) => ({
        ...{ row, message: error.message, value: valueOf(sheet, at, error) },
        column: error.column === null ? null : dealSheets[order.type][error.column]!.label,
      })),
    );
    const link = errors.length > 0 ? await keep(actor, order.type, file, sheet) : undefined;
    return { total: sheet.rows.length, ...counts, errors, warnings, reading: sheet.reading, ...(link && { link }) };
  } catch (error) {
    return refuseSheet(error, { rows: maxDealRows, columns: limits.columns });
  } finally {
    release();
  }
}
