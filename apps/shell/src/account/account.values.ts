import type { Portal } from '@toam/domain/post/portal';
import type { StaffUser } from '@toam/contracts/user/user';
import { valuesIn } from '@toam/domain/record/columns';
import { type PersonalColumn, personalColumns, type PictureColumn } from '@toam/domain/staff/staff-columns';
import {
  fieldLabel,
  holdsNothing,
  isPicture,
  type StaffValues,
  valuesOfStaff,
  wireValueOf,
} from '@toam/pickers/staff/staff.values';
import { staffLabel } from '@toam/contracts/user/user.text';
import type { OwnEmailValues } from '@toam/pickers/staff/own-password.field';
import type { EntryForm } from '@toam/ui/form';

/** What every section of the account needs. */
export interface AccountParts {
  form: EntryForm<AccountValues>;
  required: readonly PersonalField[];
}

/** Gives a personal field its binding, label and star. */
export const fieldOf =
  ({ form, required }: AccountParts) =>
  <Name extends PersonalField>(name: Name) => ({
    control: form.control,
    name,
    label: staffLabel[name],
    required: required.includes(name),
  });

/** The profile modal changes the portrait, with its own call. */
export type PersonalField = Exclude<PersonalColumn, 'profile_picture'>;
export const personalFields = personalColumns.filter((column): column is PersonalField => column !== 'profile_picture');

type PaperField = Extract<PersonalField, PictureColumn>;
export const paperFields: PaperField[] = personalFields.filter((field) => isPicture(field));

type PersonalValues = Pick<StaffValues, PersonalField>;

/** The typed password; '' keeps the stored one. Stored passwords are never read. D103. */
export type PortalValues = Record<`${Portal}_name` | `${Portal}_password`, string>;

/** The fields' values, with the API's names. Specification 2 §2 "Account page". */
export type AccountValues = PersonalValues & PortalValues & OwnEmailValues;

/** The stored record as form values. */
export const valuesOf = (user: StaffUser): AccountValues => ({
  ...valuesIn(valuesOfStaff(user), personalFields),
  current_password: null,
  ...{ alonhadat_name: user.alonhadat_name, alonhadat_password: '' },
  ...{ batdongsan_name: user.batdongsan_name, batdongsan_password: '' },
});

export const isEmpty = (field: PersonalField, values: AccountValues): boolean => holdsNothing(values[field]);

const isPersonal = (field: keyof AccountValues): field is PersonalField =>
  personalFields.some((personal) => personal === field);

/** A field's value as people read it; '' if empty. */
export const accountWords = (field: keyof AccountValues, values: AccountValues): string =>
  isPersonal(field) ? fieldLabel(field, values) : (values[field] ?? '');

/** Some personal fields in the API's shape. */
export const wireOf = (values: AccountValues, fields: readonly PersonalField[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, wireValueOf(field, values)]));

/** Drafts leave out passwords, because drafts are stored as plain text. D37, D103. */
export const withoutPasswords = (fields: Partial<AccountValues>): Partial<AccountValues> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !name.endsWith('_password')));
