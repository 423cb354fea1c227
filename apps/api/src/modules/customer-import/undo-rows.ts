import { heldText } from '@toam/contracts/customer/customer-merge.text';
import { houseText } from '@toam/contracts/house/house.text';
import { importText } from '@toam/contracts/customer/customer-import.text';
import type { Actor } from '@toam/domain/actor';
import { canEditCustomer } from '@toam/domain/customer/customer-change';
import { mergedFieldsOf, unmergeFields } from '@toam/domain/customer/customer-merge';
import { recordChanges, recordManyChanges } from '../../history/record-changes';
import type { Customer } from '../customers/customer.schema';
import { deleteCustomers, lockCustomers, writeFields } from '../customers/customers.writes';
import { readHeld } from '../customers/merge/held.reads';
import { nextRows, updateRows } from './customer-import.queries';
import type { CustomerImportRecord, ImportRowRecord } from './customer-import.schema';
import { ownCustomers } from './import-outcome.queries';
import { changesBetween } from './store-rows';

/** Rows undone in one transaction. */
const batchSize = 200;

const keep = (row: ImportRowRecord, note: string): void =>
  void Object.assign(row, { undone: 'kept', outcome_note: note });

/** The records that refer to each customer, as text: '2 nhu cầu, 1 BĐS'. */
async function usedBy(ids: number[]): Promise<Map<number, string>> {
  const words = new Map<number, string[]>();
  for (const { customer_id, kind, count } of await readHeld(ids))
    if (count > 0) words.set(customer_id, [...(words.get(customer_id) ?? []), heldText[kind](count)]);
  return new Map([...words].map(([id, list]) => [id, list.join(', ')]));
}

/** Deletes customers that the import created, unless somebody edited them or other records refer to them. */
async function takeBackCreated(actor: Actor, rows: ImportRowRecord[], found: Map<number, Customer>): Promise<void> {
  const created = rows.filter(({ outcome }) => outcome === 'created');
  const used = await usedBy(created.flatMap(({ customer_id }) => customer_id ?? []));
  const gone: number[] = [];
  for (const row of created) {
    const customer = found.get(row.customer_id!);
    const what = used.get(row.customer_id!);
    if (!customer || customer.deleted_at) keep(row, importText.keptGone);
    else if (customer.version !== row.stored_version) keep(row, importText.keptEdited);
    else if (what) keep(row, importText.keptUsed(what));
    else {
      row.undone = 'deleted';
      gone.push(customer.id);
    }
  }
  await deleteCustomers(gone);
  const change = {
    column: 'deleted_at',
    old_value: null,
    new_value: `${houseText.historyDeleted}. ${importText.historyUndone}`,
  };
  await recordManyChanges(
    actor,
    'Customer',
    gone.map((id) => ({ id, ...change })),
  );
}

/** Removes the filled-in values, unless somebody has changed those fields since. */
async function revert(actor: Actor, row: ImportRowRecord, customer: Customer | undefined): Promise<void> {
  if (!row.filled) return void (row.undone = 'given_back');
  if (!customer || customer.deleted_at) return keep(row, importText.keptGone);
  if (!canEditCustomer(actor, customer)) return keep(row, importText.mergeForbidden);
  const now = mergedFieldsOf(customer);
  const before = unmergeFields(now, row.filled);
  const changes = changesBetween(now, before);
  if (changes.length === 0) return keep(row, importText.keptChanged);
  const { version } = await writeFields(customer.id, before);
  Object.assign(customer, before, { version });
  await recordChanges(actor, 'Customer', customer.id, changes);
  row.undone = 'given_back';
}

/** Undoes merged rows. A row merged into a customer that this import created is undone if that customer is deleted, else kept. */
async function takeBackMerged(
  actor: Actor,
  one: CustomerImportRecord,
  rows: ImportRowRecord[],
  found: Map<number, Customer>,
): Promise<void> {
  const merged = rows.filter(({ outcome }) => outcome === 'merged');
  const own = await ownCustomers(
    one.id,
    merged.flatMap(({ customer_id }) => customer_id ?? []),
  );
  const deleted = new Set(rows.flatMap(({ undone, customer_id }) => (undone === 'deleted' ? [customer_id] : [])));
  for (const row of merged) {
    const customer = found.get(row.customer_id!);
    if (!own.has(row.customer_id!)) await revert(actor, row, customer);
    else if (deleted.has(row.customer_id) || customer?.deleted_at) row.undone = 'deleted';
    else keep(row, importText.keptEdited);
  }
}

/**
 * Undoes the next rows, in the caller's transaction.
 * @returns the rows that were processed; none when all are
 */
export async function undoNextRows(actor: Actor, one: CustomerImportRecord): Promise<ImportRowRecord[]> {
  const rows = await nextRows(one.id, one.last_row, batchSize);
  if (rows.length === 0) return rows;
  const found = await lockCustomers([...new Set(rows.flatMap(({ customer_id }) => customer_id ?? []))]);
  await takeBackCreated(actor, rows, found);
  await takeBackMerged(actor, one, rows, found);
  await updateRows(one.id, rows);
  return rows;
}
