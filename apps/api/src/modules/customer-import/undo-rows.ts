import { heldText } from '@toam/contracts/customer/customer-merge.text';
import { houseText } from '@toam/contracts/house/house.text';
import { customerImportText as text } from '@toam/contracts/customer/customer-import.text';
import { importText } from '@toam/contracts/sheet/import.text';
import type { Actor } from '@toam/domain/actor';
import { canEditCustomer } from '@toam/domain/customer/customer-change';
import { type MergedFields, mergedFieldsOf, unmergeFields } from '@toam/domain/customer/customer-merge';
import { recordChanges, recordManyChanges } from '../../history/record-changes';
import type { ImportRow } from '../../sheets/import/import.schema';
import { keepRow as keep, type Work } from '../../sheets/import/import-noun';
import type { Customer } from '../customers/customer.schema';
import { deleteCustomers, lockCustomers, writeFields } from '../customers/customers.writes';
import { readHeld } from '../customers/merge/held.reads';
import { ownCustomers } from './customer-import.queries';
import { changesBetween } from './store-rows';

/** The records that refer to each customer, as text: '2 nhu cầu, 1 BĐS'. */
async function usedBy(ids: number[]): Promise<Map<number, string>> {
  const words = new Map<number, string[]>();
  for (const { customer_id, kind, count } of await readHeld(ids))
    if (count > 0) words.set(customer_id, [...(words.get(customer_id) ?? []), heldText[kind](count)]);
  return new Map([...words].map(([id, list]) => [id, list.join(', ')]));
}

/** Deletes customers that the import created, unless somebody edited them or other records refer to them. */
async function takeBackCreated(actor: Actor, rows: ImportRow[], found: Map<number, Customer>): Promise<void> {
  const created = rows.filter(({ outcome }) => outcome === 'created');
  const used = await usedBy(created.flatMap(({ record_id }) => record_id ?? []));
  const gone: number[] = [];
  for (const row of created) {
    const customer = found.get(row.record_id!);
    const what = used.get(row.record_id!);
    if (!customer || customer.deleted_at) keep(row, text.keptGone);
    else if (customer.version !== row.stored_version) keep(row, text.keptEdited);
    else if (what) keep(row, text.keptUsed(what));
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
async function revert(actor: Actor, row: ImportRow, customer: Customer | undefined): Promise<void> {
  if (!row.filled) return;
  if (!customer || customer.deleted_at) return keep(row, text.keptGone);
  if (!canEditCustomer(actor, customer)) return keep(row, text.mergeForbidden);
  const now = mergedFieldsOf(customer);
  const before = unmergeFields(now, row.filled as { kept_before: MergedFields; kept_after: MergedFields });
  const changes = changesBetween(now, before);
  if (changes.length === 0) return keep(row, text.keptChanged);
  const { version } = await writeFields(customer.id, before);
  Object.assign(customer, before, { version });
  await recordChanges(actor, 'Customer', customer.id, changes);
}

/** Undoes merged rows. A row merged into a customer that this import created is undone if that customer is deleted, else kept. */
async function takeBackMerged({ actor, one }: Work, rows: ImportRow[], found: Map<number, Customer>): Promise<void> {
  const merged = rows.filter(({ outcome }) => outcome === 'merged');
  const own = await ownCustomers(
    one.id,
    merged.flatMap(({ record_id }) => record_id ?? []),
  );
  const deleted = new Set(rows.flatMap(({ undone, record_id }) => (undone === 'deleted' ? [record_id] : [])));
  for (const row of merged) {
    const customer = found.get(row.record_id!);
    if (!own.has(row.record_id!)) await revert(actor, row, customer);
    else if (deleted.has(row.record_id) || customer?.deleted_at) row.undone = 'deleted';
    else keep(row, text.keptEdited);
  }
}

/** Takes rows back: customers who were created go, what was filled in is given back. */
export async function undoRows(work: Work, rows: ImportRow[]): Promise<void> {
  const found = await lockCustomers([...new Set(rows.flatMap(({ record_id }) => record_id ?? []))]);
  await takeBackCreated(work.actor, rows, found);
  await takeBackMerged(work, rows, found);
}
