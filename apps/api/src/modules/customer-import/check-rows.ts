import { newCustomer } from '@toam/contracts/customer/customer.schema';
import { fieldErrors, invalidMessage } from '@toam/contracts/invalid-message';
import { customerText } from '@toam/contracts/customer/customer.text';
import {
  customerImportText as text,
  importNoteText,
  importProblemText,
} from '@toam/contracts/customer/customer-import.text';
import type { Actor } from '@toam/domain/actor';
import { canChooseCustomerStaff, canEditCustomer } from '@toam/domain/customer/customer-change';
import type { ImportField } from '@toam/domain/customer-import/customer-import-columns';
import { readImportRow } from '@toam/domain/customer-import/customer-import-row';
import { comparedPhones } from '@toam/domain/customer/customer-phones';
import { dayOf } from '@toam/domain/day';
import { withoutUnseen } from '@toam/domain/visible-text';
import { sameName } from '@toam/domain/vietnamese';
import type { RowRemark } from '@toam/domain/sheet/import-state';
import { firstRowsWith } from '../../sheets/import/import.queries';
import type { ImportRow } from '../../sheets/import/import.schema';
import type { Work } from '../../sheets/import/import-noun';
import type { Customer } from '../customers/customer.schema';
import { activeStaff, customersWith, type ImportStaff } from './customer-import.queries';

/** Active staff of this name. Our own export lists everybody in charge in one cell, owner first: then only the owner counts. */
function staffNamed(said: string, staff: ImportStaff[]): ImportStaff[] {
  const whole = staff.filter(({ name }) => sameName(name, said));
  const [owner = ''] = said.split(', ');
  return whole.length ? whole : staff.filter(({ name }) => sameName(name, owner));
}

/** The agent whose customer the row becomes. @throws nothing: an unknown name is an error of the row */
function staffOf(actor: Actor, name: string | undefined, staff: ImportStaff[]): { id: number } | { error: string } {
  const said = name && withoutUnseen(name).toLowerCase();
  if (!said) return { id: actor.id };
  const byEmail = staff.find(({ email }) => email?.toLowerCase() === said);
  const named = byEmail ? [byEmail] : staffNamed(said, staff);
  const [found] = named;
  const everybody = [...named, ...said.split(', ').flatMap((one) => staffNamed(one, staff))];
  const isOneself = everybody.some(({ id }) => id === actor.id);
  if (!canChooseCustomerStaff(actor)) return isOneself ? { id: actor.id } : { error: text.staffForbidden };
  if (!found) return { error: text.staffUnknown(name!.trim()) };
  return named.length > 1 ? { error: text.staffAmbiguous(name!.trim()) } : { id: found.id };
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
function checkRow(actor: Actor, row: ImportRow, columns: (ImportField | null)[], staff: ImportStaff[]): void {
  const read = readImportRow(row.cells, columns);
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
  const staff_id = 'id' in owner ? owner.id : null;
  Object.assign(row, {
    values: errors.length ? {} : { ...(fields as Record<string, string | null>), staff_id },
    keys: errors.length ? [] : comparedPhones(phones),
    errors: errors.toSorted((one, other) => (one.at ?? -1) - (other.at ?? -1)),
    notes: read.notes.map(({ at, kind }) => ({ at, message: importNoteText[kind] })),
    decision: 'skip',
  });
}

/** Chooses among several customers with the number: first those whom the importer may edit, then the same name, then the oldest. */
function chooseSame(actor: Actor, { keys, values }: ImportRow, found: Customer[]): Customer | undefined {
  const same = found.filter((customer) => customer.phones.some((phone) => keys.includes(phone)));
  const editable = same.filter((customer) => canEditCustomer(actor, customer));
  const offered = editable.length ? editable : same;
  return offered.find(({ name }) => sameName(name, String(values?.name ?? ''))) ?? offered[0];
}

/** Finds who has the numbers already: a customer, and an earlier row without errors. D55, D56. */
async function findSame({ actor, one }: Work, rows: ImportRow[]): Promise<void> {
  const phones = [...new Set(rows.flatMap(({ keys }) => keys))];
  const found = await customersWith(phones);
  const first = await firstRowsWith(one.id, rows[0]!.row, phones);
  for (const row of rows) {
    row.same_id = chooseSame(actor, row, found)?.id ?? null;
    const above = row.keys.flatMap((phone) => first.get(phone) ?? []);
    row.same_row = above.length ? Math.min(...above) : null;
    for (const phone of row.keys) if (!first.has(phone)) first.set(phone, row.row);
  }
}

/** Checks rows. No customer is stored. */
export async function checkRows(work: Work, rows: ImportRow[]): Promise<void> {
  const columns = work.one.columns as (ImportField | null)[];
  const staff = columns.includes('user_id') ? await activeStaff() : [];
  for (const row of rows) checkRow(work.actor, row, columns, staff);
  await findSame(work, rows);
}
