import { newCustomer } from '@toam/contracts/customer/customer.schema';
import { fieldErrors, invalidMessage } from '@toam/contracts/invalid-message';
import { customerText } from '@toam/contracts/customer/customer.text';
import { importNoteText, importProblemText, importText } from '@toam/contracts/customer/customer-import.text';
import type { Actor } from '@toam/domain/actor';
import { canChooseCustomerStaff, canEditCustomer } from '@toam/domain/customer/customer-change';
import type { ImportField } from '@toam/domain/customer-import/customer-import-columns';
import { readImportRow } from '@toam/domain/customer-import/customer-import-row';
import { comparedPhones } from '@toam/domain/customer/customer-phones';
import { dayOf } from '@toam/domain/day';
import { withoutUnseen } from '@toam/domain/visible-text';
import { sameName } from '@toam/domain/vietnamese';
import type { Customer } from '../customers/customer.schema';
import { nextRows, phonesBetween, updateRows } from './customer-import.queries';
import type { CustomerImportRecord, ImportRowRecord, RowRemark } from './customer-import.schema';
import { activeStaff, customersWith, type ImportStaff } from './import-people.queries';

/** Rows checked in one transaction. Other requests wait for one batch at most. */
const batchSize = 100;

/** Active staff of this name. Our own export lists everybody in charge in one cell, owner first: then only the owner counts. */
function staffNamed(said: string, staff: ImportStaff[]): ImportStaff[] {
  const whole = staff.filter(({ name }) => sameName(name, said));
  const [owner = ''] = said.split(', ');
  return whole.length ? whole : staff.filter(({ name }) => sameName(name, owner));
}

/** The agent whose customer the row becomes. @throws nothing: an unknown name is an error of the row */
function staffOf(actor: Actor, text: string | undefined, staff: ImportStaff[]): { id: number } | { error: string } {
  const said = text && withoutUnseen(text).toLowerCase();
  if (!said) return { id: actor.id };
  const byEmail = staff.find(({ email }) => email?.toLowerCase() === said);
  const named = byEmail ? [byEmail] : staffNamed(said, staff);
  const [found] = named;
  const everybody = [...named, ...said.split(', ').flatMap((one) => staffNamed(one, staff))];
  const isOneself = everybody.some(({ id }) => id === actor.id);
  if (!canChooseCustomerStaff(actor)) return isOneself ? { id: actor.id } : { error: importText.staffForbidden };
  if (!found) return { error: importText.staffUnknown(text!.trim()) };
  return named.length > 1 ? { error: importText.staffAmbiguous(text!.trim()) } : { id: found.id };
}

const withoutStaff = (values: Partial<Record<ImportField, string>>) => ({ ...values, user_id: undefined });

/** Errors that the customer form would report for these values, by field. */
function formErrors(values: Partial<Record<ImportField, string>>) {
  const parsed = newCustomer.safeParse(withoutStaff(values), { error: invalidMessage });
  const errors: Record<string, string> = parsed.success ? {} : fieldErrors(parsed.error);
  if (values.date_of_birth && values.date_of_birth > dayOf(Date.now() / 1000))
    errors.date_of_birth ??= customerText.bornInFuture;
  return { errors, data: parsed.data };
}

/** Reads a row by the columns and validates it as the customer form does. */
function checkRow(
  actor: Actor,
  kept: ImportRowRecord,
  columns: CustomerImportRecord['columns'],
  staff: ImportStaff[],
): ImportRowRecord {
  const read = readImportRow(kept.cells, columns);
  const { errors: form, data } = formErrors(read.values);
  const owner = staffOf(actor, read.values.user_id, staff);
  const errors: RowRemark[] = read.problems.map(({ at, kind }) => ({ at, message: importProblemText[kind] }));
  if ('error' in owner) errors.push({ at: read.columnOf.user_id ?? null, message: owner.error });
  for (const [field, message] of Object.entries(form)) {
    const at = read.columnOf[field as ImportField] ?? null;
    // a cell with an Excel error is not reported as missing, too
    if (!errors.some((one) => one.at === at)) errors.push({ at, message });
  }
  const { image: _image, user_id: _user, keep_duplicate: _keep, ...fields } = data ?? { name: '', phone_number: '' };
  const phones = [fields.phone_number, fields.phone_number2, fields.phone_number3, fields.phone_number4];
  return {
    ...kept,
    values: errors.length ? {} : (fields as Record<string, string | null>),
    phones: errors.length ? [] : comparedPhones(phones),
    staff_id: 'id' in owner ? owner.id : null,
    errors: errors.toSorted((one, other) => (one.at ?? -1) - (other.at ?? -1)),
    notes: read.notes.map(({ at, kind }) => ({ at, message: importNoteText[kind] })),
    ...{ same_customer_id: null, same_row: null, decision: 'skip' as const },
  };
}

/** Chooses among several customers with the number: first those whom the importer may edit, then the same name, then the oldest. */
function chooseSame(actor: Actor, { phones, values }: ImportRowRecord, found: Customer[]): Customer | undefined {
  const same = found.filter((customer) => customer.phones.some((phone) => phones.includes(phone)));
  const editable = same.filter((customer) => canEditCustomer(actor, customer));
  const offered = editable.length ? editable : same;
  return offered.find(({ name }) => sameName(name, String(values?.name ?? ''))) ?? offered[0];
}

/** The first checked row of each number in a file. It is filled during the check, or from the stored rows. */
export class SeenPhones {
  private readonly first = new Map<string, number>();
  private upTo = 0;

  constructor(private readonly importId: number) {}

  /** Adds the rows that another process checked: one that died, or one that works on the same import. */
  async catchUp(lastRow: number): Promise<void> {
    for (const row of await phonesBetween(this.importId, this.upTo, lastRow)) this.add(row);
    this.upTo = Math.max(this.upTo, lastRow);
  }

  /** @returns the first earlier row with one of the numbers */
  add({ row, phones }: Pick<ImportRowRecord, 'row' | 'phones'>): number | null {
    const above = phones.flatMap((phone) => this.first.get(phone) ?? []);
    for (const phone of phones) if (!this.first.has(phone)) this.first.set(phone, row);
    this.upTo = row;
    return above.length ? Math.min(...above) : null;
  }
}

/** Finds who has the numbers already: a customer, and an earlier row without errors. D55, D56. */
async function findSame(actor: Actor, checked: ImportRowRecord[], seen: SeenPhones): Promise<ImportRowRecord[]> {
  const found = await customersWith([...new Set(checked.flatMap((row) => row.phones))]);
  return checked.map((row) => ({
    ...row,
    same_customer_id: chooseSame(actor, row, found)?.id ?? null,
    same_row: seen.add(row),
  }));
}

/**
 * Checks the next rows. No customer is stored.
 * @returns the rows that were checked; none when all are
 */
export async function checkNextRows(
  actor: Actor,
  one: CustomerImportRecord,
  seen: SeenPhones,
): Promise<ImportRowRecord[]> {
  const batch = await nextRows(one.id, one.last_row, batchSize);
  if (batch.length === 0) return batch;
  const staff = one.columns.includes('user_id') ? await activeStaff() : [];
  const checked = batch.map((row) => checkRow(actor, row, one.columns, staff));
  await seen.catchUp(one.last_row);
  await updateRows(one.id, await findSame(actor, checked, seen));
  return batch;
}
