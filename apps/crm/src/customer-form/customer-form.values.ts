import { customerChange } from '@toam/contracts/customer/customer.schema';
import { isLockedField } from '@toam/domain/customer/customer-numbers';
import { kindOfColumn } from '@toam/domain/customer/customer-columns';
import { phoneFields } from '@toam/domain/customer/customer-phones';
import { changedFields, clashingFields, type Conflict } from '@toam/domain/record/three-way';
import { customerRequest, noCustomer, ownFields, type CustomerValues } from '@toam/pickers/customer/customer.values';
import type { DraftData, DraftRules } from '@toam/record-form/edit-draft';
import { z } from 'zod';

export type CustomerField = keyof CustomerValues;

/** The API's rules for a stored customer: a number that stands there masked may stay so. Specification 2 §5, D24. */
export const customerEditSchema = z.object({
  ...customerChange.omit({ customer_id: true, version: true, image: true, user_id: true, keep_duplicate: true }).shape,
  ...ownFields,
});

/** A picture is the same while its id is: its addresses are signed anew with every answer. */
const comparable = (values: CustomerValues) => ({ ...values, picture: values.picture?.id ?? null });

/** Fields whose value differs between two states of the form. Nobody takes a customer away from all staff. */
export const changesOf = (before: CustomerValues, after: CustomerValues): CustomerField[] =>
  changedFields(comparable(before), comparable(after)).filter((field) => field !== 'user_id' || after.user_id !== null);

/** Fields that both sides changed, to different things: only these need a decision. D12. */
export const clashesOf = ({ before, mine, theirs }: Conflict<CustomerValues>): CustomerField[] =>
  clashingFields({ before: comparable(before), mine: comparable(mine), theirs: comparable(theirs) });

interface CustomerEdit {
  customerId: number;
  /** The version that `before` is. */
  version: number;
  before: CustomerValues;
  after: CustomerValues;
  /** Said yes to two records with one number. */
  keepDuplicate: boolean;
}

/** The body that changes the customer: only what differs, with the version it was based on. Specification 2 §7, D12. */
export function changeRequest({ customerId, version, before, after, keepDuplicate }: CustomerEdit) {
  const all: Record<string, unknown> = { ...customerRequest(after), user_id: after.user_id ?? undefined };
  const fields = changesOf(before, after).map((field) => (field === 'picture' ? 'image' : field));
  return {
    ...Object.fromEntries(fields.map((field) => [field, all[field]])),
    ...{ customer_id: customerId, version },
    ...(keepDuplicate && { keep_duplicate: true }),
  } as z.input<typeof customerChange>;
}

/** Fields that stand there hidden: whoever may not see them leaves them as they are. D24. @param masked the viewer may not see numbers */
export const lockedFields = (masked: boolean, values: CustomerValues): CustomerField[] =>
  masked ? [...phoneFields, ...(['email', 'fax'] as const)].filter((field) => isLockedField(field, values[field])) : [];

const isField = (name: string): name is CustomerField => Object.hasOwn(noCustomer, name);

/** A draft may be older than the form: what is of another kind is left out. */
function fits(name: CustomerField, value: unknown): boolean {
  if (name === 'picture') return value === null || (typeof value === 'object' && 'id' in (value as object));
  if (name === 'user_id') return value === null || typeof value === 'number';
  return typeof value === 'string' || (value === null && kindOfColumn(name) === 'day');
}

/** A draft over a form's values. */
export function restoredCustomer(base: CustomerValues, data: DraftData): CustomerValues {
  const known = Object.entries(data).filter(([name, value]) => isField(name) && fits(name, value));
  return { ...base, ...(Object.fromEntries(known) as Partial<CustomerValues>) };
}

/** A stored customer that is being edited, as a draft. */
export const customerDraft: DraftRules<CustomerValues> = { changed: changesOf, restored: restoredCustomer };
