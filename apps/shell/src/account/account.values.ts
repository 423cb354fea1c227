import type { Portal } from '@toam/contracts/user/profile.endpoints';
import type { StaffUser } from '@toam/contracts/user/user';
import { valuesIn } from '@toam/domain/record/columns';
import { type PersonalColumn, personalColumns, type PictureColumn } from '@toam/domain/staff/staff-columns';
import { changedFields, clashingFields, type Conflict } from '@toam/domain/record/three-way';
import type { DraftData, DraftRules } from '@toam/record-form/edit-draft';
import {
  comparableOf,
  holdsNothing,
  isPicture,
  type StaffValues,
  valuesOfStaff,
  wireValueOf,
} from '@toam/pickers/staff/staff.values';

/** The portrait is changed in the profile modal, by a call of its own. */
export type PersonalField = Exclude<PersonalColumn, 'profile_picture'>;
export const personalFields = personalColumns.filter((column): column is PersonalField => column !== 'profile_picture');

type PaperField = Extract<PersonalField, PictureColumn>;
export const paperFields: PaperField[] = personalFields.filter((field) => isPicture(field));

type PersonalValues = Pick<StaffValues, PersonalField>;

/** A password is what is typed, '' while the stored one stays: it is never read. D103. */
export type PortalValues = Record<`${Portal}_name` | `${Portal}_password`, string>;

/** What the fields hold; names are the wire's. Specification 2 §2 "Account page". */
export type AccountValues = PersonalValues & PortalValues;

/** The stored record as the form shows it. */
export const valuesOf = (user: StaffUser): AccountValues => ({
  ...valuesIn(valuesOfStaff(user), personalFields),
  ...{ alonhadat_name: user.alonhadat_name, alonhadat_password: '' },
  ...{ batdongsan_name: user.batdongsan_name, batdongsan_password: '' },
});

export const isEmpty = (field: PersonalField, values: AccountValues): boolean => holdsNothing(values[field]);

/** The personal part. */
const comparable = (values: AccountValues) =>
  Object.fromEntries(personalFields.map((field) => [field, comparableOf(field, values)])) as Record<
    PersonalField,
    unknown
  >;

/** Personal fields whose value differs between two states of the form. */
export const changesOf = (before: AccountValues, after: AccountValues): PersonalField[] =>
  changedFields(comparable(before), comparable(after));

/** Fields that both sides changed, to different things: only these need a decision. D12. */
export const clashesOf = ({ before, mine, theirs }: Conflict<AccountValues>): PersonalField[] =>
  clashingFields({ before: comparable(before), mine: comparable(mine), theirs: comparable(theirs) });

/** The record with both sides' changes; theirs where it was chosen. What was typed of portals stays. D12. */
export function mergedValues(
  { before, mine, theirs }: Conflict<AccountValues>,
  isTheirs: (field: PersonalField) => boolean = () => false,
): AccountValues {
  const typed = changesOf(before, mine).filter((field) => !isTheirs(field));
  const { alonhadat_name, alonhadat_password, batdongsan_name, batdongsan_password } = mine;
  return {
    ...theirs,
    ...{ alonhadat_name, alonhadat_password, batdongsan_name, batdongsan_password },
    ...Object.fromEntries(typed.map((field) => [field, mine[field]])),
  };
}

/** Some personal fields as the wire has them. */
export const wireOf = (values: AccountValues, fields: readonly PersonalField[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, wireValueOf(field, values)]));

/** A draft of before another release may hold less or something else. */
function restored(base: AccountValues, data: DraftData): AccountValues {
  const fits = (name: string, value: unknown) => {
    if (!Object.hasOwn(base, name) || isPassword(name)) return false;
    const model = base[name as keyof AccountValues];
    return Array.isArray(model) ? Array.isArray(value) : model === null || typeof value === typeof model;
  };
  return { ...base, ...Object.fromEntries(Object.entries(data).filter(([name, value]) => fits(name, value))) };
}

const isPassword = (name: string): boolean => name.endsWith('_password');

/** An edit that is not finished. Passwords are no part of it: drafts lie in clear. D37, D103. */
export const accountDraft: DraftRules<AccountValues> = {
  changed: (before, after) => [
    ...changesOf(before, after),
    ...(['alonhadat_name', 'batdongsan_name'] as const).filter((name) => before[name] !== after[name]),
  ],
  restored,
};
