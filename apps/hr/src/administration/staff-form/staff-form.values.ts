import type { StaffUser } from '@toam/contracts/user/user';
import type { MoneyUnit } from '@toam/domain/money/money-unit';
import type { OwnEmailValues } from '@toam/pickers/staff/own-password.field';
import {
  holdsNothing,
  noStaffValues,
  type StaffField,
  type StaffValues,
  valuesOfStaff,
  wireValueOf,
} from '@toam/pickers/staff/staff.values';

/** The fields' values as the screen shows them, with the API's names. Specification 2 §3 "Staff user". */
export type StaffFormValues = StaffValues &
  OwnEmailValues & {
    /** How the user enters the limits; not stored. */
    limit_unit: MoneyUnit;
  };

/** What only the form knows. */
const notStored = { limit_unit: 'bil', current_password: null } as const;

/** A new person. Specification 2 §3: create_product_permission 1. */
export const noStaff: StaffFormValues = { ...noStaffValues, create_product_permission: true, ...notStored };

/** An account outside the hierarchy gets its rights page by page. By default it may not even create houses. */
export const noOther: StaffFormValues = { ...noStaff, other_account: true, create_product_permission: false };

/** A stored record as form values. */
export const valuesOf = (user: StaffUser): StaffFormValues => ({ ...valuesOfStaff(user), ...notStored });

/** Whether a field is empty. A field that is empty in an old record is not required when another one is edited. */
export const isEmpty = (field: StaffField, values: StaffFormValues): boolean => holdsNothing(values[field]);

/** Some fields in the shape of the API. */
export const wireOf = (values: StaffFormValues, fields: readonly StaffField[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, wireValueOf(field, values)]));
