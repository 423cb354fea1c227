import { madeByKind, tableWith } from '@toam/domain/record/columns';
import {
  type EditableColumn,
  editableStaffColumns,
  longestStaffNote,
  type StaffKindOf,
} from '@toam/domain/staff/staff-columns';
import { z } from 'zod';
import { currentPassword } from '@toam/contracts/auth/auth.endpoints';
import { flag, recordId } from '@toam/contracts/field';
import { userSaveText as text } from './user-save.text';
import { introduction } from './introduction';
import {
  departments,
  employeeStatuses,
  employeeTypes,
  genders,
  jobPositions,
  literacies,
  marriages,
  offices,
  religions,
  roles,
} from './user';
import {
  choiceOf,
  choiceOrNone,
  dayOrNone,
  emailOrNone,
  isPriceOrderWrong,
  phoneOf,
  phoneOrNone,
  priceLimit,
  requiredDay,
  requiredImage,
  scope,
  socialIdOf,
  socialIdOrNone,
  textOf,
  textOrNone,
} from './user-field';

type Label = EditableColumn;
type EditableKind = StaffKindOf<EditableColumn>;

/** Schema of each kind of column; empty is allowed. */
const checked = {
  line: () => textOrNone(),
  note: () => textOrNone(longestStaffNote),
  phone: () => phoneOrNone(),
  socialId: () => socialIdOrNone(),
  email: () => emailOrNone(),
  day: dayOrNone,
  richText: () => introduction,
  gender: () => choiceOrNone(genders),
  marriage: () => choiceOrNone(marriages),
  religion: () => choiceOrNone(religions),
  literacy: () => choiceOrNone(literacies),
  employeeType: () => choiceOrNone(employeeTypes),
  employeeStatus: () => choiceOrNone(employeeStatuses),
  department: () => choiceOrNone(departments),
  office: (label: Label) => choiceOf(label, offices),
  role: (label: Label) => choiceOf(label, roles),
  jobPosition: (label: Label) => choiceOf(label, jobPositions),
  person: () => recordId.nullable(),
  money: () => priceLimit(),
  ...{ projects: () => scope(), districts: () => scope() },
  ...{ status: () => flag(), introductionStatus: () => flag(), flag: () => flag() },
  ...{ houseRight: () => flag(), pageRight: () => flag() },
  /** Id of an uploaded picture. */
  picture: () => recordId.nullable(),
} satisfies Record<EditableKind, (label: Label) => z.ZodType>;

/** Schema of each kind of column, if it is required. */
const required = {
  line: (label: Label) => textOf(label),
  phone: phoneOf,
  socialId: socialIdOf,
  day: requiredDay,
  gender: (label: Label) => choiceOf(label, genders),
  marriage: (label: Label) => choiceOf(label, marriages),
  religion: (label: Label) => choiceOf(label, religions),
  literacy: (label: Label) => choiceOf(label, literacies),
  employeeType: (label: Label) => choiceOf(label, employeeTypes),
  employeeStatus: (label: Label) => choiceOf(label, employeeStatuses),
  department: (label: Label) => choiceOf(label, departments),
  role: checked.role,
  /** It has a default. */
  office: (label: Label) => checked.office(label).optional(),
  picture: requiredImage,
};

/** Every column that a save may contain, empty or not. The use case checks which columns must not be emptied. */
const columns = madeByKind(editableStaffColumns, checked);

const optional = z.object(columns).partial().shape;

/** Specification 2 §5 "Other-account variant". */
const ofOthers = madeByKind(tableWith(editableStaffColumns, { required: 'account' }), required);

/** Required columns of every new staff user, from the form or an import. Specification 2 §5 "Staff user (create)". */
const ofStaff = madeByKind(tableWith(editableStaffColumns, { required: ['account', 'staff'] }), required);

/** What "the staff form additionally requires". Specification 2 §5. */
const ofForm = madeByKind(tableWith(editableStaffColumns, { required: 'form' }), required);

interface Limits {
  minimum_price?: number | null | undefined;
  maximum_price?: number | null | undefined;
}

/** If the limits are in the wrong order, the error is at the second one. */
function checkLimits({ minimum_price, maximum_price }: Limits, check: z.core.$RefinementCtx): void {
  if (isPriceOrderWrong(minimum_price, maximum_price))
    check.addIssue({ code: 'custom', path: ['maximum_price'], message: text.priceOrder });
}

/** A new person is always active. */
const { shape: ofNewcomer } = z.object(columns).omit({ status: true }).partial();
const staff = { ...ofNewcomer, ...ofStaff, other_account: z.literal(0).default(0) };

/** People outside the hierarchy have only the short form's fields and page rights. D28. */
const { shape: ofOutsider } = z.object(madeByKind(tableWith(editableStaffColumns, { short: true }), checked)).partial();
const other = { ...ofOutsider, ...ofOthers, other_account: z.literal(1) };

/** The body that creates a staff user. The staff form also uses it for editing. Specification 2 §5. */
export const staffForm = z.object({ ...staff, ...ofForm }).superRefine(checkLimits);

/** A staff user from a row of a workbook. It lacks the form's pictures and bank accounts, because staff sheets have none. */
export const importedStaff = z.object(staff).superRefine(checkLimits);
export type ImportedStaff = z.output<typeof importedStaff>;

/** The body that creates an account outside the hierarchy. Specification 2 §5, D28. */
export const newOtherAccount = z.object(other);

/**
 * Either of the two; without `other_account`, a staff user. There is no password: the API creates one and answers it once
 * (D67).
 */
export const newUser = z.preprocess(
  (body) =>
    typeof body === 'object' && body !== null && !('other_account' in body) ? { ...body, other_account: 0 } : body,
  z.discriminatedUnion('other_account', [staffForm, newOtherAccount]),
);
export type NewUserBody = z.output<typeof newUser>;

/** The short form, for creating and editing. D28. */
export const otherAccountForm = newOtherAccount;

/**
 * The body that changes or locks a record: only fields that are sent. null or '' empties a field; a required field refuses
 * that. Unknown keys pass through, so the use case can refuse a changed value of a server-owned column (issue 5).
 */
export const userChange = z.looseObject({
  /** The person to change. Absent: oneself. */
  user_id: recordId.optional(),
  /** The version that the form was opened with. A stale one gets 409 with the current record (D12). */
  version: z.number().int().optional(),
  /** Required where people change their own email, the name of their account. Stored nowhere. */
  current_password: currentPassword.optional(),
  ...optional,
});
export type UserChange = z.output<typeof userChange>;
