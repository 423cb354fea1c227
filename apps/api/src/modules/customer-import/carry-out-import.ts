import type { ImportDecision } from '@toam/contracts/customer/customer-import.schema';
import { importFieldLabel, importText } from '@toam/contracts/customer/customer-import.text';
import type { Actor } from '@toam/domain/actor';
import { canEditCustomer } from '@toam/domain/customer/customer-change';
import {
  canDecideImport,
  canSeeImport,
  importUndoDays,
  isImportOpen,
} from '@toam/domain/customer-import/customer-import-access';
import { type ImportField, missingImportFields } from '@toam/domain/customer-import/customer-import-columns';
import { type Caller, recordAudit } from '../../audit/record-audit';
import { auditNothing, addAuditEvent } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { HttpError } from '../../http-error';
import { dropWorkbook } from '../../sheets/kept-workbook.writes';
import { readCustomersToMatch } from '../customers/customers.reads';
import {
  decideRows,
  deleteImport,
  duplicateCustomers,
  fromTheStart,
  lockImport,
  recount,
  updateImport,
} from './customer-import.queries';
import type { CustomerImportRecord } from './customer-import.schema';
import { askForWork } from './import-job';
import { isUndoable } from './import-serializer';

/** Locks the import for somebody who may see it. @throws HttpError not_found, also if they may not: ids are easy to guess */
async function locked(actor: Actor, importId: number): Promise<CustomerImportRecord> {
  const one = await lockImport(importId);
  if (!one || !canSeeImport(actor, one)) throw new HttpError('not_found', importText.notFound);
  return one;
}

/** Locks the import for somebody who may decide about it. @throws HttpError forbidden */
async function own(actor: Actor, importId: number): Promise<CustomerImportRecord> {
  const one = await locked(actor, importId);
  if (!canDecideImport(actor, one)) throw new HttpError('forbidden', importText.mayNotDecide);
  return one;
}

const columnMissing: Partial<Record<ImportField, string>> = {
  name: importText.nameColumnMissing,
  phone_number: importText.phoneColumnMissing,
};

/** @throws HttpError invalid if the rows cannot be checked with these columns */
function refuseColumns({ headers }: CustomerImportRecord, columns: (ImportField | null)[]): void {
  const [missing] = missingImportFields(columns);
  const twice = columns.find((field, at) => field !== null && columns.indexOf(field) !== at);
  const message =
    (columns.length !== headers.length && importText.columnsDiffer) ||
    (missing && columnMissing[missing]) ||
    (twice && importText.columnTwice(importFieldLabel[twice]));
  if (message) throw new HttpError('invalid', message, { errors: { columns: message } });
}

/**
 * Begins to check every row with these columns. A second call while it runs starts again with the new columns. The call is
 * audited, because checking reveals who has many numbers, even if the import is discarded afterwards (D56).
 * @throws HttpError not_found, forbidden; invalid for columns without a name or a phone; conflict once it is stored
 */
export const checkImport = (caller: Caller, importId: number, columns: (ImportField | null)[]): Promise<void> =>
  tx(async () => {
    const one = await own(caller.actor, importId);
    if (!isImportOpen(one.state)) throw new HttpError('conflict', importText.checkedAgain);
    refuseColumns(one, columns);
    await updateImport(importId, { ...fromTheStart(), state: 'checking', columns, counts: {} });
    const detail = { import_id: importId };
    await recordAudit(caller, { action: 'import_check', noun: 'customer', count: one.row_count, detail });
    await askForWork(importId);
  });

/** Rows that must not be merged, because the importer may not edit their customer. */
async function unmergeable(actor: Actor, importId: number, only: number[] | undefined): Promise<Set<number>> {
  const found = await duplicateCustomers(importId, only);
  const customers = await readCustomersToMatch([...new Set(found.map(({ id }) => id))]);
  const forbidden = found.filter(({ id }) => {
    const customer = customers.get(id);
    return !customer || !canEditCustomer(actor, customer);
  });
  return new Set(forbidden.map(({ row }) => row));
}

/**
 * Sets what happens to rows whose number already belongs to a customer. If merging is asked for and not allowed, the row
 * keeps its earlier decision. @throws HttpError not_found, forbidden; conflict unless the import waits for this
 */
export const decideImport = (
  actor: Actor,
  importId: number,
  { decision, rows }: { decision: ImportDecision; rows?: number[] | undefined },
): Promise<void> =>
  tx(async () => {
    const one = await own(actor, importId);
    if (one.state !== 'checked') throw new HttpError('conflict', importText.notCheckedYet);
    const forbidden = decision === 'merge' ? await unmergeable(actor, importId, rows) : new Set<number>();
    await decideRows(importId, decision, rows, [...forbidden]);
    const decided = { import_id: importId, decision, ...(rows && { rows }) };
    addAuditEvent({ count: rows?.length ?? one.counts.duplicates ?? 1, detail: decided });
    await recount(importId);
    await updateImport(importId, {});
  });

/** How many rows will become customers or be merged into one. */
const toStore = ({ counts }: CustomerImportRecord): number =>
  (counts.valid ?? 0) + (counts.merge ?? 0) + (counts.create ?? 0);

/**
 * Begins to store. A second call, such as a double click or a retry, changes nothing.
 * @throws HttpError not_found, forbidden; conflict before it is checked; invalid if there are errors and none are accepted,
 * or if there is nothing to store
 */
export const storeImport = (caller: Caller, importId: number, onlyIfClean: boolean): Promise<void> =>
  tx(async () => {
    const one = await own(caller.actor, importId);
    if (one.state === 'storing' || one.state === 'stored') return auditNothing();
    if (one.state !== 'checked') throw new HttpError('conflict', importText.notCheckedYet);
    const errors = one.counts.errors ?? 0;
    if (onlyIfClean && errors > 0) throw new HttpError('invalid', importText.hasErrors(errors.toLocaleString('vi-VN')));
    if (toStore(one) === 0) throw new HttpError('invalid', importText.nothingToStore);
    await updateImport(importId, { ...fromTheStart(), state: 'storing' });
    await dropWorkbook(one.workbook_id);
    const detail = { import_id: importId, rows: one.row_count, errors, duplicates: one.counts.duplicates ?? 0 };
    await recordAudit(caller, { action: 'import', noun: 'customer', count: toStore(one), detail });
    await askForWork(importId);
  });

/**
 * Begins to undo an import; a second call changes nothing.
 * @throws HttpError not_found; conflict if it was not stored, or too long ago
 */
export const undoImport = (caller: Caller, importId: number): Promise<void> =>
  tx(async () => {
    const one = await locked(caller.actor, importId);
    if (one.state === 'undoing' || one.state === 'undone') return auditNothing();
    if (one.state !== 'stored') throw new HttpError('conflict', importText.mayNotUndo);
    if (!isUndoable(one)) throw new HttpError('conflict', importText.undoTooLate(importUndoDays));
    await updateImport(importId, { ...fromTheStart(), state: 'undoing', undone_by: caller.actor.id });
    const count = (one.counts.created ?? 0) + (one.counts.merged ?? 0);
    await recordAudit(caller, { action: 'import_undo', noun: 'customer', count, detail: { import_id: importId } });
    await askForWork(importId);
  });

/** Discards an import that has stored nothing. @throws HttpError not_found, forbidden; conflict once it stores */
export const throwAwayImport = (actor: Actor, importId: number): Promise<void> =>
  tx(async () => {
    const one = await own(actor, importId);
    if (!isImportOpen(one.state)) throw new HttpError('conflict', importText.alreadyStored);
    await deleteImport(importId);
    await dropWorkbook(one.workbook_id);
    addAuditEvent({ count: one.row_count, detail: { import_id: importId, file: one.file_name } });
  });
