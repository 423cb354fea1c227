import type { DealImportResult } from '@toam/contracts/deal/deal-import.endpoints';
import { importText } from '@toam/contracts/sheet/import.text';
import { sheetText } from '@toam/contracts/sheet/sheet.text';
import type { SheetWish } from '@toam/contracts/sheet/sheet-reading.schema';
import type { Actor } from '@toam/domain/actor';
import type { DealSheet } from '@toam/domain/deal/deal-import';
import type { RowRemark } from '@toam/domain/sheet/import-state';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { addAuditEvent, auditNothing } from '../../audit/audit-context';
import { withRetryOnDeadlock } from '../../db/retry-on-deadlock';
import { HttpError } from '../../http-error';
import type { Upload } from '../../http/upload';
import { keepImport } from '../../sheets/import/import.queries';
import type { ImportRow, imports } from '../../sheets/import/import.schema';
import type { ImportNoun } from '../../sheets/import/import-noun';
import { fileNameOf, inTurn, readRecords } from '../../sheets/import/read-records';
import { type Outcome, type Trial, tryReceipts, tryTransactions } from '../deals/deals.writes';
import {
  addErrors,
  type DealSheetRow,
  errorsOf,
  inColumnOrder,
  markOtherDeals,
  markSameCodes,
  placeOfError,
  readDealRow,
} from './deal-rows';
import { readSheetNames, receiptOf, type SheetNames, transactionOf } from './row-values';

/** What the person asks for. */
export interface ImportOrder extends SheetWish {
  type: DealSheet;
  dry_run: boolean;
  only_if_clean: boolean;
}

/** Rows between which other calls get their turn. */
const rowsAtOnce = 250;

/** The rows without errors, and how they are tried. */
interface Tryable {
  valid: DealSheetRow[];
  attempt: () => Promise<Trial>;
}

/** Reads what the single calls would be sent. The other rows have their errors afterwards, all at once: whoever corrects a file does it once. */
async function tryable<Values>(
  type: DealSheet,
  rows: readonly DealSheetRow[],
  valuesOf: (said: DealSheetRow['said'], names: SheetNames) => Values,
  attempt: (values: Values[]) => Promise<Trial>,
): Promise<Tryable> {
  const names = await readSheetNames(type, rows);
  const valid: DealSheetRow[] = [];
  const values: Values[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % rowsAtOnce === rowsAtOnce - 1) await nextTurn();
    try {
      const read = valuesOf(row.said, names);
      if (row.errors.length > 0) continue;
      valid.push(row);
      values.push(read);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      addErrors(row, errorsOf(type, error));
    }
  }
  return { valid, attempt: () => attempt(values) };
}

/** What is kept of an import, but for its rows. */
type Head = Omit<typeof imports.$inferInsert, 'state'> & { noun: DealSheet; columns: (string | null)[] };

const outcomes = { inserted: 'created', updated: 'merged', skipped: 'skipped' } as const;

/** A row as it is kept, with its errors for the annotated copy, and what it stored for an undo. */
function keptRow({ noun, columns }: Head, isStored: boolean, one: DealSheetRow) {
  const { row, cells, outcome, stored, warning } = one;
  const errors = one.errors.map((error): RowRemark => {
    const { at, column } = placeOfError(noun, columns, one, error);
    // what is missing has no cell
    if (at === -1 && column) return { at: null, message: sheetText.wrongCell(column, null, error.message) };
    return { at, message: error.message };
  });
  const values: ImportRow['values'] = stored?.deal_version === undefined ? {} : { deal_version: stored.deal_version };
  const became: ImportRow['outcome'] = isStored ? (outcome ? outcomes[outcome] : 'failed') : null;
  return {
    ...{ row, cells, values, keys: [], errors, outcome: became, outcome_note: null, undone: null },
    notes: warning === undefined ? [] : [{ at: null, message: warning }],
    ...{ same_id: null, same_row: null, decision: 'skip' as const },
    ...{ record_id: stored?.id ?? null, stored_version: stored?.version ?? null },
    filled: stored?.before ? { kept_before: stored.before, kept_after: stored.after } : null,
  };
}

/** Tries the rows, on records that stay locked. A new attempt after a deadlock begins anew. */
async function tryRows(type: DealSheet, { valid, attempt }: Tryable): Promise<Trial> {
  for (const row of valid)
    Object.assign(row, { errors: [], outcome: undefined, warning: undefined, stored: undefined });
  const trial = await attempt();
  for (const [at, result] of trial.results.entries())
    if (result instanceof HttpError) valid[at]!.errors.push(...errorsOf(type, result));
    else valid[at]!.outcome = result;
  for (const { at, message } of trial.seconds) valid[at]!.warning = message;
  return trial;
}

/** Tries the rows in one transaction, and stores them unless it is a dry run or an error forbids it. */
const carryOut = (order: ImportOrder, rows: readonly DealSheetRow[], tried: Tryable, head: Head) =>
  withRetryOnDeadlock(importText.busy, async () => {
    const trial = await tryRows(order.type, tried);
    for (const row of rows) row.errors = inColumnOrder(order.type, row.errors);
    const count = rows.filter(({ outcome }) => outcome === 'inserted' || outcome === 'updated').length;
    const hasErrors = rows.some(({ outcome }) => outcome === undefined);
    const isStored = !order.dry_run && !(order.only_if_clean && hasErrors) && count > 0;
    if (isStored) for (const [at, stored] of (await trial.write()).entries()) tried.valid[at]!.stored = stored;
    const state = { state: isStored ? 'stored' : 'checked', stored_at: isStored ? new Date() : null } as const;
    const kept = rows.map((row) => keptRow(head, isStored, row));
    const id = isStored || hasErrors ? await keepImport({ ...head, ...state }, kept) : undefined;
    if (isStored) addAuditEvent({ noun: order.type, count, detail: { file: head.file_name, import_id: id } });
    else auditNothing();
    return { isStored, id };
  });

/**
 * Stores the transactions or receipts of a workbook: codes that are known change their records, others make new ones. Each row is checked
 * and saved as by hand, with its history; what the rows touch is read and written at once. All rows or, if asked, those without errors,
 * in one transaction. D81.
 * @throws HttpError saying what is wrong with the file; too_many while others upload
 */
export const importDeals = (
  noun: ImportNoun,
  actor: Actor,
  order: ImportOrder,
  upload: Upload,
): Promise<DealImportResult> =>
  inTurn(noun, actor, async () => {
    const { type, dry_run, only_if_clean } = order;
    const { rows: read, values } = await readRecords(noun, upload.bytes, order);
    const rows = read.map((row) => readDealRow(type, values.columns, row));
    markSameCodes(rows);
    if (type === 'transaction') markOtherDeals(rows);
    const head = { ...values, noun: type, user_id: actor.id, file_name: fileNameOf(noun, upload.name) };
    const tried =
      type === 'transaction'
        ? await tryable(type, rows, transactionOf, (all) => tryTransactions(actor, all))
        : await tryable(type, rows, receiptOf, (all) => tryReceipts(actor, all));
    const { isStored, id } = await carryOut(order, rows, tried, head);
    const errors = rows.flatMap((row) =>
      row.errors.map((error) => {
        const { column, value } = placeOfError(type, values.columns, row, error);
        return { row: row.row, column, value, message: error.message };
      }),
    );
    // held back: nothing became of any row
    const isHeld = !dry_run && only_if_clean && errors.length > 0;
    const countOf = (became: Outcome) => (isHeld ? 0 : rows.filter(({ outcome }) => outcome === became).length);
    return {
      total: rows.length,
      ...{ inserted: countOf('inserted'), updated: countOf('updated'), skipped: countOf('skipped') },
      errors,
      warnings: rows.flatMap(({ row, warning }) => (warning === undefined ? [] : [{ row, message: warning }])),
      reading: values.reading,
      ...(errors.length > 0 && { link: `/api/business/v2/import/${id}/file` }),
      ...(isStored && id !== undefined && { id }),
    };
  });
