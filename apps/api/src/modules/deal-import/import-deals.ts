import type { NewReceipt } from '@toam/contracts/deal/deal-fields';
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
import { fileNameOf, inTurn, readRecords } from '../../sheets/import/read-import';
import {
  type Outcome,
  type SheetTransaction,
  type StoredRow,
  type Trial,
  tryReceipts,
  tryTransactions,
} from '../deals/deals.writes';
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

/** How a sheet's rows are read and tried. */
interface SheetKind<Row> {
  valuesOf: (said: DealSheetRow['said'], names: SheetNames) => Row;
  attempt: (actor: Actor, rows: readonly Row[]) => Promise<Trial>;
}

const storeTransactions: SheetKind<SheetTransaction> = { valuesOf: transactionOf, attempt: tryTransactions };
const storeReceipts: SheetKind<NewReceipt> = { valuesOf: receiptOf, attempt: tryReceipts };

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

/** What becomes of a row that can be stored. */
interface Told {
  outcome: Outcome;
  warning?: string;
  stored?: StoredRow | undefined;
}

interface Done {
  told: ReadonlyMap<DealSheetRow, Told>;
  isStored: boolean;
  id?: number;
}

/** What is kept of an import, but for its rows. */
type Head = Omit<typeof imports.$inferInsert, 'state'> & { columns: (string | null)[] };

const outcomes = { inserted: 'created', updated: 'merged', skipped: 'skipped' } as const;

/** A row as it is kept, with its errors for the annotated copy, and what it stored for an undo. */
function keptRow(type: DealSheet, { columns }: Head, row: DealSheetRow, told: Told | undefined, isStored: boolean) {
  const errors = row.errors.map((error): RowRemark => {
    const { at, column } = placeOfError(type, columns, row, error);
    // what is missing has no cell
    if (at === -1 && column) return { at: null, message: sheetText.wrongCell(column, null, error.message) };
    return { at, message: error.message };
  });
  const { stored, warning } = told ?? {};
  const values: ImportRow['values'] = stored?.deal_version === undefined ? {} : { deal_version: stored.deal_version };
  const outcome: ImportRow['outcome'] = isStored ? (told ? outcomes[told.outcome] : 'failed') : null;
  return {
    ...{ row: row.row, cells: row.cells, values, keys: [], errors, outcome, outcome_note: null, undone: null },
    notes: warning === undefined ? [] : [{ at: null, message: warning }],
    ...{ same_id: null, same_row: null, decision: 'skip' as const },
    ...{ record_id: stored?.id ?? null, stored_version: stored?.version ?? null },
    filled: stored?.before ? { kept_before: stored.before, kept_after: stored.after } : null,
  };
}

/** Tries the rows in one transaction, and stores them unless it is a dry run or an error forbids it. */
async function store<Row>(actor: Actor, order: ImportOrder, kind: SheetKind<Row>, rows: DealSheetRow[], head: Head) {
  const { type, dry_run, only_if_clean } = order;
  const valid = await readValues(type, kind, rows);
  return withRetryOnDeadlock(importText.busy, async (): Promise<Done> => {
    // a new attempt after a deadlock begins anew
    for (const { row } of valid) row.errors = [];
    const trial = await kind.attempt(
      actor,
      valid.map(({ values }) => values),
    );
    const told = new Map<DealSheetRow, Told>();
    for (const [at, result] of trial.results.entries())
      if (result instanceof HttpError) valid[at]!.row.errors.push(...errorsOf(type, result));
      else told.set(valid[at]!.row, { outcome: result });
    const add = (at: number, more: Partial<Told>) => {
      const one = told.get(valid[at]!.row);
      if (one) Object.assign(one, more);
    };
    for (const { at, message } of trial.seconds) add(at, { warning: message });
    for (const row of rows) row.errors = inColumnOrder(type, row.errors);
    const count = [...told.values()].filter(({ outcome }) => outcome !== 'skipped').length;
    const hasErrors = told.size < rows.length;
    const isStored = !dry_run && !(only_if_clean && hasErrors) && count > 0;
    if (isStored) for (const [at, stored] of (await trial.write()).entries()) add(at, { stored });
    const id = isStored || hasErrors ? await keep(type, head, rows, { told, isStored }) : undefined;
    if (isStored) addAuditEvent({ noun: type, count, detail: { file: head.file_name, import_id: id } });
    else auditNothing();
    return { told, isStored, ...(id !== undefined && { id }) };
  });
}

const keep = (type: DealSheet, head: Head, rows: readonly DealSheetRow[], { told, isStored }: Done): Promise<number> =>
  keepImport(
    { ...head, state: isStored ? 'stored' : 'checked', stored_at: isStored ? new Date() : null },
    rows.map((row) => keptRow(type, head, row, told.get(row), isStored)),
  );

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
    const { told, isStored, id } =
      type === 'transaction'
        ? await store(actor, order, storeTransactions, rows, head)
        : await store(actor, order, storeReceipts, rows, head);
    const errors = rows.flatMap((row) =>
      row.errors.map((error) => {
        const { column, value } = placeOfError(type, values.columns, row, error);
        return { row: row.row, column, value, message: error.message };
      }),
    );
    // held back: nothing became of any row
    const isHeld = !dry_run && only_if_clean && errors.length > 0;
    const countOf = (outcome: Outcome) =>
      isHeld ? 0 : [...told.values()].filter((one) => one.outcome === outcome).length;
    return {
      total: rows.length,
      ...{ inserted: countOf('inserted'), updated: countOf('updated'), skipped: countOf('skipped') },
      errors,
      warnings: [...told].flatMap(([{ row }, { warning }]) =>
        warning === undefined ? [] : [{ row, message: warning }],
      ),
      reading: values.reading,
      ...(errors.length > 0 && { link: `/api/business/v2/import/${id}/file` }),
      ...(isStored && id !== undefined && { id }),
    };
  });
