import type { StaffUser } from '@toam/contracts/user/user';
import type { MoneyUnit } from '@toam/domain/money/money-unit';
import {
  holdsNothing,
  noStaffValues,
  type StaffField,
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

/** Some fields as the wire has them. */
export const wireOf = (values: StaffFormValues, fields: readonly StaffField[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, wireValueOf(field, values)]));
