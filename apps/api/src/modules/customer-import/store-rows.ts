import { customerImportText as text } from '@toam/contracts/customer/customer-import.text';
import { canEditCustomer } from '@toam/domain/customer/customer-change';
import { customerTexts } from '@toam/domain/customer/customer-columns';
import { comparedPhonesOf, mergedFieldsOf, mergeFields, type MergedFields } from '@toam/domain/customer/customer-merge';
import { type Change, recordChanges } from '../../history/record-changes';
import { restampRows } from '../../sheets/import/import.queries';
import type { ImportRow } from '../../sheets/import/import.schema';
import { recordImported, type Work } from '../../sheets/import/import-noun';
import type { Customer } from '../customers/customer.schema';
import { insertCustomers, lockCustomers, lockPhones, writeFields } from '../customers/customers.writes';
import { readStaffNames } from '../users/users.reads';
import { customersOfRows, customersWith, ownCustomers } from './customer-import.queries';

/** The row as a new customer of the staff member whom it names. */
function fieldsOf({ values }: ImportRow): MergedFields {
  const of = (name: string): string | null => (values?.[name] ?? null) as string | null;
  const user_id = (values?.staff_id ?? null) as number | null;
  return { ...customerTexts(of), more_phones: [], image_id: null, user_id, co_staff: [] };
}

/** Fills in only empty fields. If both have a value, the customer's stays; phone numbers are added. D56. */
function fillIn(customer: MergedFields, row: MergedFields): MergedFields {
  const theirs = { ...row, user_id: customer.user_id, co_staff: [], image_id: null };
  return mergeFields(customer, theirs, { description: 'kept', character: 'kept' });
}

const inWords = (value: MergedFields[keyof MergedFields]): string | null => {
  if (Array.isArray(value)) return value.length ? value.join(', ') : null;
  return value === null ? null : String(value);
};

/** The columns in which two states of a customer differ, in the form of the history. */
export const changesBetween = (before: MergedFields, after: MergedFields): Change[] =>
  (Object.keys(after) as (keyof MergedFields)[]).flatMap((column) => {
    const [old_value, new_value] = [inWords(before[column]), inWords(after[column])];
    return old_value === new_value ? [] : [{ column, old_value, new_value }];
  });

interface Batch extends Work {
  rows: ImportRow[];
  /** The customer that a row of this file became. */
  customerOf: Map<number, number>;
}

const failed = (row: ImportRow, note: string | null): void =>
  void Object.assign(row, { outcome: 'failed', outcome_note: note });

const isFree = (row: ImportRow): boolean => row.same_id === null && row.same_row === null;

/**
 * Another customer may get a row's number after the check. Such a row is not stored, to avoid a silent duplicate, and it
 * reports the reason (D56). Customers of this import are no reason: the check found them as earlier rows.
 */
async function leaveNewlyTaken({ one }: Batch, rows: ImportRow[]): Promise<void> {
  const found = await customersWith(rows.flatMap((row) => row.keys));
  const own = await ownCustomers(
    one.id,
    found.map(({ id }) => id),
  );
  const staff = await readStaffNames(found.flatMap(({ user_id }) => user_id ?? []));
  for (const row of rows) {
    const taken = found.find(({ id, phones }) => !own.has(id) && phones.some((phone) => row.keys.includes(phone)));
    if (taken) failed(row, text.appearedMeanwhile(taken.name, staff.get(taken.user_id ?? 0)?.name ?? ''));
  }
}

async function create({ actor, one, customerOf }: Batch, rows: ImportRow[]): Promise<void> {
  const fields = rows.map(fieldsOf);
  const ids = await insertCustomers(fields.map((field) => ({ ...field, phones: comparedPhonesOf(field) })));
  await recordImported(actor, 'Customer', ids, one);
  rows.forEach((row, at) => {
    const record_id = ids[at]!;
    Object.assign(row, { outcome: 'created', record_id, stored_version: 1 });
    customerOf.set(row.row, record_id);
  });
}

/** Merges a row into a locked customer. */
async function fill({ actor, one }: Batch, row: ImportRow, customer: Customer): Promise<void> {
  const kept_before = mergedFieldsOf(customer);
  const kept_after = fillIn(kept_before, fieldsOf(row));
  const changes = changesBetween(kept_before, kept_after);
  Object.assign(row, { outcome: 'merged', record_id: customer.id, stored_version: customer.version });
  if (changes.length === 0) {
    row.outcome_note = text.nothingToFill;
    return;
  }
  const { version } = await writeFields(customer.id, kept_after);
  await recordChanges(actor, 'Customer', customer.id, changes);
  await restampRows(one.id, customer.id, version);
  Object.assign(row, { stored_version: version, filled: { kept_before, kept_after } });
}

async function merge(batch: Batch, row: ImportRow, targetId: number): Promise<void> {
  const customer = (await lockCustomers([targetId])).get(targetId);
  if (!customer || customer.deleted_at) return failed(row, text.mergeGone);
  if (!canEditCustomer(batch.actor, customer) && !(await ownCustomers(batch.one.id, [targetId])).has(targetId))
    return failed(row, text.mergeForbidden);
  await fill(batch, row, customer);
  for (const other of batch.rows)
    if (other.outcome === 'created' && other.record_id === customer.id) other.stored_version = row.stored_version;
  batch.customerOf.set(row.row, customer.id);
}

/** Rows that share a number with an earlier row, one after the other: each may be merged into the one before. */
async function mergeEach(batch: Batch, rows: ImportRow[]): Promise<void> {
  for (const row of rows) {
    const target = row.same_id ?? batch.customerOf.get(row.same_row ?? 0);
    if (target !== undefined) await merge(batch, row, target);
    else {
      // the earlier row was not stored, so this one is now the first with the number
      await leaveNewlyTaken(batch, [row]);
      if (row.outcome === null) await create(batch, [row]);
    }
  }
}

/** Stores rows as customers, or merges them into those who have the number, as was decided. */
export async function storeRows(work: Work, rows: ImportRow[]): Promise<void> {
  const numbers = rows.flatMap(({ same_row }) => same_row ?? []);
  const batch: Batch = { ...work, rows, customerOf: await customersOfRows(work.one.id, numbers) };
  await lockPhones(rows.flatMap(({ keys }) => keys));
  const merged = rows.filter((row) => !isFree(row) && row.decision === 'merge');
  const created = rows.filter((row) => !merged.includes(row));
  await leaveNewlyTaken(batch, created.filter(isFree));
  await create(
    batch,
    created.filter(({ outcome }) => outcome === null),
  );
  await mergeEach(batch, merged);
}
