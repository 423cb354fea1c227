import type { StaffUser } from '@toam/contracts/user/user';
import type { MoneyUnit } from '@toam/domain/money/money-unit';
import { changedFields, clashingFields, type Conflict } from '@toam/domain/record/three-way';
import {
  comparableOf,
  holdsNothing,
  noStaffValues,
  type StaffField,
  staffFields,
  type StaffValues,
  valuesOfStaff,
  wireValueOf,
} from '@toam/pickers/staff/staff.values';

/** What the fields hold, as the screen shows them; names are the wire's. Specification 2 §3 "Staff user". */
export type StaffFormValues = StaffValues & {
  /** How the limits are typed; it is not stored. */
  limit_unit: MoneyUnit;
};

/** A newcomer. Specification 2 §3: create_product_permission 1. */
export const noStaff: StaffFormValues = { ...noStaffValues, create_product_permission: true, limit_unit: 'bil' };

/** Somebody outside the hierarchy is let in page by page: not even houses are theirs to create unless said so. */
export const noOther: StaffFormValues = { ...noStaff, other_account: true, create_product_permission: false };

/** A stored record as the form shows it. */
export const valuesOf = (user: StaffUser): StaffFormValues => ({ ...valuesOfStaff(user), limit_unit: 'bil' });

/** Whether a field holds nothing: what an old record lacks is not asked for by an edit of something else. */
export const isEmpty = (field: StaffField, values: StaffFormValues): boolean => holdsNothing(values[field]);

const comparable = (values: StaffFormValues) =>
  Object.fromEntries(staffFields.map((field) => [field, comparableOf(field, values)])) as Record<StaffField, unknown>;

/** Fields whose value differs between two states of the form. */
export const changesOf = (before: StaffFormValues, after: StaffFormValues): StaffField[] =>
  changedFields(comparable(before), comparable(after));

/** Fields that both sides changed, to different things: only these need a decision. D12. */
export const clashesOf = ({ before, mine, theirs }: Conflict<StaffFormValues>): StaffField[] =>
  clashingFields({ before: comparable(before), mine: comparable(mine), theirs: comparable(theirs) });

/** The record with both sides' changes: what was typed, over what somebody else saved; theirs where it was chosen. D12. */
export function mergedValues(
  { before, mine, theirs }: Conflict<StaffFormValues>,
  isTheirs: (field: StaffField) => boolean = () => false,
): StaffFormValues {
  const typed = changesOf(before, mine).filter((field) => !isTheirs(field));
  return { ...theirs, ...Object.fromEntries(typed.map((field) => [field, mine[field]])) };
}

/** Some fields as the wire has them. */
export const wireOf = (values: StaffFormValues, fields: readonly StaffField[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, wireValueOf(field, values)]));
